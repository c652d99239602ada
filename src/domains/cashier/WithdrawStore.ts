import { makeAutoObservable } from 'mobx';
import type { Cancel } from '../../lib/clock.ts';
import { proofAsked } from '../../lib/errors.ts';
import type { StoreDeps, StoreFactory } from '../../kernel/stores.ts';
import { shellRules } from '../../kernel/shellRules.ts';
import { amountText } from '../../shared/money/amountText.ts';
import { compareMoney, subtractMoney } from '../../shared/money/money.ts';
import { askToBurnBonuses, wouldBurn } from './askToBurnBonuses.ts';
import { createCashierApi } from './api.ts';
import type { CashierApi } from './api.ts';
import { withdrawError } from './depositRules.ts';
import type { Transaction } from './parseCashier.ts';
import type { PendingCall } from '../../kernel/spending/PendingCalls.ts';
import { Requisites } from './Requisites.ts';
import { reviewDialog } from './reviewDialog.ts';
import { PaymentForm } from './PaymentForm.ts';
import type { SpendingDeps } from './PaymentForm.ts';
import type { PaymentOutcome } from './PaymentFlow.ts';
import { TransactionFollower } from './TransactionFollower.ts';
import { createWithdrawApi } from './withdraw/api.ts';
import type { WithdrawalOrder, WithdrawApi } from './withdraw/api.ts';
import { Destination } from './withdraw/Destination.ts';
import { followSettings } from './withdraw/followSettings.ts';
import { LeftWithdrawal } from './withdraw/LeftWithdrawal.ts';
import type { WithdrawMethod, WithdrawSettings } from './withdraw/parseWithdraw.ts';
import { TakeBack } from './withdraw/TakeBack.ts';
import { TimelineStore } from './withdraw/TimelineStore.ts';

type Api = Pick<CashierApi, 'payments' | 'transaction' | 'cancelWithdrawal'> & WithdrawApi;
type Deps = SpendingDeps & Pick<StoreDeps, 'dialogs' | 'news' | 'platform' | 't'>;
type Outcome = PaymentOutcome<Transaction>;
type Field = 'amount' | 'requisites' | 'holder' | 'destination';

/** The withdrawal page: its form, the review, and the payment on its way. */
export class WithdrawStore {
  readonly #left: LeftWithdrawal;
  /** The withdrawal that the address names; empty for the form. */
  #shown = '';
  #stopNews: Cancel = () => {};
  readonly spending: PaymentForm<WithdrawMethod, WithdrawSettings, WithdrawalOrder, Transaction, Field>;
  readonly requisites: Requisites;
  readonly destination: Destination;
  readonly follower: TransactionFollower;
  readonly timeline: TimelineStore;
  readonly takeBack: TakeBack;
  readonly #api: Api;
  readonly #deps: Deps;

  constructor(api: Api, deps: Deps, makeKey?: () => string) {
    this.#api = api;
    this.#deps = deps;
    this.requisites = new Requisites(
      () => this.spending.method?.requisites ?? 'other',
      () => this.spending.form.fields.requisites,
    );
    this.destination = new Destination(
      this.requisites,
      () => ({ method: this.spending.method, saved: this.spending.settings?.destinations ?? [] }),
      (name) => this.spending.form.fields[name],
    );
    this.spending = new PaymentForm(deps, {
      name: 'withdraw',
      load: () => api.withdrawSettings(),
      send: (...order) => api.withdraw(...order),
      amountError: (text, method, { available }) => withdrawError(text, method, available, deps.locale.code),
      fields: this.destination.definitions,
      makeKey,
    });
    this.follower = new TransactionFollower(api, deps);
    this.#left = new LeftWithdrawal(api, deps);
    this.timeline = new TimelineStore(api, deps);
    this.takeBack = new TakeBack(api, deps, this.follower, () => this.spending.load());
    makeAutoObservable(this, {
      spending: false,
      requisites: false,
      destination: false,
      follower: false,
      timeline: false,
      takeBack: false,
    });
  }

  get isLookingUp(): boolean {
    return this.#left.isLookingUp;
  }

  /** The most that goes out in one withdrawal by the chosen method. */
  get everything(): string {
    const { settings, method } = this.spending;
    if (!settings) return '';
    const isOverMax = method !== null && compareMoney(settings.available, method.max) > 0;
    return amountText(isOverMax ? method.max : settings.available, this.#deps.locale.code);
  }

  /** Opens the form, or a withdrawal of the player that is asked for by its id. */
  async open(uid: number, shown = ''): Promise<void> {
    if (shown === '' && this.#shown !== '') this.follower.forget();
    this.#shown = shown;
    if (shown !== '') this.follower.follow(shown);
    else this.watch();
    this.#stopNews();
    this.#stopNews = followSettings(this.#deps, () => void this.spending.load());
    const left = await this.spending.open(uid);
    if (left !== null) await this.lookUp(left);
  }

  /** The page is left: stops following the payment, which goes on. */
  close(): void {
    this.#stopNews();
    this.follower.pause();
  }

  typeRequisites(text: string): void {
    this.requisites.type(text);
    this.spending.forgetProblem();
  }

  async forgetDestination(id: string): Promise<void> {
    try {
      await this.#api.dropDestination(id, this.#deps.session.uid);
    } catch {
      // Reported by the transport; it is still offered.
      return;
    }
    await this.spending.load();
  }

  /** A press is being handled, apart from the open review. */
  get isBusy(): boolean {
    const { form, payment } = this.spending;
    return payment.phase === 'sending' || (form.isSubmitting && !this.requisites.isReady);
  }

  /** Opens the review, then sends (accessibility: a review step before money leaves). */
  async submit(): Promise<void> {
    if (this.isLookingUp) return;
    const outcome = await this.spending.flow.submit(async () => {
      await this.requisites.arrive();
      const order = await this.review();
      return order === null ? { kind: 'held' } : this.send(order);
    });
    if (outcome.kind !== 'paid') return;
    this.follower.follow(outcome.result.id, outcome.result);
    void this.#deps.session.refreshBalance();
  }

  /** Returns from the result to an empty form. */
  async again(): Promise<void> {
    this.follower.forget();
    this.takeBack.forget();
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

  /** The order that the player has agreed to; null if they have not. */
  private async review(): Promise<WithdrawalOrder | null> {
    const { isPlayers, method, summary, form, settings } = this.spending;
    if (!isPlayers || !method || !settings || !summary || form.check() !== null) return null;
    const { requisites, holder } = form.values();
    const { chosen } = this.destination;
    const isAgreed = await this.#deps.dialogs.open(reviewDialog, {
      summary,
      method: method.sysname,
      methodName: method.name,
      time: method.time,
      median: method.median,
      isLookedAt: settings.reviewAbove !== null && compareMoney(summary.pay, settings.reviewAbove) > 0,
      requisites: chosen?.requisites ?? requisites,
      holder: chosen?.holder ?? holder,
      left: subtractMoney(settings.available, summary.pay),
      canCancel: settings.cancelLock.isOffered && !settings.cancelLock.isOn,
    });
    if (!isAgreed) return null;
    const to = chosen === null ? { requisites, holder } : { requisites: '', destination: chosen.id };
    return { method: method.sysname, amount: summary.pay, ...to };
  }

  /** A refusal that asks the player something is no end: with their answer the order is sent again. */
  private async send(order: WithdrawalOrder): Promise<Outcome> {
    const outcome = await this.spending.flow.pay(order);
    if (outcome.kind !== 'refused') return outcome;
    const { error } = outcome;
    if (wouldBurn(error) && !order.burnsBonuses)
      return this.afterQuestion(() => askToBurnBonuses(this.#deps), { ...order, burnsBonuses: true });
    // The player has dismissed the proof that was asked for: they may press again.
    if (proofAsked(error) !== null) return { kind: 'held' };
    this.spending.refuse(error);
    // The available amount may have changed elsewhere.
    await this.spending.load();
    return outcome;
  }

  /** Nothing is booked yet: sends the order once the player has agreed; else all that was typed stays. */
  private async afterQuestion(ask: () => Promise<boolean>, order: WithdrawalOrder): Promise<Outcome> {
    return (await ask()) ? this.send(order) : { kind: 'held' };
  }

  private async lookUp(left: PendingCall): Promise<void> {
    const found = await this.#left.lookUp(left);
    // It stays stored, to be searched when its own player is back.
    if (found === undefined) return;
    this.spending.dropLeft(left);
    if (found === null) return;
    this.spending.forgetDraft();
    this.follower.follow(found.id, found);
  }
}

export const withdrawStore: StoreFactory<WithdrawStore> = {
  key: 'cashier.withdraw',
  scope: 'player',
  create(deps) {
    const withdrawals = createWithdrawApi(deps.call, shellRules(deps).methods);
    return new WithdrawStore({ ...createCashierApi(deps.call), ...withdrawals }, deps);
  },
};
