import { makeAutoObservable, observableRef, observableShallow, runInAction } from 'mobx';
import type { StoreDeps, StoreFactory } from '../../kernel/stores.ts';
import { PagedList } from '../../kernel/lists/PagedList.ts';
import { parseBet } from './bet.ts';
import type { Bet } from './bet.ts';
import { noFilter, readFilter, tabStatuses, writeFilter } from './betFilter.ts';
import type { BetFilter } from './betFilter.ts';
import { betsPath } from './paths.ts';

type Deps = Pick<StoreDeps, 'call' | 'clock' | 'news' | 'navigate' | 'place'>;

const DAY_MS = 86_400_000;

/** The player's bets, as the filter of the address wants them; changes arrive by the socket. */
export class BetsStore {
  filter: BetFilter = noFilter;
  /** Bets that were opened to their legs. */
  readonly opened = new Set<string>();
  readonly list: PagedList<Bet>;
  /** Newer versions of listed bets, by id. */
  private readonly newer = new Map<string, Bet>();
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.list = new PagedList((offset, count) => this.fetch(offset, count));
    makeAutoObservable<BetsStore, 'newer'>(this, { filter: observableRef, list: false, newer: observableShallow });
  }

  /** The bets that belong to the filter; one that has ended leaves the open ones at once. */
  get shown(): readonly Bet[] {
    const statuses = tabStatuses[this.filter.tab];
    return this.list.items
      .map((bet) => {
        const newer = this.newer.get(bet.id);
        return newer !== undefined && newer.revision >= bet.revision ? newer : bet;
      })
      .filter(({ status }) => statuses.includes(status));
  }

  /** Takes the filter of the address and follows the player's bets until the returned function is called. */
  open(): () => void {
    this.filter = readFilter(this.#deps.place.search);
    void this.list.load();
    const stops = [
      this.#deps.news.subscribe((event) => {
        if (event.type === 'bet.updated') this.take(parseBet(event.data));
      }),
      this.#deps.news.subscribeGaps(() => void this.list.load()),
    ];
    return () => stops.forEach((stop) => stop());
  }

  change(part: Partial<BetFilter>): void {
    this.filter = { ...this.filter, ...part };
    this.#deps.navigate(`${betsPath}${writeFilter(this.filter)}`, { replace: true });
    this.list.reset();
    void this.list.load();
  }

  toggle(id: string): void {
    if (!this.opened.delete(id)) this.opened.add(id);
  }

  private take(bet: Bet): void {
    const known = this.newer.get(bet.id);
    if (known !== undefined && known.revision > bet.revision) return;
    this.newer.set(bet.id, bet);
    const isListed = this.list.items.some(({ id }) => id === bet.id);
    // One that belongs here now: the page that it is on is the server's to say.
    if (!isListed && tabStatuses[this.filter.tab].includes(bet.status)) void this.list.load();
  }

  private async fetch(offset: number, count: number) {
    const { call, clock } = this.#deps;
    const { tab, sport, kind, days } = this.filter;
    const answer = await call('GET Bets.get', {
      statuses: [...tabStatuses[tab]],
      sport,
      kind,
      date_from: days === 0 ? '' : new Date(clock.now() - days * DAY_MS).toISOString(),
      offset,
      count,
    });
    const items = answer.items.map(parseBet);
    runInAction(() =>
      items.forEach(({ id, revision }) => {
        if ((this.newer.get(id)?.revision ?? -1) <= revision) this.newer.delete(id);
      }),
    );
    return { items, total: answer.count };
  }
}

export const betsStore: StoreFactory<BetsStore> = {
  key: 'betting.bets',
  scope: 'player',
  create: (deps) => new BetsStore(deps),
};
