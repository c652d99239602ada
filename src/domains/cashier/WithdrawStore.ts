import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isApiError } from '../../lib/errors.ts';
import { newKey } from '../../lib/newKey.ts';
import { moneyToWire } from '../../shared/money/moneyWire.ts';
import type { StoreDeps, StoreFactory } from '../kernel/deps.ts';
import { FormStore } from '../kernel/FormStore.ts';
import type { RemoteStatus } from '../kernel/remote.ts';
import { createCashierApi } from './api.ts';
import type { CashierApi, WithdrawalOrder } from './api.ts';
import { amountRefusals, cashierProblem } from './cashierProblem.ts';
import type { CashierProblem } from './cashierProblem.ts';
import { amountText, summaryOf, typedAmount, withdrawError } from './depositRules.ts';
import { Draft } from './Draft.ts';
import { findLeftWithdrawal } from './findLeftWithdrawal.ts';
import type { Transaction, WithdrawMethod, WithdrawSettings } from './parseCashier.ts';
import { PendingCalls } from './PendingCalls.ts';
import type { PendingCall } from './PendingCalls.ts';
import { requisitesError, shownRequisites, wireRequisites } from './requisitesRules.ts';
import { reviewDialog } from './reviewDialog.ts';
import { SpendingCall } from './SpendingCall.ts';
import { TransactionFollower } from './TransactionFollower.ts';

type Api = Pick<CashierApi, 'withdrawSettings' | 'withdraw' | 'payments' | 'transaction'>;
type Deps = Pick<StoreDeps, 'clock' | 'session' | 'storage' | 'locale' | 'dialogs' | 'news'>;

/** The withdrawal page: what can leave and what is locked, the form, its review, and the payment on its way. */
export class WithdrawStore {
  status: RemoteStatus = 'idle';
  settings: WithdrawSettings | null = null;
  methodName = '';
  problem: CashierProblem | null = null;
  /** A reload has cut off a withdrawal whose outcome is being looked up. */
  isLookingUp = false;
  readonly form: FormStore<'amount' | 'requisites'>;
  readonly payment: SpendingCall<WithdrawalOrder, Transaction>;
  readonly follower: TransactionFollower;
  private uid = 0;
  private readonly draft: Draft;
  private readonly pending: PendingCalls;

  constructor(
    private readonly api: Api,
    private readonly deps: Deps,
    makeKey: () => string = newKey,
  ) {
    this.form = new FormStore({
      amount: { initial: '', validate: (text) => this.amountError(text) },
      requisites: {
        initial: '',
        validate: (text) => (this.method ? requisitesError(this.method.requisites)(text) : null),
        normalise: (text) => (this.method ? wireRequisites(this.method.requisites, text) : text),
      },
    });
    this.draft = new Draft(deps.storage, 'cashier_withdraw_draft');
    this.pending = new PendingCalls(deps.storage, deps.clock, 'cashier_withdraw_pending');
    this.payment = new SpendingCall(
      { clock: deps.clock, session: deps.session, pending: this.pending, makeKey },
      (order, key) => api.withdraw(order, key),
      (order) => JSON.stringify([order.method, moneyToWire(order.amount), order.requisites]),
      // Card numbers and accounts are never written to storage.
      (order) => ({ method: order.method, ...moneyToWire(order.amount) }),
    );
    this.follower = new TransactionFollower(api, deps);
    makeAutoObservable<WithdrawStore, 'api' | 'deps' | 'draft' | 'pending' | 'uid'>(this, {
      settings: observableRef,
      problem: observableRef,
      form: false,
      payment: false,
      follower: false,
      api: false,
      deps: false,
      draft: false,
      pending: false,
      uid: false,
    });
  }

  get method(): WithdrawMethod | null {
    return this.settings?.methods.find((method) => method.sysname === this.methodName) ?? null;
  }

  get summary() {
    const { method } = this;
    const amount = method && typedAmount(this.form.fields.amount.value, method.min.currency, this.deps.locale.code);
    return method && amount && amount.minor > 0n ? summaryOf(amount, method.feePercent) : null;
  }

  async open(uid: number): Promise<void> {
    if (uid !== this.uid) {
      this.uid = uid;
      this.settings = null;
      this.methodName = '';
      this.follower.forget();
      for (const name of this.form.names) this.form.fields[name].reset();
    }
    this.problem = null;
    this.watch();
    const left = this.pending.left(uid);
    await this.load();
    // A call of this very page is still running: it knows its outcome itself.
    if (left !== null && this.payment.phase === 'idle') await this.lookUp(left);
  }

  /** The page is left: what is on its way goes on without being watched. */
  close(): void {
    this.follower.pause();
  }

  async load(): Promise<void> {
    if (this.settings === null) this.status = 'loading';
    try {
      const settings = await this.api.withdrawSettings();
      runInAction(() => this.adopt(settings));
    } catch {
      // The transport has reported it; the block offers another try.
      runInAction(() => {
        if (this.settings === null) this.status = 'failed';
      });
    }
  }

  choose(sysname: string): void {
    if (sysname === this.methodName) return;
    this.methodName = sysname;
    this.form.fields.requisites.reset();
    if (this.form.fields.amount.error !== null) this.form.fields.amount.check();
    this.saveDraft();
  }

  typeAmount(text: string): void {
    this.form.fields.amount.change(text);
    this.problem = null;
    this.saveDraft();
  }

  typeRequisites(text: string): void {
    if (this.method) this.form.fields.requisites.change(shownRequisites(this.method.requisites, text));
    this.problem = null;
  }

  get everything(): string {
    return this.settings ? amountText(this.settings.available) : '';
  }

  /** Asks for a review, then sends (accessibility: a review step before money leaves). */
  async submit(): Promise<void> {
    if (this.isLookingUp) return;
    await this.form.submit(async () => {
      const { method, summary } = this;
      if (!method || !summary) return;
      const { requisites } = this.form.values();
      const isAgreed = await this.deps.dialogs.open(reviewDialog, { summary, method: method.sysname, methodName: method.name, time: method.time, requisites });
      if (isAgreed) await this.send({ method: method.sysname, amount: summary.pay, requisites });
    });
  }

  /** Back from the result to an empty form. */
  async again(): Promise<void> {
    this.follower.forget();
    for (const name of this.form.names) this.form.fields[name].reset();
    await this.load();
  }

  /** Coming back to a withdrawal on its way goes on watching it; one that has ended makes room for the next. */
  private watch(): void {
    const { transaction } = this.follower;
    if (transaction === null) return;
    if (this.follower.isDone) this.follower.forget();
    else this.follower.follow(transaction.id, transaction);
  }

  private async send(order: WithdrawalOrder): Promise<void> {
    this.setProblem(null);
    try {
      const transaction = await this.payment.run(order);
      this.draft.drop();
      this.follower.follow(transaction.id, transaction);
      void this.deps.session.refreshBalance();
    } catch (error) {
      await this.refuse(error);
    }
  }

  private async lookUp(left: PendingCall): Promise<void> {
    this.isLookingUp = true;
    const found = await findLeftWithdrawal(this.api, this.deps.clock, left);
    runInAction(() => {
      this.isLookingUp = false;
    });
    this.pending.drop();
    if (found !== null) {
      this.draft.drop();
      this.follower.follow(found.id, found);
    }
  }

  private async refuse(error: unknown): Promise<void> {
    const code = isApiError(error) ? amountRefusals[error.type] : undefined;
    if (!this.form.refuse(error)) {
      if (code === undefined) this.setProblem(cashierProblem(error));
      else this.form.fields.amount.refuse({ code, params: {} });
    }
    // What can be withdrawn may have changed elsewhere meanwhile.
    await this.load();
  }

  private adopt(settings: WithdrawSettings): void {
    const draft = this.draft.read(this.uid);
    const isFirst = this.settings === null;
    this.settings = settings;
    this.status = 'ready';
    const names = [this.methodName, draft?.method, settings.methods[0]?.sysname];
    this.methodName = names.find((name) => settings.methods.some(({ sysname }) => sysname === name)) ?? '';
    const { amount } = this.form.fields;
    if (isFirst && amount.value === '' && draft !== null) amount.value = draft.amount;
  }

  private amountError(text: string) {
    const { method, settings } = this;
    return method && settings ? withdrawError(text, method, settings.available, this.deps.locale.code) : null;
  }

  private saveDraft(): void {
    this.draft.save(this.uid, { method: this.methodName, amount: this.form.fields.amount.value });
  }

  private setProblem(problem: CashierProblem | null): void {
    this.problem = problem;
  }
}

export const withdrawStore: StoreFactory<WithdrawStore> = {
  key: 'cashier.withdraw',
  create: (deps) => new WithdrawStore(createCashierApi(deps.call), deps),
};
