import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { BackedOff } from '../../../lib/BackedOff.ts';
import type { StoreDeps, StoreFactory } from '../../../kernel/stores.ts';
import type { RemoteStatus } from '../../../kernel/Remote.ts';
import type { Cancel } from '../../../lib/clock.ts';
import { createCashierApi } from '../api.ts';
import type { CashierApi, PayReturn } from '../api.ts';
import { isTerminal } from '../parseCashier.ts';

/**
 * The page that a payment begun in the messenger returns to, in another browser: asks how the payment stands until its
 * final state. It needs no session.
 */
export class PayReturnStore {
  /** `unknown`: the address names no payment. */
  status: RemoteStatus | 'unknown' = 'idle';
  payment: PayReturn | null = null;
  #token = '';
  readonly #next: BackedOff;
  readonly #api: Pick<CashierApi, 'returned'>;

  constructor(api: Pick<CashierApi, 'returned'>, clock: Pick<StoreDeps['clock'], 'after'>) {
    this.#api = api;
    this.#next = new BackedOff(clock, () => void this.ask());
    makeAutoObservable(this, { payment: observableRef });
  }

  /** Follows the payment of the token; returns a disposer. */
  open(token: string): Cancel {
    this.#token = token;
    this.#next.reset();
    this.payment = null;
    this.status = token === '' ? 'unknown' : 'loading';
    if (token !== '') void this.ask();
    return () => {
      this.#next.stop();
      this.#token = '';
    };
  }

  async ask(): Promise<void> {
    this.#next.stop();
    const token = this.#token;
    if (this.status === 'failed') this.status = 'loading';
    try {
      const payment = await this.#api.returned(token);
      if (token === this.#token) runInAction(() => this.take(payment));
    } catch {
      // Reported by the transport. The known state stays on screen; the next request follows.
      if (token === this.#token) runInAction(() => this.miss());
    }
  }

  private take(payment: PayReturn | null): void {
    this.status = payment === null ? 'unknown' : 'ready';
    this.payment = payment;
    if (payment !== null && !isTerminal(payment.status)) this.#next.later();
  }

  private miss(): void {
    if (this.payment === null) this.status = 'failed';
    this.#next.later();
  }
}

export const payReturnStore: StoreFactory<PayReturnStore> = {
  key: 'cashier.payReturn',
  scope: 'visit',
  create: ({ call, clock }) => new PayReturnStore(createCashierApi(call), clock),
};
