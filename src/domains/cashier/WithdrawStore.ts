import { makeAutoObservable, observableRef } from 'mobx';
import type { PlayerScoped, StoreDeps, StoreFactory } from '../../kernel/deps.ts';
import { shellRules } from '../../kernel/shellRules.ts';
import { createCashierApi } from './api.ts';
import type { CashierApi, WithdrawalOrder } from './api.ts';
import { amountText, withdrawError } from './depositRules.ts';
import { findLeftWithdrawal } from './findLeftWithdrawal.ts';
import type { Transaction, WithdrawMethod, WithdrawSettings } from './parseCashier.ts';
import type { PendingCall } from '../../kernel/spending/PendingCalls.ts';
import { PlayerChangedError } from '../../kernel/spending/PlayerChangedError.ts';
import { Requisites } from './Requisites.ts';
import { reviewDialog } from './reviewDialog.ts';
import { PaymentForm } from './PaymentForm.ts';
import type { SpendingDeps } from './PaymentForm.ts';
import { TransactionFollower } from './TransactionFollower.ts';

type Api = Pick<CashierApi, 'withdrawSettings' | 'withdraw' | 'payments' | 'transaction'>;
type Inner = 'api' | 'deps' | 'left';
type Deps = SpendingDeps & Pick<StoreDeps, 'dialogs' | 'news'>;

/** The withdrawal page: its form, the review, and the payment on its way. */
export class WithdrawStore implements PlayerScoped {
  /** The withdrawal that a reload, or another player's visit, has cut off: its outcome is being looked up. */
  private left: PendingCall | null = null;
  readonly spending: PaymentForm<
    WithdrawMethod,
    WithdrawSettings,
    WithdrawalOrder,
    Transaction,
    'amount' | 'requisites'
  >;
  readonly requisites: Requisites;
  readonly follower: TransactionFollower;

  constructor(
    private readonly api: Api,
    private readonly deps: Deps,
    makeKey?: () => string,
  ) {
    this.requisites = new Requisites(
      () => this.spending.method?.requisites ?? null,
      () => this.spending.form.fields.requisites,
    );
    this.spending = new PaymentForm(deps, {
      name: 'withdraw',
      load: api.withdrawSettings,
      send: api.withdraw,
      amountError: (text, method, { available }) => withdrawError(text, method, available, deps.locale.code),
      fields: { requisites: this.requisites.definition },
      makeKey,
    });
    this.follower = new TransactionFollower(api, deps);
    makeAutoObservable<WithdrawStore, Inner>(this, {
      left: observableRef,
      spending: false,
      requisites: false,
      follower: false,
      api: false,
      deps: false,
    });
  }

  forgetPlayer(): void {
    this.left = null;
    this.follower.forget();
    this.spending.forgetPlayer();
  }

  get isLookingUp(): boolean {
    return this.left !== null;
  }

  get everything(): string {
    const { settings } = this.spending;
    return settings ? amountText(settings.available) : '';
  }

  async open(uid: number): Promise<void> {
    if (uid !== this.spending.uid) {
      this.follower.forget();
      this.left = null;
    }
    this.watch();
    const left = await this.spending.open(uid);
    if (left !== null) await this.lookUp(left);
  }

  /** The page is left: stops following the payment, which goes on. */
  close(): void {
    this.follower.pause();
  }

  typeRequisites(text: string): void {
    this.requisites.type(text);
    this.spending.forgetProblem();
  }

  /** A press is being handled, apart from the open review. */
  get isBusy(): boolean {
    const { form, payment } = this.spending;
    return payment.phase === 'sending' || (form.isSubmitting && this.requisites.rules === null);
  }

  /** Opens the review, then sends (accessibility: a review step before money leaves). */
  async submit(): Promise<void> {
    if (this.isLookingUp) return;
    await this.spending.form.submit(async () => {
      try {
        await this.requisites.arrive();
      } catch (error) {
        this.spending.refuse(error);
        return;
      }
      await this.review();
    });
  }

  /** Returns from the result to an empty form. */
  async again(): Promise<void> {
    this.follower.forget();
    this.spending.form.reset();
    await this.spending.load();
  }

  /** On return to the page: follows a pending withdrawal again; a finished one is cleared for the next. */
  private watch(): void {
    const { transaction } = this.follower;
    if (transaction === null) return;
    if (this.follower.isDone) this.follower.forget();
    else this.follower.follow(transaction.id, transaction);
  }

  private async review(): Promise<void> {
    const { method, summary, form } = this.spending;
    if (!method || !summary || form.check() !== null) return;
    const { requisites } = form.values();
    const { uid } = this.deps.session;
    const isAgreed = await this.deps.dialogs.open(reviewDialog, {
      summary,
      method: method.sysname,
      methodName: method.name,
      time: method.time,
      requisites,
    });
    // Another player may have signed in over the open review: it is not their order.
    if (isAgreed && uid === this.spending.uid)
      await this.send({ method: method.sysname, amount: summary.pay, requisites });
  }

  private async send(order: WithdrawalOrder): Promise<void> {
    try {
      const transaction = await this.spending.pay(order);
      this.follower.follow(transaction.id, transaction);
      void this.deps.session.refreshBalance();
    } catch (error) {
      if (error instanceof PlayerChangedError) return;
      this.spending.refuse(error);
      // The available amount may have changed elsewhere.
      await this.spending.load();
    }
  }

  private async lookUp(left: PendingCall): Promise<void> {
    this.left = left;
    const isAsked = () => this.left === left && !this.isOthers(left);
    const found = await findLeftWithdrawal(this.api, this.deps.clock, left, isAsked);
    if (this.left === left) this.forgetLeft();
    // It stays stored, to be searched when its own player is back.
    if (found === undefined) return;
    this.spending.pending.drop(left.uid);
    if (found === null) return;
    this.spending.forgetDraft();
    this.follower.follow(found.id, found);
  }

  private isOthers({ uid }: PendingCall): boolean {
    return this.deps.session.uid !== 0 && this.deps.session.uid !== uid;
  }

  private forgetLeft(): void {
    this.left = null;
  }
}

export const withdrawStore: StoreFactory<WithdrawStore> = {
  key: 'cashier.withdraw',
  create: (deps) => new WithdrawStore(createCashierApi(deps.call, shellRules(deps).methods), deps),
};
