import { makeAutoObservable, runInAction } from 'mobx';
import type { Cancel } from '../../../lib/clock.ts';
import type { StoreDeps, StoreFactory } from '../../../kernel/stores.ts';
import { createCashierApi } from '../api.ts';
import type { CashierApi } from '../api.ts';
import { DepositDrop } from '../DepositDrop.ts';
import { createDepositApi } from '../deposit/depositApi.ts';
import { forgetReturnAddress, lastPayment, returnAddress } from '../lastPayment.ts';
import type { Transaction } from '../parseCashier.ts';
import { TransactionFollower } from '../TransactionFollower.ts';
import { DepositProgress } from './DepositProgress.ts';
import { GainedBonus } from './GainedBonus.ts';

/** What a pay page is without a payment in its address: `latest` looks for the player's last deposit. */
type Fallback = 'latest' | 'remembered';

/**
 * The pay pages (2.11, 4-61). The address names the payment, but its outcome comes from the operator only. Without a
 * payment in the address, it is the one this player started last.
 */
export class PayResultStore {
  readonly follower: TransactionFollower;
  /** There is no payment to follow. */
  isEmpty = false;
  returnPath: string | null = null;
  readonly #api: Pick<CashierApi, 'transaction' | 'payments'>;
  readonly #deps: Pick<StoreDeps, 'clock' | 'news' | 'session' | 'storage'>;

  constructor(
    api: Pick<CashierApi, 'transaction' | 'payments'>,
    deps: Pick<StoreDeps, 'clock' | 'news' | 'session' | 'storage'>,
    readonly progress: DepositProgress,
    readonly dropping: DepositDrop,
    readonly bonus: GainedBonus,
  ) {
    this.#api = api;
    this.#deps = deps;
    this.follower = new TransactionFollower(api, deps);
    makeAutoObservable(this, { follower: false, progress: false, dropping: false, bonus: false });
  }

  /** Follows the payment of the address, or the latest; returns a disposer. */
  open(uid: number, id: string, fallback: Fallback = 'latest'): Cancel {
    this.isEmpty = false;
    this.progress.forget();
    this.dropping.forget();
    this.bonus.forget();
    this.returnPath = returnAddress(this.#deps.storage);
    const known = id === '' ? (lastPayment(this.#deps.storage, uid)?.transaction ?? null) : id;
    if (known !== null) return this.follower.follow(known);
    if (fallback === 'remembered') {
      this.isEmpty = true;
      return () => {};
    }
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

  /** Gives an unfinished deposit up, and shows what has become of it. */
  async drop(id: string): Promise<void> {
    await this.dropping.run(id);
    await this.follower.askNow();
  }

  /** The deposit has succeeded: looks for the bonus of the offer that was chosen with it in this browser. */
  async lookForBonus({ id, createdAt }: Transaction): Promise<void> {
    const last = lastPayment(this.#deps.storage, this.#deps.session.uid);
    if (last?.transaction === id) await this.bonus.look(last.offer, createdAt);
  }

  /** The player went to the return address: it is deleted. */
  useReturn(): void {
    forgetReturnAddress(this.#deps.storage);
  }

  private async latest(): Promise<string | null> {
    try {
      const { items } = await this.#api.payments(0, 1, { type: 'deposit' });
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
  scope: 'player',
  create: (deps) => {
    const deposits = createDepositApi(deps.call);
    return new PayResultStore(
      createCashierApi(deps.call),
      deps,
      new DepositProgress(deposits, deps.clock),
      new DepositDrop(deposits),
      new GainedBonus(deps.call),
    );
  },
};
