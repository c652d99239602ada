import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Cancel } from '../../lib/clock.ts';
import type { StoreDeps } from '../../kernel/stores.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import type { CashierApi } from './api.ts';
import { slowAnswerMs } from '../../shared/slowAnswerMs.ts';
import { BackedOff } from '../../lib/BackedOff.ts';
import { isTerminal } from './parseCashier.ts';
import type { Transaction } from './parseCashier.ts';

type Deps = Pick<StoreDeps, 'clock' | 'news' | 'session'>;

/**
 * Follows one payment to its final state: by events, and by polling with growing delays (1 s to 10 s), so that it also
 * ends without a socket. The state shown is always from an answer of the operator; a final state never changes (I5).
 */
export class TransactionFollower {
  status: RemoteStatus | 'unknown' = 'idle';
  transaction: Transaction | null = null;
  /** It takes longer than usual: the page says that the player may leave. */
  isLong = false;
  #id = '';
  readonly #next: BackedOff;
  #stopAll: Cancel = () => {};
  readonly #api: Pick<CashierApi, 'transaction'>;
  readonly #deps: Deps;

  constructor(api: Pick<CashierApi, 'transaction'>, deps: Deps) {
    this.#api = api;
    this.#deps = deps;
    this.#next = new BackedOff(deps.clock, () => void this.ask());
    makeAutoObservable(this, { transaction: observableRef });
  }

  get isDone(): boolean {
    return this.transaction !== null && isTerminal(this.transaction.status);
  }

  /** Follows `id` until its final state, or until the returned function is called; shows `known` meanwhile. */
  follow(id: string, known: Transaction | null = null): Cancel {
    this.#stopAll();
    this.#id = id;
    this.transaction = known;
    this.status = known ? 'ready' : 'loading';
    this.isLong = false;
    this.#next.reset();
    const stopNews = this.#deps.news.subscribe((event) => {
      if (event.type === 'cashier.transaction_updated' && event.data.id === id) void this.askNow();
    });
    const stopWaiting = this.#deps.clock.after(slowAnswerMs, () => this.explain());
    const stop = () => {
      stopNews();
      stopWaiting();
      this.#next.stop();
      this.#stopAll = () => {};
      this.#id = '';
    };
    this.#stopAll = stop;
    if (known === null) void this.ask();
    else if (isTerminal(known.status)) stop();
    else this.#next.later();
    return () => {
      if (this.#stopAll === stop) stop();
    };
  }

  /** Requests the state now and restarts the delays: the player pressed "try again", or an event arrived. */
  async askNow(): Promise<void> {
    if (this.#id === '' || this.isDone) return;
    this.#next.reset();
    if (this.status === 'failed') this.status = 'loading';
    await this.ask();
  }

  /** Stops polling; the known state is kept. */
  pause(): void {
    this.#stopAll();
  }

  /** Stops following and clears the state. */
  forget(): void {
    this.#stopAll();
    this.transaction = null;
    this.status = 'idle';
    this.isLong = false;
  }

  private async ask(): Promise<void> {
    this.#next.stop();
    const id = this.#id;
    try {
      const found = await this.#api.transaction(id);
      if (id === this.#id) runInAction(() => this.take(found));
    } catch {
      // Reported by the transport. The known state stays on screen; the next poll follows.
      if (id === this.#id) runInAction(() => this.miss());
    }
  }

  private take(found: Transaction | null): void {
    if (this.isDone) return;
    if (found === null) {
      this.status = 'unknown';
      this.#stopAll();
      return;
    }
    this.transaction = found;
    this.status = 'ready';
    if (!isTerminal(found.status)) {
      this.#next.later();
      return;
    }
    this.#stopAll();
    void this.#deps.session.refreshBalance();
  }

  private miss(): void {
    if (this.transaction === null) this.status = 'failed';
    this.#next.later();
  }

  private explain(): void {
    this.isLong = true;
  }
}
