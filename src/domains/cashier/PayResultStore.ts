import { makeAutoObservable, runInAction } from 'mobx';
import type { Cancel } from '../../lib/clock.ts';
import type { PlayerScoped, StoreDeps, StoreFactory } from '../../kernel/deps.ts';
import { createCashierApi } from './api.ts';
import type { CashierApi } from './api.ts';
import { forgetReturnAddress, lastPayment, returnAddress } from './lastPayment.ts';
import { TransactionFollower } from './TransactionFollower.ts';

/**
 * The pay pages (2.11, 4-61). The address names the payment, but its outcome comes from the operator only. Without a
 * payment in the address, it is the one this player started last.
 */
export class PayResultStore implements PlayerScoped {
  readonly follower: TransactionFollower;
  /** There is no payment to follow. */
  isEmpty = false;
  returnPath: string | null = null;

  constructor(
    private readonly api: Pick<CashierApi, 'transaction' | 'payments'>,
    private readonly deps: Pick<StoreDeps, 'clock' | 'news' | 'session' | 'storage'>,
  ) {
    this.follower = new TransactionFollower(api, deps);
    makeAutoObservable<PayResultStore, 'api' | 'deps'>(this, { follower: false, api: false, deps: false });
  }

  /** Follows the payment of the address, or the latest; returns a disposer. */
  open(uid: number, id: string): Cancel {
    this.isEmpty = false;
    this.returnPath = returnAddress(this.deps.storage);
    const known = id === '' ? lastPayment(this.deps.storage, uid) : id;
    if (known !== null) return this.follower.follow(known);
    let isOver = false;
    let stop: Cancel = () => {};
    void this.latest().then((found) => {
      if (isOver) return;
      if (found !== null) stop = this.follower.follow(found);
      else this.setEmpty();
    });
    return () => {
      isOver = true;
      stop();
    };
  }

  forgetPlayer(): void {
    this.follower.forget();
    this.isEmpty = false;
    this.returnPath = null;
  }

  /** The player went to the return address: it is deleted. */
  useReturn(): void {
    forgetReturnAddress(this.deps.storage);
  }

  private async latest(): Promise<string | null> {
    try {
      const { items } = await this.api.payments(0, 1, 'deposit');
      return items[0]?.id ?? null;
    } catch {
      // Reported by the transport; the page then links to the list of payments.
      return null;
    }
  }

  private setEmpty(): void {
    runInAction(() => {
      this.isEmpty = true;
    });
  }
}

export const payResultStore: StoreFactory<PayResultStore> = {
  key: 'cashier.payResult',
  create: (deps) => new PayResultStore(createCashierApi(deps.call), deps),
};
