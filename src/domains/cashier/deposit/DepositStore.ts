import { makeAutoObservable, runInAction } from 'mobx';
import type { StoreDeps, StoreFactory } from '../../../kernel/stores.ts';
import type { DraftTexts } from '../../../kernel/forms/OpenDrafts.ts';
import { shellRules } from '../../../kernel/shellRules.ts';
import type { PendingCall } from '../../../kernel/spending/PendingCalls.ts';
import type { OwnWindow } from '../../../platform/Platform.ts';
import { createCashierApi } from '../api.ts';
import type { CashierApi } from '../api.ts';
import { depositError, limitError, presetsFor } from '../depositRules.ts';
import { findLeftPayment } from '../findLeftPayment.ts';
import { rememberPayment, returnPathOf } from '../lastPayment.ts';
import { PaymentForm } from '../PaymentForm.ts';
import type { SpendingDeps } from '../PaymentForm.ts';
import type { PaymentOutcome } from '../PaymentFlow.ts';
import { payPendingPath } from '../paths.ts';
import { depart, openPayWindow } from './depart.ts';
import { createDepositApi } from './depositApi.ts';
import type { DepositApi, DepositRequest, OfferingSettings } from './depositApi.ts';
import { hasMore, isOverLimit, leftOrder, tellBound } from './leftDeposit.ts';
import { MethodFields } from './MethodFields.ts';
import { describeMethod } from './methodContent.ts';
import type { DescribedMethod } from './methodContent.ts';
import { offerError, offersFor, priceOf } from './offerRules.ts';
import type { DepositOffer, OfferPrice } from './offerRules.ts';
import { takeWanted } from './takeWanted.ts';

type Api = Pick<DepositApi, 'settings' | 'limit' | 'deposit' | 'voucher' | 'dropCard'> & Pick<CashierApi, 'payments'>;
type Deps = SpendingDeps & Pick<StoreDeps, 'platform' | 'navigate' | 'place' | 'content'>;
type Settings = Omit<OfferingSettings, 'methods'> & { readonly methods: readonly DescribedMethod[] };
type Started = Awaited<ReturnType<DepositApi['deposit']>>;
type Outcome = PaymentOutcome<Started>;

/** Longest time that a spinner may be shown, in ms (I8). */
const departureMs = 10_000;

/** The deposit page: its form, and the way to where the deposit is paid. */
export class DepositStore {
  /** The vendor's page is opening: the form is disabled. */
  hasLeft = false;
  /** What the method asks for is being checked. */
  isChecking = false;
  readonly spending: PaymentForm<DescribedMethod, Settings, DepositRequest, Started, 'amount' | 'campaign_offer_id'>;
  readonly fields: MethodFields;
  readonly #api: Api;
  readonly #deps: Deps;

  constructor(api: Api, deps: Deps, makeKey?: () => string) {
    this.#api = api;
    this.#deps = deps;
    this.spending = new PaymentForm(deps, {
      name: 'deposit',
      load: () => this.describedSettings(),
      send: api.deposit,
      amountError: (text, method, { limit }) => depositError(text, method, limit, deps.locale.code),
      fields: { campaign_offer_id: { initial: '', validate: () => this.offerFault() } },
      offerField: 'campaign_offer_id',
      makeKey,
    });
    this.fields = new MethodFields(api, {
      locale: deps.locale.code,
      method: () => this.method,
      amount: () => this.spending.form.fields.amount,
      presets: () => this.presets,
      least: () => this.offer?.minDeposit ?? null,
    });
    makeAutoObservable(this, { spending: false, fields: false });
  }

  private async describedSettings(): Promise<Settings> {
    const { methods, ...settings } = await this.#api.settings();
    return { ...settings, methods: methods.map((method) => describeMethod(method, this.#deps.content.config.cashier)) };
  }

  get method(): DescribedMethod | null {
    return this.spending.method;
  }

  get presets() {
    const { method, settings } = this.spending;
    return method ? presetsFor(method, settings?.limit ?? null) : [];
  }

  /** 4-36: the offers that a deposit by the chosen method can earn. */
  get offers(): readonly DepositOffer[] {
    return offersFor(this.spending.settings?.offers ?? [], this.spending.methodName);
  }

  /** The chosen offer, unless it does not come with the chosen method. */
  get offer(): DepositOffer | null {
    const { value } = this.spending.form.fields.campaign_offer_id;
    return this.offers.find(({ id }) => id === value) ?? null;
  }

  /** What the chosen offer adds to the typed amount, and what that costs; null if it adds nothing. */
  get offerPrice(): OfferPrice | null {
    const { offer } = this;
    const amount = this.spending.summary?.pay;
    if (!offer?.bonus || !amount || offerError(offer, amount, this.#deps.locale.code) !== null) return null;
    return priceOf(offer.bonus, amount);
  }

  get isBusy(): boolean {
    const { form, payment } = this.spending;
    return this.isChecking || form.isSubmitting || payment.phase !== 'idle' || this.hasLeft;
  }

  /** 3-12: drops what was typed. */
  forgetTyped(): void {
    this.spending.forgetTyped();
    this.fields.forgetTyped();
    this.fields.arrange();
  }

  /** Opens the page for a player; `wanted` preselects a method (2.3-5). Continues a payment that a reload cut off. */
  async open(uid: number, wanted = ''): Promise<void> {
    this.hasLeft = false;
    const left = await this.spending.open(uid, wanted);
    takeWanted(this.spending, this.#deps);
    this.fields.arrange();
    if (left !== null && this.spending.status === 'ready') await this.resume(left);
  }

  async load(): Promise<void> {
    await this.spending.load();
    this.fields.arrange();
  }

  /** 7-13: asks for the player's own limit, which may be another one now. What is typed stays. Never rejects. */
  async renewLimit(): Promise<void> {
    const limit = await this.#api.limit().catch(() => undefined);
    const { settings } = this.spending;
    if (limit !== undefined && settings !== null) this.spending.take({ ...settings, limit });
  }

  choose(sysname: string): void {
    this.spending.choose(sysname);
    this.fields.arrange();
  }

  /** Takes over what the player has typed on another device. */
  carryOn(texts: DraftTexts): void {
    this.spending.carryOn(texts);
    this.fields.arrange();
  }

  /** Pays. Does nothing while a payment is running (4-15). */
  async submit(): Promise<void> {
    const { method } = this;
    if (this.isBusy || !method) return;
    const opened = this.openWindow(method);
    this.isChecking = true;
    const areFieldsRight = await this.fields.check().finally(() => runInAction(() => (this.isChecking = false)));
    const outcome = await this.spending.flow.submit(async () => {
      const order = areFieldsRight ? this.orderBy(method) : null;
      return order === null ? { kind: 'held' } : this.pay(order);
    });
    this.conclude(outcome, opened);
  }

  private orderBy(method: DescribedMethod): DepositRequest | null {
    const { offer } = this;
    const { summary } = this.spending;
    if (!summary) return null;
    const order = { method: method.sysname, amount: summary.pay, ...this.fields.details(method) };
    return offer ? { ...order, offer: offer.id } : order;
  }

  /** Within the press, and only where nothing typed is wrong. */
  private openWindow({ kind }: DescribedMethod): OwnWindow | null {
    const { requisites } = this.fields;
    if (kind !== 'window' || !requisites.isReady || !requisites.check()) return null;
    return this.spending.form.check() === null ? openPayWindow(this.#deps.platform) : null;
  }

  private async resume(left: PendingCall): Promise<void> {
    const order = leftOrder(left);
    // An unreadable record cannot be continued.
    if (order === null) this.spending.dropLeft(left);
    else if (hasMore(this.spending.settings?.methods.find(({ sysname }) => sysname === order.method)))
      await this.find(left);
    // 8-5: the player was told to retry later, so only their next press repeats the call.
    else if (left.isTold) this.spending.payment.expect(order, left.key);
    else this.conclude(await this.pay(order, left.key), null);
  }

  private async find(left: PendingCall): Promise<void> {
    const { uid } = this.spending;
    const isAsked = () => this.#deps.session.uid === uid;
    const found = await findLeftPayment(this.#api, this.#deps.clock, left, isAsked, 'deposit');
    if (found === undefined) return;
    this.spending.dropLeft(left);
    if (found !== null) this.#deps.navigate(payPendingPath(found.id));
  }

  private async pay(order: DepositRequest, knownKey?: string): Promise<Outcome> {
    const outcome = await this.spending.flow.pay(order, knownKey);
    if (outcome.kind === 'refused') await this.refuse(outcome.error);
    return outcome;
  }

  private conclude(outcome: Outcome, opened: OwnWindow | null): void {
    if (outcome.kind === 'paid') this.leave(outcome.result, opened);
    else opened?.close();
  }

  /** 4-62, 9-14: stores the payment and the return address, then goes to where it is paid. */
  private leave(started: Started, opened: OwnWindow | null): void {
    const { storage, place, clock } = this.#deps;
    const { transaction } = started;
    const offer = this.offer?.id ?? '';
    rememberPayment(storage, this.spending.uid, {
      transaction: transaction.id,
      offer,
      returnPath: returnPathOf(place),
    });
    this.fields.forgetTyped();
    if (depart(started, this.#deps, opened) === 'stays') return;
    this.hasLeft = true;
    // Still on the page (the player came back, or the vendor's page never opened): enable the form.
    clock.after(departureMs, () => runInAction(() => (this.hasLeft = false)));
  }

  private offerFault() {
    const { offer } = this;
    const { summary } = this.spending;
    return offer && summary ? offerError(offer, summary.pay, this.#deps.locale.code) : null;
  }

  private async refuse(error: unknown): Promise<void> {
    if (!isOverLimit(error)) {
      const isAtField = this.fields.requisites.form.refuse(error);
      if (isAtField) this.spending.form.refuse(error);
      else this.spending.refuse(error);
      tellBound(this.spending.form.fields.campaign_offer_id, this.offer, this.#deps.locale.code);
      return;
    }
    // The message contains the rest of the limit.
    await this.renewLimit();
    const limit = this.spending.settings?.limit;
    const told = limit ? limitError(limit, this.#deps.locale.code) : { code: 'depositLimitExceeded', params: {} };
    this.spending.form.fields.amount.refuse(told);
  }
}

export const depositStore: StoreFactory<DepositStore> = {
  key: 'cashier.deposit',
  scope: 'player',
  create: (deps) =>
    new DepositStore({ ...createCashierApi(deps.call), ...createDepositApi(deps.call, shellRules(deps)) }, deps),
};
