import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Cancel } from '../../lib/clock.ts';
import type { StoreDeps, StoreFactory } from '../../kernel/stores.ts';
import { createCashierApi } from './api.ts';
import type { CashierApi } from './api.ts';
import { createDepositApi } from './deposit/depositApi.ts';
import type { DepositApi } from './deposit/depositApi.ts';
import { noFilter, periodStart, statusesOf } from './history/historyFilter.ts';
import type { HistoryFilter } from './history/historyFilter.ts';
import { HistoryFilters } from './history/HistoryFilters.ts';
import { OfferedMethods } from './history/OfferedMethods.ts';
import { shellRules } from '../../kernel/shellRules.ts';
import { PagedList } from '../../kernel/lists/PagedList.ts';
import type { Page } from '../../kernel/lists/PagedList.ts';
import { isTerminal } from './parseCashier.ts';
import type { Round, Transaction } from './parseCashier.ts';
import { DepositDrop } from './DepositDrop.ts';

/** Polling interval of pending payments if no events arrive, in ms. */
const refreshMs = 10_000;

type Api = Pick<CashierApi, 'payments' | 'rounds' | 'transaction' | 'cancelWithdrawal'> &
  Pick<DepositApi, 'drop' | 'methods'>;

/** 2.3-6: the player's payments and rounds. Pending payments are updated by events. */
export class HistoryStore {
  /** The withdrawal whose cancelling failed last, or empty. */
  notCancelled = '';
  readonly payments: PagedList<Transaction>;
  readonly rounds: PagedList<Round>;
  readonly filters: HistoryFilters;
  readonly dropping: DepositDrop;
  readonly offered: OfferedMethods;
  /** The methods of the payments that were loaded, by sysname: what a filter can ask for. */
  readonly methods = observable.map<string, string>();
  /** The games of the rounds that were loaded, by sysname. */
  readonly games = observable.map<string, string>();
  /** The filter that the lists were loaded with last. */
  #shown: HistoryFilter = noFilter;
  readonly #api: Api;
  readonly #deps: Pick<StoreDeps, 'clock' | 'news' | 'navigate' | 'place'>;

  constructor(api: Api, deps: Pick<StoreDeps, 'clock' | 'news' | 'navigate' | 'place'>) {
    this.#api = api;
    this.#deps = deps;
    this.payments = new PagedList((offset, count) => this.fetchPayments(offset, count));
    this.dropping = new DepositDrop(api);
    this.offered = new OfferedMethods(api);
    this.filters = new HistoryFilters(deps, (filter) => this.follow(filter));
    this.rounds = new PagedList((offset, count) => this.fetchRounds(offset, count));
    makeAutoObservable(this, {
      payments: false,
      rounds: false,
      filters: false,
      dropping: false,
      offered: false,
      methods: false,
      games: false,
    });
  }

  /** Loads the current tab and keeps pending payments up to date; returns a disposer. */
  open(): Cancel {
    this.filters.open();
    this.#shown = this.filters.filter;
    void this.list?.load();
    const stopNews = this.#deps.news.subscribe((event) => {
      if (event.type === 'cashier.transaction_updated') void this.refresh(event.data.id);
    });
    const stopAsking = this.#deps.clock.every(refreshMs, () => this.refreshOpen());
    return () => {
      stopNews();
      stopAsking();
    };
  }

  /** The list of the chosen tab; the ledger has a store of its own. */
  get list(): PagedList<Transaction> | PagedList<Round> | null {
    const { tab } = this.filters.filter;
    if (tab === 'payments') return this.payments;
    return tab === 'games' ? this.rounds : null;
  }

  /** 7-45: cancels a withdrawal that has not been sent. Repeatable, so a lost answer is simply retried. */
  async cancel(id: string): Promise<void> {
    this.notCancelled = '';
    try {
      this.payments.replace(await this.#api.cancelWithdrawal(id));
    } catch {
      // Reported by the transport; the row is updated to its current state.
      this.fail(id);
      await this.refresh(id);
    }
  }

  /** Gives up a deposit that waits for the player, and shows what has become of it. */
  async drop(id: string): Promise<void> {
    await this.dropping.run(id);
    await this.refresh(id);
  }

  private async fetchPayments(offset: number, count: number): Promise<Page<Transaction>> {
    const { type, state, method, period } = this.filters.filter;
    const from = periodStart(period, this.#deps.clock.now());
    const page = await this.#api.payments(offset, count, { type, statuses: statusesOf[state], method, from });
    runInAction(() => page.items.forEach((payment) => this.methods.set(payment.method, payment.methodName)));
    this.offered.learnFor(page.items);
    return page;
  }

  private async fetchRounds(offset: number, count: number): Promise<Page<Round>> {
    const { game, period } = this.filters.filter;
    const page = await this.#api.rounds(offset, count, { game, from: periodStart(period, this.#deps.clock.now()) });
    runInAction(() => page.items.forEach((round) => this.games.set(round.game.sysname, round.game.title)));
    return page;
  }

  /** Another tab loads its list again; another filter empties the list first. */
  private follow(filter: HistoryFilter): void {
    if (this.#shown.tab === filter.tab) this.list?.reset();
    this.#shown = filter;
    void this.list?.load();
  }

  private fail(id: string): void {
    this.notCancelled = id;
  }

  private refreshOpen(): void {
    for (const payment of this.payments.items.slice(0, 20))
      if (!isTerminal(payment.status)) void this.refresh(payment.id);
  }

  /** A payment that is not listed is new: reload the list. */
  private async refresh(id: string): Promise<void> {
    if (this.payments.status !== 'ready') return;
    if (!this.payments.items.some((payment) => payment.id === id)) {
      await this.payments.load();
      return;
    }
    try {
      const payment = await this.#api.transaction(id);
      if (payment === null) return;
      this.payments.replace(payment);
      this.offered.learnFor([payment]);
    } catch {
      // Reported by the transport; the row keeps its last known state.
    }
  }
}

export const historyStore: StoreFactory<HistoryStore> = {
  key: 'cashier.history',
  scope: 'player',
  create: (deps) => {
    const api = { ...createCashierApi(deps.call), ...createDepositApi(deps.call, shellRules(deps)) };
    return new HistoryStore(api, deps);
  },
};
