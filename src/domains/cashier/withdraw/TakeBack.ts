import { makeAutoObservable } from 'mobx';
import { confirm } from '../../../kernel/confirm.ts';
import type { StoreDeps } from '../../../kernel/stores.ts';
import type { CashierApi } from '../api.ts';
import type { TransactionFollower } from '../TransactionFollower.ts';
import type { WithdrawApi } from './api.ts';

type Api = Pick<CashierApi, 'cancelWithdrawal'> & Pick<WithdrawApi, 'setCancelLock'>;
type Deps = Pick<StoreDeps, 'session' | 'content' | 'dialogs' | 'platform' | 't'>;

/** 7-45: taking the shown withdrawal back, and giving the possibility up. */
export class TakeBack {
  /** Cancelling has failed; the state of the withdrawal shows whether it is too late. */
  isRefused = false;
  isChanging = false;
  isLockFailed = false;
  readonly #api: Api;
  readonly #deps: Deps;
  readonly #follower: Pick<TransactionFollower, 'transaction' | 'follow' | 'askNow'>;
  readonly #reload: () => Promise<void>;

  constructor(
    api: Api,
    deps: Deps,
    follower: Pick<TransactionFollower, 'transaction' | 'follow' | 'askNow'>,
    reload: () => Promise<void>,
  ) {
    this.#api = api;
    this.#deps = deps;
    this.#follower = follower;
    this.#reload = reload;
    makeAutoObservable(this);
  }

  forget(): void {
    this.isRefused = false;
    this.isLockFailed = false;
  }

  /** Repeatable with the same result. */
  async cancel(): Promise<void> {
    const { transaction } = this.#follower;
    if (transaction === null) return;
    this.isRefused = false;
    try {
      this.#follower.follow(transaction.id, await this.#api.cancelWithdrawal(transaction.id));
      void this.#deps.session.refreshBalance();
    } catch {
      // Reported by the transport.
      this.refuse();
      await this.#follower.askNow();
    }
  }

  /** The lock takes effect at once, so it is asked about; giving it up waits for its end by the operator's clock. */
  async setLock(isOn: boolean): Promise<void> {
    if (this.isChanging) return;
    if (isOn && !(await this.ask())) return;
    this.begin();
    try {
      await this.#api.setCancelLock(isOn, this.#deps.session.uid);
      await this.#reload();
      this.end(false);
    } catch {
      // Reported by the transport; the switch shows what the operator knows.
      this.end(true);
    }
  }

  private ask(): Promise<boolean> {
    const { t } = this.#deps;
    return confirm(this.#deps, 'withdrawalLock', {
      title: t('cashier:cancelLock.askTitle'),
      content: t('cashier:cancelLock.askText'),
      textAgree: t('cashier:cancelLock.askAgree'),
      textReject: t('cashier:cancelLock.askReject'),
    });
  }

  private refuse(): void {
    this.isRefused = true;
  }

  private begin(): void {
    this.isChanging = true;
    this.isLockFailed = false;
  }

  private end(isFailed: boolean): void {
    this.isChanging = false;
    this.isLockFailed = isFailed;
  }
}
