import { sleep } from '../../../tools/browser.mjs';
import { currencies, decimalText, minorUnits } from '../ledger/currencies.mjs';

/** A restarted operator looks for the sportsbook at once, and again after a minute. */
const LAUNCH_WITHIN = 150_000;
const KINDS = { single: 50, accumulator: 25, system: 13, builder: 12 };
const CONSENTS = { any: 70, higher: 15, none: 15 };
const RULINGS = { void: 30, won: 35, lost: 35 };
const NO_MONEY = new Set(['InsufficientFunds', 'BonusStakeTooHigh', 'BonusExcluded']);
/** Picks that all players have bet on, for the traders. @type {Array<{ event: string, market: string, selection: string }>} */
const picked = [];
const MOST_PICKED = 400;

/** Bets of one player, with everything that may happen to them. */
export class BetDesk {
  /** Ids of accepted bets. @type {string[]} */
  ids = [];
  /** Those that a free bet was staked on. @type {string[]} */
  freeIds = [];
  #session = null;
  #gifts = 0;

  /** @param {import('../ledger/Player.mjs').Player} player @param {import('./EventBoard.mjs').EventBoard} board */
  constructor(player, board) {
    this.player = player;
    this.board = board;
    this.random = player.random;
  }

  /** Places one bet under one key, sometimes twice at once; `isFree` stakes a free bet if there is one. */
  async place({ isLive = false, copies = 1, isFree = false } = {}) {
    const session = await this.#opened();
    const gift = isFree ? (session.free_bets[0] ?? null) : null;
    if (isFree && gift === null) return this.give('free bet');
    const slip = await this.#slip(isLive);
    if (slip === null) return;
    const { random, player } = this;
    const { least, most } = { least: minorUnits(session.limits.min_stake, session.currency), most: 30 };
    const stake = gift?.amount ?? decimalText(least * random.integer(1, most), session.currency);
    const key = `slip-${random.hex(20)}`;
    const funding = gift === null ? 'auto' : `free_bet:${gift.id}`;
    const order = { ...slip, session: session.token, key, stake, funding, consent: random.weighted(CONSENTS) };
    const replies = await Promise.all(Array.from({ length: copies }, () => this.#ask('bets', order)));
    if (gift !== null) this.#session = null;
    const told = new Set(replies.map((reply) => this.#noted(key, order, reply)));
    if (told.has('accepted') && told.has('refused')) player.journal.fault(`slip ${key} was accepted and refused`);
    if (replies.some(({ body }) => NO_MONEY.has(body?.reason))) await player.deposit({ isDoubled: false });
  }

  /** Sells a bet or a part of it, sometimes while a trader decides it, sometimes twice at once. */
  async cashOut({ isRacing = false, percent = this.random.pick([100, 100, 25, 50, 90]) } = {}) {
    const id = this.#some();
    if (id === null) return this.place();
    const { token } = await this.#opened();
    const quoted = await this.#ask(`bets/${id}/quote`, { session: token, percent });
    const price = quoted.body?.price ?? null;
    if (price === null) return this.player.journal.answer('cash-out not offered');
    const order = { session: token, key: `sell-${this.random.hex(20)}`, percent, price };
    const sell = () => this.#ask(`bets/${id}/cashout`, order);
    const copies = this.random.happens(0.2) ? [sell(), sell()] : [sell()];
    const [first, ...others] = await Promise.all([...copies, ...(isRacing ? [this.rule({ bet: id })] : [])]);
    for (const { status, body } of [first, ...others.filter((reply) => reply?.body?.bet)]) {
      this.player.journal.answer(
        status === 200 ? `cash-out ${body.bet.status}` : (body?.error?.type ?? String(status)),
      );
      if (body?.bet?.status === 'cashed_out') this.player.journal.soldBets.add(id);
    }
  }

  /** Buys back everything at once that can be, while matches end. */
  async cashOutAll() {
    for (const percent of [40, 100])
      await Promise.all(this.ids.slice(-20).map(() => this.cashOut({ percent, isRacing: false })));
  }

  /** A trader decides a selection, voids it or its event, or turns an earlier result round, twice as often as not. */
  async rule({ bet = null } = {}) {
    const pick = bet === null ? this.random.pick(picked) : ((await this.#legs(bet))[0] ?? picked[0]);
    if (pick === undefined) return this.place();
    const isWhole = this.random.happens(0.03);
    const times = this.random.happens(0.5) ? 2 : 1;
    for (let time = 0; time < times; time += 1) {
      const ruling = isWhole ? 'void' : this.random.weighted(RULINGS);
      const what = isWhole ? { event: pick.event } : pick;
      const reply = await this.player.control('/__sandbox/sportsbook/rulings', { ...what, ruling });
      this.player.journal.answer(reply.status === 200 ? `ruled ${ruling}` : `ruling refused ${reply.status}`);
      if (reply.status !== 200) this.player.journal.fault(`ruling: ${JSON.stringify(reply.body)}`);
    }
  }

  /** A trader decides all legs of the player's last free bet, and then all of them otherwise. */
  async correctFreeBet(rulings) {
    const id = this.freeIds.at(-1);
    const legs = id === undefined ? [] : await this.#legs(id);
    for (const ruling of rulings)
      for (const leg of legs) await this.player.control('/__sandbox/sportsbook/rulings', { ...leg, ruling });
  }

  /** What the house gives: a free bet, or a betting bonus. */
  async give(kind = this.random.pick(['free bet', 'betting bonus'])) {
    const { uid, currency, random } = this.player;
    this.#gifts += 1;
    const amount = decimalText(Math.ceil(currencies[currency].least / (kind === 'free bet' ? 10 : 2)), currency);
    const gift = { uid, currency, amount, source_id: `${uid}-${this.#gifts}` };
    const terms = {
      type: 'betting',
      wager_times: random.integer(1, 3),
      wager_base: 'bonus',
      is_sticky: random.happens(0.3),
      max_stake: null,
      max_conversion_times: null,
      days: 7,
      counts: { types: {}, games: {}, excluded: [] },
      betting: { min_odds: 1200, min_legs: 1 },
    };
    const { operators, sandboxHeaders } = this.player.house;
    const order = kind === 'free bet' ? { ...gift, min_odds: 1200 } : { ...gift, terms: JSON.stringify(terms) };
    const reply = await this.player.caller.ask(
      () => `${random.pick(operators)}/__sandbox/${kind === 'free bet' ? 'giveFreeBet' : 'grantBonus'}`,
      { method: 'POST', headers: sandboxHeaders, body: JSON.stringify(order) },
      { isUnknown: ({ status }) => status === 401 || status >= 500 || status === 429 },
    );
    if (reply.status !== 200) this.player.journal.fault(`${kind}: ${JSON.stringify(reply.body).slice(0, 200)}`);
    this.#session = null;
  }

  /** What a page asks for. */
  async look() {
    const { token } = await this.#opened();
    await this.#ask('bets/mine', { session: token, which: this.random.pick(['open', 'settled']), before: 0 });
    await this.player.get('Bets.get', '&status=open&count=20');
  }

  #some() {
    const recent = this.ids.slice(-12);
    return recent.length === 0 ? null : this.random.pick(recent);
  }

  async #legs(id) {
    const { token } = await this.#opened();
    const { body } = await this.#ask(`bets/${id}`, { session: token });
    return (body?.bet?.legs ?? []).map(({ event, market, selection }) => ({ event, market, selection }));
  }

  async #slip(isLive) {
    const { random } = this;
    const kind = random.weighted(KINDS);
    const lines = await this.board.lines(this.player.caller, isLive);
    const events = new Set();
    const count = { single: 1, builder: 1, accumulator: random.integer(2, 4), system: random.integer(3, 5) }[kind];
    for (let tries = 0; tries < 20 && events.size < Math.min(count, lines.length); tries += 1)
      events.add(random.pick(lines).id);
    const legs = [];
    for (const event of events) legs.push(...(await this.#picks(event, kind === 'builder' ? 2 : 1)));
    const isComplete = legs.length === (kind === 'builder' ? 2 : count);
    if (!isComplete) return legs.length === 0 ? null : single(legs[0]);
    picked.push(...legs.map(({ event, market, selection }) => ({ event, market, selection })));
    picked.splice(0, picked.length - MOST_PICKED);
    if (kind === 'builder') return this.#builder(legs);
    return { kind, system: kind === 'system' ? `${random.integer(2, count - 1)}/${count}` : null, odds: 0, legs };
  }

  async #builder(legs) {
    const { body } = await this.#ask('builder', { picks: legs });
    return (body?.odds ?? null) === null ? single(legs[0]) : { kind: 'builder', system: null, odds: body.odds, legs };
  }

  async #picks(event, count) {
    const markets = await this.board.markets(this.player.caller, event);
    const chosen = new Set();
    for (let tries = 0; tries < 10 && chosen.size < Math.min(count, markets.length); tries += 1)
      chosen.add(this.random.pick(markets));
    return [...chosen].map((market) => {
      const selection = this.random.pick(market.selections);
      return { event, market: market.key, selection: selection.key, odds: selection.price };
    });
  }

  /** Notes an answer to a slip, and says what kind it is. */
  #noted(key, { stake }, { status, body }) {
    const { journal, uid, currency } = this.player;
    if (status === 401) this.#session = null;
    if (status === 422) journal.fault(`slip ${key} was not understood: ${JSON.stringify(body)}`);
    if (status !== 200) {
      journal.answer(body?.error?.type ?? String(status));
      return 'none';
    }
    journal.answer(body.status === 'refused' ? `refused: ${body.reason}` : `bet ${body.status}`);
    if (body.status === 'refused') journal.refusedKeys.add(`${uid} ${key}`);
    if (body.bet === undefined) return body.status;
    if (body.status === 'accepted') journal.bet(uid, key, { id: body.bet.id, stake, currency });
    if (!this.ids.includes(body.bet.id)) this.ids.push(body.bet.id);
    if (body.status === 'accepted' && body.bet.isFreeBet && !this.freeIds.includes(body.bet.id))
      this.freeIds.push(body.bet.id);
    return body.status;
  }

  async #opened() {
    const deadline = performance.now() + LAUNCH_WITHIN;
    while (this.#session === null) {
      const address = await this.player.launch('dgt_sportsbook');
      const token = address?.searchParams.get('session') ?? null;
      if (token !== null) {
        const { status, body } = await this.#ask('session', { session: token });
        if (status === 200) this.#session = { ...body.session, token };
      }
      if (this.#session !== null) break;
      if (performance.now() > deadline) throw new Error(`${this.player.name} cannot open the sportsbook`);
      await sleep(this.random.integer(100, 400));
    }
    return this.#session;
  }

  /** A refused gateway in between is an answer of the wallet, which the page asks for again. */
  #ask(path, message) {
    const init = { method: 'POST', body: JSON.stringify(message), headers: { 'content-type': 'application/json' } };
    return this.player.caller.ask(() => `${this.player.house.vendors}/sportsbook/api/${path}`, init);
  }
}

const single = (leg) => ({ kind: 'single', system: null, odds: 0, legs: [leg] });
