import { makeAutoObservable } from 'mobx';
import type { StoreFactory } from '../../../kernel/stores.ts';
import { Remote } from '../../../kernel/Remote.ts';
import type { RemoteStatus } from '../../../kernel/Remote.ts';
import { createCashierApi } from '../api.ts';
import type { CashierApi } from '../api.ts';
import type { Transaction } from '../parseCashier.ts';

/** One payment for its receipt (2.3-8), as the operator has it. */
export class ReceiptStore {
  readonly #answer = new Remote<{ readonly transaction: Transaction | null }>();
  readonly #api: Pick<CashierApi, 'transaction'>;

  constructor(api: Pick<CashierApi, 'transaction'>) {
    this.#api = api;
    makeAutoObservable(this);
  }

  get status(): RemoteStatus {
    return this.#answer.status;
  }

  /** Null if there is no such payment, or it is another player's. */
  get transaction(): Transaction | null {
    return this.#answer.value?.transaction ?? null;
  }

  open(id: string): Promise<void> {
    return this.#answer.refresh(id, async () => ({
      transaction: id === '' ? null : await this.#api.transaction(id),
    }));
  }
}

export const receiptStore: StoreFactory<ReceiptStore> = {
  key: 'cashier.receipt',
  scope: 'player',
  create: ({ call }) => new ReceiptStore(createCashierApi(call)),
};
