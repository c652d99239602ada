import { makeAutoObservable } from 'mobx';
import { Remote } from '../../../kernel/Remote.ts';
import type { DepositApi } from '../deposit/depositApi.ts';
import { isLostDeposit } from '../depositAgain.ts';
import type { Transaction } from '../parseCashier.ts';

/** The methods that deposits can be made by now: one that was lost is tried again by its own, if that is still there. */
export class OfferedMethods {
  readonly #names = new Remote<readonly string[]>();
  readonly #api: Pick<DepositApi, 'methods'>;

  constructor(api: Pick<DepositApi, 'methods'>) {
    this.#api = api;
    makeAutoObservable(this);
  }

  /** Asks for them, once, as soon as one of these payments needs them. */
  learnFor(payments: readonly Transaction[]): void {
    // A failure is reported by the transport; the next payment asks again.
    if (payments.some(isLostDeposit)) void this.#names.load('', () => this.#api.methods()).catch(() => undefined);
  }

  /** As long as that is not known, every method counts: the form goes on with another one. */
  has(sysname: string): boolean {
    return this.#names.value?.includes(sysname) !== false;
  }
}
