import { makeAutoObservable, observableRef, when } from 'mobx';
import { isApiError } from '../../lib/errors.ts';
import { newKey } from '../../lib/newKey.ts';
import { moneyToWire } from '../../shared/money/moneyWire.ts';
import type { StoreDeps } from '../../kernel/stores.ts';
import { FormStore } from '../../kernel/forms/FormStore.ts';
import type { FieldDefinition, FormError } from '../../kernel/forms/FormStore.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import type { DepositOrder } from './api.ts';
import { amountRules } from './amountRules.ts';
import { amountRefusals, cashierProblem } from './cashierProblem.ts';
import type { CashierProblem } from './cashierProblem.ts';
import { refusedAmount, summaryOf, typedAmount } from './depositRules.ts';
import { Draft } from './Draft.ts';
import type { DraftFields } from './Draft.ts';
import { firstOffered } from './firstOffered.ts';
import type { PaymentMethod } from './parseCashier.ts';
import { PaymentFlow } from './PaymentFlow.ts';
import { PendingCalls } from '../../kernel/spending/PendingCalls.ts';
import type { PendingCall } from '../../kernel/spending/PendingCalls.ts';
import { SpendingCall } from '../../kernel/spending/SpendingCall.ts';
import { storedOrder } from './storedOrder.ts';
import type { Settings, SpendingKind } from './spendingKind.ts';

export type SpendingDeps = Pick<StoreDeps, 'clock' | 'session' | 'storage' | 'locale' | 'play' | 'content'>;

/**
 * Shared by the deposit and withdrawal pages: methods and their bounds, the chosen method, typed values that survive a
 * reload, the running payment, and why it was refused.
 */
export class PaymentForm<
  Method extends PaymentMethod,
  S extends Settings<Method>,
  Order extends DepositOrder,
  Result,
  Name extends string = 'amount',
> {
  methodName = '';
  problem: CashierProblem | null = null;
  /** The player whose form this is. */
  uid = 0;
  readonly form: FormStore<Name | 'amount'>;
  readonly payment: SpendingCall<Order, Result>;
  readonly flow: PaymentFlow<Order, Result>;
  readonly #pending: PendingCalls;
  readonly #answer: Remote<S>;
  readonly #draft: Draft;
  /** The method that the address asks for. */
  #wanted = '';
  #isFirst = true;
  readonly #deps: SpendingDeps;
  readonly #kind: SpendingKind<Method, S, Order, Result, Name>;

  constructor(deps: SpendingDeps, kind: SpendingKind<Method, S, Order, Result, Name>) {
    this.#deps = deps;
    this.#kind = kind;
    this.#answer = new Remote((settings) => this.adopt(settings));
    const amount: FieldDefinition = { initial: '', validate: (text) => this.amountError(text) };
    const definitions = { amount, ...kind.fields } as Record<Name | 'amount', FieldDefinition>;
    this.form = new FormStore<Name | 'amount'>(definitions, amountRules(deps));
    this.#draft = new Draft(deps.storage, `cashier_${kind.name}_draft`);
    this.#pending = new PendingCalls(deps.storage, deps.clock, `cashier_${kind.name}_pending`);
    this.payment = new SpendingCall(
      { clock: deps.clock, session: deps.session, pending: this.#pending, makeKey: kind.makeKey ?? newKey },
      kind.send,
      (order) => JSON.stringify({ ...order, amount: moneyToWire(order.amount) }),
      storedOrder,
    );
    this.flow = new PaymentFlow<Order, Result>({
      play: deps.play,
      form: this.form,
      payment: this.payment,
      isPlayers: () => this.isPlayers,
      onBegin: () => this.forgetProblem(),
      onPaid: () => this.#draft.drop(),
      onFailed: (error) => this.refuse(error),
    });
    makeAutoObservable(this, {
      problem: observableRef,
      uid: false,
      form: false,
      payment: false,
      flow: false,
      isPlayers: false,
    });
  }

  /** False once its player has gone: what they have checked or agreed to is nobody else's order. */
  get isPlayers(): boolean {
    return this.#deps.session.holder === this.uid;
  }

  get status(): RemoteStatus {
    return this.#answer.status;
  }

  get settings(): S | null {
    return this.#answer.value;
  }

  get method(): Method | null {
    return this.settings?.methods.find((method) => method.sysname === this.methodName) ?? null;
  }

  /** "You pay, fee, you get"; null without a valid amount. */
  get summary() {
    const { method } = this;
    const amount = method && typedAmount(this.form.fields.amount.value, method.min.currency, this.#deps.locale.code);
    return method && amount && amount.minor > 0n ? summaryOf(amount, method.feePercent) : null;
  }

  /** The summary as it is shown: not beside an amount that is refused. */
  get shownSummary() {
    return this.form.fields.amount.error ? null : this.summary;
  }

  /** Opens the form for a player; `wanted` preselects a method. Returns the payment that a reload cut off, if any. */
  async open(uid: number, wanted = ''): Promise<PendingCall | null> {
    this.uid = uid;
    this.problem = null;
    const left = this.#pending.left(uid);
    await this.load(wanted);
    if (left === null) return null;
    // The session may have ended or changed while the settings loaded: continue only for the same player.
    await when(() => this.#deps.session.uid !== 0);
    // A call of this page that is still running handles its outcome itself.
    return this.#deps.session.uid === uid && this.payment.phase === 'idle' ? left : null;
  }

  /** The outcome of a call that a reload cut off is known. A later call of the player stays stored. */
  dropLeft({ uid, key }: PendingCall): void {
    if (this.#pending.left(uid)?.key === key) this.#pending.drop(uid);
  }

  async load(wanted = ''): Promise<void> {
    this.#wanted = wanted;
    this.#isFirst = this.settings === null;
    await this.#answer.refresh(String(this.uid), this.#kind.load);
  }

  /** Takes over settings of which a part was asked for anew. */
  take(settings: S): void {
    this.#answer.adopt(String(this.uid), settings);
  }

  choose(sysname: string): void {
    if (sysname === this.methodName) return;
    this.methodName = sysname;
    const { amount } = this.form.fields;
    // Values of the previous method's fields do not apply to this one.
    for (const name of this.form.names)
      if (name !== 'amount' && name !== this.#kind.offerField) this.form.fields[name].reset();
    // The bounds have changed: validate again if an error is shown; a field without an error stays so.
    if (amount.error !== null) amount.check();
    this.saveDraft();
  }

  type(text: string): void {
    this.form.fields.amount.change(text);
    this.problem = null;
    this.recheckOffer();
    this.saveDraft();
  }

  /** The offer's error depends on the amount. */
  private recheckOffer(): void {
    if (this.#kind.offerField === undefined) return;
    const field = this.form.fields[this.#kind.offerField];
    if (field.error !== null) field.check();
  }

  get name(): 'deposit' | 'withdraw' {
    return this.#kind.name;
  }

  /** What another device can go on with. Destinations are not in it. */
  carried(): DraftFields {
    return { method: this.methodName, amount: this.form.fields.amount.value, ...this.chosenOffer };
  }

  /** Chooses an offer for this payment; empty for none. */
  chooseOffer(id: string): void {
    if (this.#kind.offerField === undefined) return;
    this.form.fields[this.#kind.offerField].assign(id);
    this.problem = null;
    this.saveDraft();
  }

  /** Takes over what the player has typed on another device. */
  carryOn({ method = '', amount = '', offer = '' }: Partial<DraftFields>): void {
    if (this.settings?.methods.some(({ sysname }) => sysname === method)) this.choose(method);
    if (amount !== '') this.type(amount);
    if (offer !== '') this.chooseOffer(offer);
  }

  /** Shows the operator's refusal at its field, or above the form. */
  refuse(error: unknown): void {
    if (this.form.refuse(error)) {
      const { amount } = this.form.fields;
      if (amount.error && this.method) amount.refuse(refusedAmount(amount.error, this.method, this.#deps.locale.code));
      return;
    }
    const code = isApiError(error) ? amountRefusals[error.type] : undefined;
    if (code === undefined) this.problem = cashierProblem(error);
    else this.form.fields.amount.refuse({ code, params: {} });
  }

  forgetProblem(): void {
    this.problem = null;
  }

  /** 3-12: drops what was typed, here and in storage; the method stays. */
  forgetTyped(): void {
    this.form.reset();
    this.problem = null;
    this.#draft.drop();
  }

  forgetDraft(): void {
    this.#draft.drop();
  }

  private adopt(settings: S): void {
    const draft = this.#draft.read(this.uid);
    const { usedMethods, methods } = settings;
    const names = [this.#wanted, this.methodName, draft?.method, ...usedMethods, methods[0]?.sysname];
    this.methodName = firstOffered(names, methods);
    const { amount } = this.form.fields;
    if (!this.#isFirst || draft === null) return;
    if (amount.value === '') amount.value = draft.amount;
    if (this.#kind.offerField !== undefined) this.form.fields[this.#kind.offerField].assign(draft.offer ?? '');
  }

  private get chosenOffer(): Pick<DraftFields, 'offer'> {
    const { offerField } = this.#kind;
    const offer = offerField === undefined ? '' : this.form.fields[offerField].value;
    return offer === '' ? {} : { offer };
  }

  private amountError(text: string): FormError | null {
    const { method, settings } = this;
    return method && settings && this.#kind.amountError(text, method, settings);
  }

  private saveDraft(): void {
    this.#draft.save(this.uid, this.carried());
  }
}
