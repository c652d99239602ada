import { makeAutoObservable } from 'mobx';
import type { Cancel } from '../../lib/clock.ts';
import type { PlayerScoped, StoreDeps, StoreFactory } from '../../kernel/deps.ts';
import { createCashierApi } from './api.ts';
import type { CashierApi, TransactionType } from './api.ts';
import { PagedList } from '../../kernel/lists/PagedList.ts';
import { isTerminal } from './parseCashier.ts';
import type { Round, Transaction } from './parseCashier.ts';

/** Polling interval of pending payments if no events arrive, in ms. */
const refreshMs = 10_000;

export type HistoryTab = 'payments' | 'games';

/** 2.3-6: the player's payments and rounds. Pending payments are updated by events. */
export class HistoryStore implements PlayerScoped {
  tab: HistoryTab = 'payments';
  type: TransactionType = '';
  /** The withdrawal whose cancelling failed last, or empty. */
  notCancelled = '';
  readonly payments: PagedList<Transaction>;
  readonly rounds: PagedList<Round>;
  private uid = 0;

  constructor(
    private readonly api: Pick<CashierApi, 'payments' | 'rounds' | 'transaction' | 'cancelWithdrawal'>,
    private readonly deps: Pick<StoreDeps, 'clock' | 'news'>,
  ) {
    this.payments = new PagedList((offset, count) => api.payments(offset, count, this.type));
    this.rounds = new PagedList((offset, count) => api.rounds(offset, count));
    makeAutoObservable<HistoryStore, 'api' | 'deps' | 'uid'>(this, {
      payments: false,
      rounds: false,
      api: false,
      deps: false,
      uid: false,
    });
  }

  /** Loads the current tab and keeps pending payments up to date; returns a disposer. */
  open(uid: number): Cancel {
    if (uid !== this.uid) this.forgetPlayer();
    this.uid = uid;
    void this.list.load();
    const stopNews = this.deps.news.subscribe((event) => {
      if (event.type === 'cashier.transaction_updated') void this.refresh(event.data.id);
    });
    const stopAsking = this.deps.clock.every(refreshMs, () => this.refreshOpen());
    return () => {
      stopNews();
      stopAsking();
    };
  }

  forgetPlayer(): void {
    this.uid = 0;
    this.payments.reset();
    this.rounds.reset();
    this.notCancelled = '';
  }

  get list(): PagedList<Transaction> | PagedList<Round> {
    return this.tab === 'payments' ? this.payments : this.rounds;
  }

  show(tab: HistoryTab): void {
    this.tab = tab;
    void this.list.load();
  }

  filter(type: TransactionType): void {
    if (type === this.type) return;
    this.type = type;
    this.payments.reset();
    void this.payments.load();
  }

  /** 7-45: cancels a withdrawal that has not been sent. Repeatable, so a lost answer is simply retried. */
  async cancel(id: string): Promise<void> {
    this.notCancelled = '';
    try {
      this.payments.replace(await this.api.cancelWithdrawal(id));
    } catch {
      // Reported by the transport; the row is updated to its current state.
      this.fail(id);
      await this.refresh(id);
    }
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
      const payment = await this.api.transaction(id);
      if (payment !== null) this.payments.replace(payment);
    } catch {
      // Reported by the transport; the row keeps its last known state.
    }
  }
}

export const historyStore: StoreFactory<HistoryStore> = {
  key: 'cashier.history',
  create: (deps) => new HistoryStore(createCashierApi(deps.call), deps),
};
