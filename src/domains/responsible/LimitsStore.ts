import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { amountText } from '../../shared/money/amountText.ts';
import { money } from '../../shared/money/money.ts';
import { moneyToWire } from '../../shared/money/moneyWire.ts';
import type { AmountText } from '../../shared/money/parseAmountText.ts';
import { amountFault } from '../../shared/validation/amountFault.ts';
import { parseAmountText } from '../../shared/money/parseAmountText.ts';
import { required } from '../../shared/validation/required.ts';
import type { StoreDeps, StoreFactory } from '../../kernel/stores.ts';
import { callProblem } from '../../kernel/problems/callProblem.ts';
import type { CallProblem } from '../../kernel/problems/callProblem.ts';
import { FormStore } from '../../kernel/forms/FormStore.ts';
import type { FormError } from '../../kernel/forms/FormStore.ts';
import type { DraftTexts } from '../../kernel/forms/OpenDrafts.ts';
import { Remote } from '../../kernel/Remote.ts';
import { createResponsibleApi } from './api.ts';
import type { ResponsibleApi } from './api.ts';
import type { Limit, LimitKind, LimitPeriod, ResponsibleSettings } from './parseSettings.ts';

/** One limit of the page: a kind and its period. */
export interface LimitName {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

const periods = ['day', 'week', 'month'] as const;

/** The limits of the page, by their kinds. */
export const limitGroups: readonly { readonly kind: LimitKind; readonly rows: readonly LimitName[] }[] = [
  ...(['deposit', 'loss', 'wager'] as const).map((kind) => ({
    kind,
    rows: periods.map((period) => ({ kind, period })),
  })),
  { kind: 'session', rows: [{ kind: 'session', period: 'session' }] },
];

/** Bounds of the session limit in minutes, as the operator checks them. */
export const sessionMinutes = { min: 10, max: 1440 } as const;

const isSame = (left: LimitName, right: LimitName): boolean => left.kind === right.kind && left.period === right.period;

/** The limits that the player sets for themselves (trust.md), one change at a time. */
export class LimitsStore {
  readonly form = new FormStore({ amount: { initial: '', validate: (text: string) => this.fault(text) } });
  /** The limit that is being changed. */
  edited: LimitName | null = null;
  /** The change saved last, and whether it is in force. */
  saved: (LimitName & { readonly isWaiting: boolean }) | null = null;
  problem: CallProblem | null = null;
  isSaving = false;
  readonly #answer = new Remote<ResponsibleSettings>();
  #uid = 0;
  readonly #api: Pick<ResponsibleApi, 'settings' | 'setLimit'>;
  readonly #locale: Pick<StoreDeps['locale'], 'code'>;

  constructor(api: Pick<ResponsibleApi, 'settings' | 'setLimit'>, locale: Pick<StoreDeps['locale'], 'code'>) {
    this.#api = api;
    this.#locale = locale;
    makeAutoObservable(this, { form: false, edited: observableRef, saved: observableRef, problem: observableRef });
  }

  get status() {
    return this.#answer.status;
  }

  get settings(): ResponsibleSettings | null {
    return this.#answer.value;
  }

  async open(uid: number): Promise<void> {
    this.#uid = uid;
    await this.load();
  }

  /** Like `open`, but without a request if the player's limits are there or on their way. Never rejects. */
  async ensure(uid: number): Promise<void> {
    this.#uid = uid;
    await this.#answer.load(String(uid), () => this.#api.settings()).catch(() => undefined);
  }

  load(): Promise<void> {
    return this.#answer.refresh(String(this.#uid), () => this.#api.settings());
  }

  limitOf(name: LimitName): Limit | null {
    return this.settings?.limits.find((limit) => isSame(limit, name)) ?? null;
  }

  isEdited(name: LimitName): boolean {
    return this.edited !== null && isSame(this.edited, name);
  }

  isSaved(name: LimitName): boolean {
    return this.saved !== null && isSame(this.saved, name);
  }

  edit(name: LimitName): void {
    this.edited = name;
    this.saved = null;
    this.problem = null;
    this.form.reset();
    const present = this.presentText(name);
    if (present !== '') this.form.fields.amount.change(present);
  }

  /** What was typed and not saved; null if nothing was. */
  get typed(): DraftTexts | null {
    const { edited, form } = this;
    const amount = form.fields.amount.value;
    if (edited === null || amount === '' || amount === this.presentText(edited)) return null;
    return { kind: edited.kind, period: edited.period, amount };
  }

  /** Takes up what was typed before. Nothing is saved by it. */
  carryOn({ kind, period, amount }: DraftTexts): void {
    const names = limitGroups.flatMap(({ rows }) => rows);
    const name = names.find((one) => one.kind === kind && one.period === period);
    if (name === undefined || amount === undefined) return;
    this.edit(name);
    this.form.fields.amount.change(amount);
  }

  cancel(): void {
    this.edited = null;
    this.problem = null;
  }

  async save(): Promise<void> {
    await this.form.submit(() => this.send(this.wireAmount(this.form.values().amount)));
  }

  /** Removing is the loosest change: it waits for the cool-off. */
  async remove(): Promise<void> {
    await this.send('');
  }

  private async send(amount: string): Promise<void> {
    const { edited } = this;
    const uid = this.#uid;
    if (edited === null || this.isSaving) return;
    this.isSaving = true;
    this.problem = null;
    try {
      const settings = await this.#api.setLimit({ ...edited, amount });
      runInAction(() => {
        this.#answer.adopt(String(uid), settings);
        this.saved = { ...edited, isWaiting: (this.limitOf(edited)?.pending ?? null) !== null };
        this.edited = null;
      });
    } catch (error) {
      runInAction(() => {
        if (!this.form.refuse(error)) this.problem = callProblem(error);
      });
    } finally {
      runInAction(() => {
        this.isSaving = false;
      });
    }
  }

  private fault(text: string): FormError | null {
    const missing = required('requiredField')(text);
    if (missing) return missing;
    if (this.edited?.kind === 'session') {
      const minutes = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
      const { min, max } = sessionMinutes;
      return minutes < min || minutes > max
        ? { code: 'sumError', params: { min: String(min), max: String(max) } }
        : null;
    }
    return amountFault(this.read(text), money(0n, this.currency), this.#locale.code);
  }

  /** The limit that is in force as it is typed; empty without one. */
  private presentText(name: LimitName): string {
    const limit = this.limitOf(name);
    if (limit?.amount) return amountText(limit.amount, this.#locale.code);
    return limit?.minutes ? String(limit.minutes) : '';
  }

  private get currency(): string {
    return this.settings?.currency ?? '';
  }

  private read(text: string): AmountText {
    return parseAmountText(text, this.currency, this.#locale.code);
  }

  /** The typed text as the operator reads it. */
  private wireAmount(text: string): string {
    if (this.edited?.kind === 'session') return text.trim();
    const read = this.read(text);
    return read.ok ? moneyToWire(read.money).amount : text;
  }
}

export const limitsStore: StoreFactory<LimitsStore> = {
  key: 'responsible.limits',
  scope: 'player',
  create: ({ call, locale }) => new LimitsStore(createResponsibleApi(call), locale),
};
