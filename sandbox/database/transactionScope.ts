import { AsyncLocalStorage } from 'node:async_hooks';

interface Scope {
  isOpen: boolean;
}

/**
 * Tracks whether the running code is inside of a transaction. On the embedded database, which has one connection, a
 * query outside of the transaction's own handle would wait for that transaction for ever; on PostgreSQL it would see
 * other data. Both adapters refuse it, so the first test finds the mistake.
 */
export class TransactionScope {
  private readonly storage = new AsyncLocalStorage<Scope>();

  async run<T>(work: () => Promise<T>): Promise<T> {
    const scope: Scope = { isOpen: true };
    try {
      return await this.storage.run(scope, work);
    } finally {
      scope.isOpen = false;
    }
  }

  /** Throws when called from inside of an open transaction. */
  demandOutside(): void {
    if (this.storage.getStore()?.isOpen === true)
      throw new Error('Inside of a transaction only its own handle may be used');
  }
}
