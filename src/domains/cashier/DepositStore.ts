import { makeAutoObservable } from 'mobx';
import { isApiError } from '../../lib/errors.ts';
import { parseUrl } from '../../shared/navigation/parseUrl.ts';
import { sameOriginPath } from '../../shared/navigation/sameOriginPath.ts';
import type { PlayerScoped, StoreDeps, StoreFactory } from '../../kernel/deps.ts';
import { shellRules } from '../../kernel/shellRules.ts';
import { createCashierApi } from './api.ts';
import type { CashierApi, DepositOrder } from './api.ts';
import { depositError, limitError, presetsFor, readMoney } from './depositRules.ts';
import { rememberPayment } from './lastPayment.ts';
import type { DepositMethod, DepositSettings } from './parseCashier.ts';
import { payPendingPath } from './paths.ts';
import type { PendingCall } from '../../kernel/spending/PendingCalls.ts';
import { PlayerChangedError } from '../../kernel/spending/PlayerChangedError.ts';
import { PaymentForm } from './PaymentForm.ts';
import type { SpendingDeps } from './PaymentForm.ts';

type Api = Pick<CashierApi, 'depositSettings' | 'deposit'>;
type Deps = SpendingDeps & Pick<StoreDeps, 'platform' | 'navigate' | 'place'>;
type Started = Awaited<ReturnType<CashierApi['deposit']>>;

/** Longest time that a spinner may be shown, in ms (I8). */
const departureMs = 10_000;

/** The deposit page: its form, and the redirect to the vendor's page. */
export class DepositStore implements PlayerScoped {
  /** The vendor's page is opening, or has opened elsewhere: the form is disabled. */
  hasLeft = false;
  readonly spending: PaymentForm<DepositMethod, DepositSettings, DepositOrder, Started>;

  constructor(
    api: Api,
    private readonly deps: Deps,
    makeKey?: () => string,
  ) {
    this.spending = new PaymentForm(deps, {
      name: 'deposit',
      load: api.depositSettings,
      send: api.deposit,
      amountError: (text, method, { limit }) => depositError(text, method, limit, deps.locale.code),
      fields: {},
      makeKey,
    });
    makeAutoObservable<DepositStore, 'deps'>(this, { spending: false, deps: false });
  }

  get presets() {
    const { method, settings } = this.spending;
    return method ? presetsFor(method, settings?.limit ?? null) : [];
  }

  get isBusy(): boolean {
    const { form, payment } = this.spending;
    return form.isSubmitting || payment.phase !== 'idle' || this.hasLeft;
  }

  forgetPlayer(): void {
    this.hasLeft = false;
    this.spending.forgetPlayer();
  }

  /** Opens the page for a player; `wanted` preselects a method (2.3-5). Continues a payment that a reload cut off. */
  async open(uid: number, wanted = ''): Promise<void> {
    this.hasLeft = false;
    const left = await this.spending.open(uid, wanted);
    if (left !== null && this.spending.status === 'ready') await this.resume(left);
  }

  /** Pays. Does nothing while a payment is running (4-15). */
  async submit(): Promise<void> {
    if (this.isBusy) return;
    const { form } = this.spending;
    await form.submit(async () => {
      const { method, summary } = this.spending;
      if (method && summary) await this.pay({ method: method.sysname, amount: summary.pay });
    });
  }

  private async resume({
    key,
    isTold,
    input: { method = '', amount = '', currency = '' },
  }: PendingCall): Promise<void> {
    const money = readMoney(amount, currency);
    // An unreadable record cannot be continued.
    if (money === null) this.spending.pending.drop(this.spending.uid);
    // 8-5: the player was told to retry later, so only their next press repeats the call.
    else if (isTold) this.spending.payment.expect({ method, amount: money }, key);
    else await this.pay({ method, amount: money }, key);
  }

  private async pay(order: DepositOrder, knownKey?: string): Promise<void> {
    try {
      this.leave(await this.spending.pay(order, knownKey));
    } catch (error) {
      await this.refuse(error);
    }
  }

  /** 4-62, 9-14: stores the payment and the return address, then opens the vendor's page. */
  private leave({ transaction, redirectUrl }: Started): void {
    const { storage, platform, navigate, place, clock } = this.deps;
    rememberPayment(
      storage,
      this.spending.uid,
      transaction.id,
      sameOriginPath(new URLSearchParams(place.search).get('backUrl')),
    );
    const stays = !isWebAddress(redirectUrl) || platform.openExternal(redirectUrl) === 'opened';
    if (stays) {
      navigate(payPendingPath(transaction.id));
      return;
    }
    this.hasLeft = true;
    // Still on the page (the player came back, or the vendor's page never opened): enable the form.
    clock.after(departureMs, () => this.stay());
  }

  private stay(): void {
    this.hasLeft = false;
  }

  private async refuse(error: unknown): Promise<void> {
    if (error instanceof PlayerChangedError) return;
    if (!isApiError(error) || error.type !== 'BillingDepositLimitExceededException') {
      this.spending.refuse(error);
      return;
    }
    // The message contains the rest of the limit, which is in the settings.
    await this.spending.load();
    const limit = this.spending.settings?.limit;
    this.spending.form.fields.amount.refuse(
      limit ? limitError(limit, this.deps.locale.code) : { code: 'depositLimitExceeded', params: {} },
    );
  }
}

const isWebAddress = (url: string): boolean => /^https?:$/.test(parseUrl(url)?.protocol ?? '');

export const depositStore: StoreFactory<DepositStore> = {
  key: 'cashier.deposit',
  create: (deps) => new DepositStore(createCashierApi(deps.call, shellRules(deps).methods), deps),
};
