import { makeAutoObservable, observableRef } from 'mobx';
import type { StoreDeps } from '../../../kernel/stores.ts';
import type { PendingCall } from '../../../kernel/spending/PendingCalls.ts';
import type { CashierApi } from '../api.ts';
import { findLeftPayment } from '../findLeftPayment.ts';
import type { Transaction } from '../parseCashier.ts';

/** The withdrawal that a reload, or another player's visit, has cut off: its outcome is being looked up. */
export class LeftWithdrawal {
  private left: PendingCall | null = null;
  readonly #api: Pick<CashierApi, 'payments'>;
  readonly #deps: Pick<StoreDeps, 'clock' | 'session'>;

  constructor(api: Pick<CashierApi, 'payments'>, deps: Pick<StoreDeps, 'clock' | 'session'>) {
    this.#api = api;
    this.#deps = deps;
    makeAutoObservable<LeftWithdrawal, 'left'>(this, { left: observableRef });
  }

  get isLookingUp(): boolean {
    return this.left !== null;
  }

  private forget(): void {
    this.left = null;
  }

  /** Null if it never reached the operator; undefined if nobody waits for it any more. */
  async lookUp(left: PendingCall): Promise<Transaction | null | undefined> {
    this.left = left;
    const isAsked = () => this.left === left && !this.isOthers(left);
    const found = await findLeftPayment(this.#api, this.#deps.clock, left, isAsked, 'withdrawal');
    if (this.left === left) this.forget();
    return found;
  }

  private isOthers({ uid }: PendingCall): boolean {
    return this.#deps.session.holder !== uid;
  }
}
