import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { StoreDeps, StoreFactory } from '../../kernel/stores.ts';
import { FormStore } from '../../kernel/forms/FormStore.ts';
import type { DraftTexts } from '../../kernel/forms/OpenDrafts.ts';
import type { FormError } from '../../kernel/forms/FormStore.ts';
import { callProblem } from '../../kernel/problems/callProblem.ts';
import type { CallProblem } from '../../kernel/problems/callProblem.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import { PendingCalls } from '../../kernel/spending/PendingCalls.ts';
import { PlayerChangedError } from '../../kernel/spending/PlayerChangedError.ts';
import { SpendingCall } from '../../kernel/spending/SpendingCall.ts';
import type { Cancel } from '../../lib/clock.ts';
import { newKey } from '../../lib/newKey.ts';
import { amountText } from '../../shared/money/amountText.ts';
import { moneyToWire, parseMoney } from '../../shared/money/moneyWire.ts';
import type { Money } from '../../shared/money/money.ts';
import { amountFault } from '../../shared/validation/amountFault.ts';
import { parseAmountText } from '../../shared/money/parseAmountText.ts';
import { createWalletApi } from './api.ts';
import type { Delay, Vault, VaultOrder, WalletApi } from './api.ts';

type Api = Pick<WalletApi, 'vault' | 'move' | 'keep' | 'setDelay'>;
type Deps = Pick<StoreDeps, 'clock' | 'locale' | 'news' | 'session' | 'storage'>;

/** What has happened last, for the line below the form. */
export type VaultNews = 'put' | 'taken' | 'leaving' | 'kept' | 'delay';

/** The vault: money that stakes and withdrawals cannot touch, and when it comes back out. */
export class VaultStore {
  verb: VaultOrder['verb'] = 'put';
  news: VaultNews | null = null;
  problem: CallProblem | null = null;
  isChanging = false;
  readonly form = new FormStore({ amount: { initial: '', validate: (text) => this.amountError(text) } });
  readonly payment: SpendingCall<VaultOrder, Vault>;
  readonly #answer = new Remote<Vault>();
  readonly #pending: PendingCalls;
  #uid = 0;
  readonly #api: Api;
  readonly #deps: Deps;

  constructor(api: Api, deps: Deps, makeKey: () => string = newKey) {
    this.#api = api;
    this.#deps = deps;
    this.#pending = new PendingCalls(deps.storage, deps.clock, 'vault_move_pending');
    this.payment = new SpendingCall(
      { clock: deps.clock, session: deps.session, pending: this.#pending, makeKey },
      (order, key, uid) => api.move(order, key, uid),
      (order) => JSON.stringify(rememberedOf(order)),
      rememberedOf,
    );
    makeAutoObservable(this, { form: false, payment: false, problem: observableRef });
  }

  get status(): RemoteStatus {
    return this.#answer.status;
  }

  get vault(): Vault | null {
    return this.#answer.value;
  }

  /** What can be moved at most in the chosen direction. */
  get most(): Money | null {
    return (this.verb === 'put' ? this.vault?.main : this.vault?.available) ?? null;
  }

  get isBusy(): boolean {
    return this.payment.phase !== 'idle' || this.isChanging;
  }

  /** Never rejects: the status tells. */
  async open(uid: number): Promise<void> {
    this.#uid = uid;
    await this.load();
    this.resume(uid);
  }

  load(): Promise<void> {
    return this.#answer.refresh('vault', () => this.#api.vault());
  }

  /** Opens the vault for a player unless it is there, and keeps it up to date while the page is open. */
  follow(uid: number): Cancel {
    if (this.status === 'idle') void this.open(uid);
    return this.#deps.news.subscribe(({ type }) => {
      if (type === 'account.balance_updated' && !this.isBusy) void this.load();
    });
  }

  choose(verb: VaultOrder['verb']): void {
    this.verb = verb;
    this.form.reset();
    this.settle(null, null);
  }

  type(text: string): void {
    this.form.fields.amount.change(text);
    this.settle(null, null);
  }

  /** What was typed and not moved; null if nothing was. */
  get typed(): DraftTexts | null {
    const amount = this.form.fields.amount.value;
    return amount === '' ? null : { verb: this.verb, amount };
  }

  /** Takes up what was typed before. Nothing is moved by it. */
  carryOn({ verb, amount = '' }: DraftTexts): void {
    if (this.isBusy) return;
    this.choose(verb === 'take' ? 'take' : 'put');
    this.type(amount);
  }

  fillMost(): void {
    if (this.most !== null) this.type(amountText(this.most, this.#deps.locale.code));
  }

  /** Moves the typed amount, once whatever happens. Never rejects. */
  async submit(): Promise<void> {
    const { vault, verb } = this;
    if (vault === null) return;
    const outcome = await this.form.submit(async () => {
      const read = parseAmountText(this.form.fields.amount.value, vault.main.currency, this.#deps.locale.code);
      if (read.ok) await this.send({ verb, amount: read.money });
    });
    if (outcome.kind === 'refused') void this.load();
    if (outcome.kind === 'failed') this.refuse(outcome.error);
  }

  keep(id: number): Promise<void> {
    return this.change('kept', () => this.#api.keep(id, this.#uid));
  }

  setDelay(hours: Delay): Promise<void> {
    return this.change('delay', () => this.#api.setDelay(hours, this.#uid));
  }

  private async send(order: VaultOrder, knownKey?: string): Promise<void> {
    this.settle(null, null);
    const vault = await this.payment.run(order, knownKey);
    this.#answer.adopt('vault', vault);
    this.form.reset();
    this.settle(newsOf(order, vault), null);
  }

  private refuse(error: unknown): void {
    if (error instanceof PlayerChangedError) return;
    // What is shown may be out of date: another page of the player has moved it.
    if (this.form.refuse(error)) void this.load();
    else this.settle(null, callProblem(error));
  }

  private async change(news: VaultNews, send: () => Promise<Vault>): Promise<void> {
    if (this.isBusy) return;
    this.isChanging = true;
    this.settle(null, null);
    try {
      this.#answer.adopt('vault', await send());
      this.settle(news, null);
    } catch (error) {
      this.settle(null, callProblem(error));
      void this.load();
    } finally {
      runInAction(() => {
        this.isChanging = false;
      });
    }
  }

  /** A move whose answer an earlier page did not get: asked again with its own key. */
  private resume(uid: number): void {
    const left = this.#pending.left(uid);
    const verb = left?.input['verb'];
    const { amount, currency } = left?.input ?? {};
    if (left === null || amount === undefined || currency === undefined || this.payment.phase !== 'idle') return;
    // Another player has signed in while the vault was loading: it is not their move.
    if ((verb !== 'put' && verb !== 'take') || this.#deps.session.uid !== uid) return;
    const order = { verb, amount: parseMoney({ amount, currency }) } as const;
    this.send(order, left.key).catch((error: unknown) => this.refuse(error));
  }

  private amountError(text: string): FormError | null {
    const { most } = this;
    if (text.trim() === '') return { code: 'requiredField', params: {} };
    if (most === null) return null;
    const { code } = this.#deps.locale;
    const read = parseAmountText(text, most.currency, code);
    if (!read.ok) return amountFault(read, most, code);
    if (read.money.minor <= 0n) return { code: 'wrongField', params: {} };
    return read.money.minor > most.minor ? { code: 'insufficientFunds', params: {} } : null;
  }

  private settle(news: VaultNews | null, problem: CallProblem | null): void {
    this.news = news;
    this.problem = problem;
  }
}

const rememberedOf = ({ verb, amount }: VaultOrder) => ({ verb, ...moneyToWire(amount) });

const newsOf = ({ verb }: VaultOrder, { delay }: Vault): VaultNews => {
  if (verb === 'put') return 'put';
  return delay === 0 ? 'taken' : 'leaving';
};

export const vaultStore: StoreFactory<VaultStore> = {
  key: 'wallet.vault',
  scope: 'player',
  create: ({ call, ...deps }) => new VaultStore(createWalletApi(call), deps),
};
