import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isApiError } from '../../lib/errors.ts';
import { newKey } from '../../lib/newKey.ts';
import type { Money } from '../../shared/money/money.ts';
import { MoneyFormatError, moneyToWire, parseMoney } from '../../shared/money/moneyWire.ts';
import { parseUrl } from '../../shared/navigation/parseUrl.ts';
import { sameOriginPath } from '../../shared/navigation/sameOriginPath.ts';
import type { StoreDeps, StoreFactory } from '../kernel/deps.ts';
import { FormStore } from '../kernel/FormStore.ts';
import type { RemoteStatus } from '../kernel/remote.ts';
import { createCashierApi } from './api.ts';
import type { CashierApi, DepositOrder } from './api.ts';
import { amountRefusals, cashierProblem } from './cashierProblem.ts';
import type { CashierProblem } from './cashierProblem.ts';
import { depositError, limitError, presetsFor, summaryOf, typedAmount } from './depositRules.ts';
import { Draft } from './Draft.ts';
import { rememberPayment } from './lastPayment.ts';
import type { DepositMethod, DepositSettings } from './parseCashier.ts';
import { payPendingPath } from './paths.ts';
import { PendingCalls } from './PendingCalls.ts';
import type { PendingCall } from './PendingCalls.ts';
import { SpendingCall } from './SpendingCall.ts';

type Api = Pick<CashierApi, 'depositSettings' | 'deposit'>;
type Deps = Pick<StoreDeps, 'clock' | 'session' | 'storage' | 'platform' | 'navigate' | 'locale' | 'place'>;
type Started = Awaited<ReturnType<CashierApi['deposit']>>;

/** As long as a spinner may be seen (I8). */
const departureMs = 10_000;

/** The deposit page: what the methods allow, what was typed, and the one payment under way. */
export class DepositStore {
  status: RemoteStatus = 'idle';
  settings: DepositSettings | null = null;
  methodName = '';
  problem: CashierProblem | null = null;
  /** The vendor's page is opening, or has opened elsewhere: nothing more to press here. */
  hasLeft = false;
  readonly form: FormStore<'amount'>;
  readonly payment: SpendingCall<DepositOrder, Started>;
  private uid = 0;
  private readonly draft: Draft;
  private readonly pending: PendingCalls;

  constructor(
    private readonly api: Api,
    private readonly deps: Deps,
    makeKey: () => string = newKey,
  ) {
    this.form = new FormStore({ amount: { initial: '', validate: (text) => this.amountError(text) } });
    this.draft = new Draft(deps.storage, 'cashier_deposit_draft');
    this.pending = new PendingCalls(deps.storage, deps.clock, 'cashier_deposit_pending');
    this.payment = new SpendingCall(
      { clock: deps.clock, session: deps.session, pending: this.pending, makeKey },
      (order, key) => api.deposit(order, key),
      (order) => JSON.stringify([order.method, moneyToWire(order.amount)]),
      (order) => ({ method: order.method, ...moneyToWire(order.amount) }),
    );
    makeAutoObservable<DepositStore, 'api' | 'deps' | 'draft' | 'pending' | 'uid'>(this, {
      settings: observableRef,
      problem: observableRef,
      form: false,
      payment: false,
      api: false,
      deps: false,
      draft: false,
      pending: false,
      uid: false,
    });
  }

  get method(): DepositMethod | null {
    return this.settings?.methods.find((method) => method.sysname === this.methodName) ?? null;
  }

  get presets() {
    return this.method ? presetsFor(this.method, this.settings?.limit ?? null) : [];
  }

  /** "You pay, fee, you get"; null while the amount is none. */
  get summary() {
    const { method } = this;
    const amount = method && typedAmount(this.form.fields.amount.value, method.min.currency, this.deps.locale.code);
    return method && amount && amount.minor > 0n ? summaryOf(amount, method.feePercent) : null;
  }

  get isBusy(): boolean {
    return this.form.isSubmitting || this.payment.phase !== 'idle' || this.hasLeft;
  }

  /** Shows the page to a player; `wanted` preselects a method (2.3-5). Finishes what a reload has cut off. */
  async open(uid: number, wanted = ''): Promise<void> {
    if (uid !== this.uid) {
      this.uid = uid;
      this.settings = null;
      this.form.fields.amount.reset();
      this.methodName = '';
    }
    this.hasLeft = false;
    this.problem = null;
    await this.load(wanted);
    const left = this.pending.left(uid);
    if (left !== null && this.status === 'ready') await this.resume(left);
  }

  async load(wanted = ''): Promise<void> {
    if (this.settings === null) this.status = 'loading';
    try {
      const settings = await this.api.depositSettings();
      runInAction(() => this.adopt(settings, wanted));
    } catch {
      // The transport has reported it; the block offers another try.
      runInAction(() => {
        if (this.settings === null) this.status = 'failed';
      });
    }
  }

  choose(sysname: string): void {
    this.methodName = sysname;
    const { amount } = this.form.fields;
    // Other bounds: an error on screen is judged anew, a clean field stays clean.
    if (amount.error !== null) amount.check();
    this.saveDraft();
  }

  type(text: string): void {
    this.form.fields.amount.change(text);
    this.problem = null;
    this.saveDraft();
  }

  /** Pays. A second press while one is under way does nothing (4-15). */
  async submit(): Promise<void> {
    if (this.isBusy) return;
    await this.form.submit(async () => {
      const { method } = this;
      const amount = method && typedAmount(this.form.fields.amount.value, method.min.currency, this.deps.locale.code);
      if (method && amount) await this.pay({ method: method.sysname, amount });
    });
  }

  private async resume(left: PendingCall): Promise<void> {
    const { method = '', amount = '', currency = '' } = left.input;
    const money = readMoney(amount, currency);
    // A record that cannot be read cannot be finished.
    if (money === null) this.pending.drop();
    else await this.pay({ method, amount: money }, left.key);
  }

  private async pay(order: DepositOrder, knownKey?: string): Promise<void> {
    this.problem = null;
    try {
      const started = await this.payment.run(order, knownKey);
      this.leave(started);
    } catch (error) {
      await this.refuse(error);
    }
  }

  /** 4-62, 9-14: remembers what to come back to, then goes to the vendor's page. */
  private leave({ transaction, redirectUrl }: Started): void {
    const { storage, platform, navigate, place } = this.deps;
    rememberPayment(storage, this.uid, transaction.id, sameOriginPath(new URLSearchParams(place.search).get('backUrl')));
    this.draft.drop();
    const stays = !isWebAddress(redirectUrl) || platform.openExternal(redirectUrl) === 'opened';
    if (stays) {
      navigate(payPendingPath(transaction.id));
      return;
    }
    this.hasLeft = true;
    // Still here (the player came back, or the vendor's page never opened): the form works again.
    this.deps.clock.after(departureMs, () => this.stay());
  }

  private stay(): void {
    this.hasLeft = false;
  }

  private async refuse(error: unknown): Promise<void> {
    const code = isApiError(error) ? amountRefusals[error.type] : undefined;
    if (code === undefined) {
      if (!this.form.refuse(error)) this.setProblem(cashierProblem(error));
      return;
    }
    // What is left of the limit is in the settings: the message tells it.
    await this.load();
    const limit = this.settings?.limit;
    this.form.fields.amount.refuse(limit ? limitError(limit, this.deps.locale.code) : { code, params: {} });
  }

  private adopt(settings: DepositSettings, wanted: string): void {
    const draft = this.draft.read(this.uid);
    const isFirst = this.settings === null;
    this.settings = settings;
    this.status = 'ready';
    const names = [wanted, this.methodName, draft?.method, settings.methods[0]?.sysname];
    this.methodName = names.find((name) => settings.methods.some(({ sysname }) => sysname === name)) ?? '';
    const { amount } = this.form.fields;
    if (isFirst && amount.value === '' && draft !== null) amount.value = draft.amount;
  }

  private amountError(text: string) {
    const { method } = this;
    return method ? depositError(text, method, this.settings?.limit ?? null, this.deps.locale.code) : null;
  }

  private saveDraft(): void {
    this.draft.save(this.uid, { method: this.methodName, amount: this.form.fields.amount.value });
  }

  private setProblem(problem: CashierProblem): void {
    this.problem = problem;
  }
}

function readMoney(amount: string, currency: string): Money | null {
  try {
    return parseMoney({ amount, currency });
  } catch (error) {
    if (error instanceof MoneyFormatError) return null;
    throw error;
  }
}

const isWebAddress = (url: string): boolean => /^https?:$/.test(parseUrl(url)?.protocol ?? '');

export const depositStore: StoreFactory<DepositStore> = {
  key: 'cashier.deposit',
  create: (deps) => new DepositStore(createCashierApi(deps.call), deps),
};
