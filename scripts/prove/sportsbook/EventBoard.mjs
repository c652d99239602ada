/** How long lists and events are kept, in ms: prices move on meanwhile, which players' consent has to cover. */
const KEPT_MS = 2500;
const LISTS = ['live', 'soon'];

/** The sportsbook's events as all players see them, asked for once in a while for all. */
export class EventBoard {
  #kept = new Map();

  /** @param {import('../ledger/House.mjs').House} house */
  constructor(house) {
    this.house = house;
  }

  /** Lines of events that are on, or of those of the next hour. @param {import('../ledger/Caller.mjs').Caller} caller */
  async lines(caller, isLive) {
    const { lines = [] } = await this.#get(caller, `events?when=${LISTS[isLive ? 0 : 1]}`);
    return lines.filter(({ phase, marketCount }) => phase !== 'ended' && marketCount > 0);
  }

  /** Open markets of an event. */
  async markets(caller, id) {
    const { event } = await this.#get(caller, `event/${id}`);
    return (event?.markets ?? []).filter(({ isSuspended }) => !isSuspended);
  }

  #get(caller, path) {
    const now = performance.now();
    const known = this.#kept.get(path);
    if (known !== undefined && now - known.at < KEPT_MS) return known.body;
    const body = caller.ask(() => `${this.house.vendors}/sportsbook/api/${path}`).then((reply) => reply.body);
    this.#kept.set(path, { at: now, body });
    return body;
  }
}
