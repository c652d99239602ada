import { makeAutoObservable, observableRef } from 'mobx';
import { currencyRefusals } from '../../../contract/profile/currencyRefusals.ts';
import { fieldErrors } from '../../../lib/errors.ts';
import { FormStore } from '../../../kernel/forms/FormStore.ts';
import { Remote } from '../../../kernel/Remote.ts';
import type { RemoteStatus } from '../../../kernel/Remote.ts';
import type { SessionView } from '../../../kernel/views.ts';
import type { CurrencyRate, CurrencyRates, ProfileApi } from '../api.ts';
import { saveProblem } from '../saveProblem.ts';
import type { SaveProblem } from '../saveProblem.ts';

const refusals = [...currencyRefusals, 'wrongField'] as const;

/** 7-22: why the operator keeps the present currency. */
export type CurrencyRefusal = (typeof refusals)[number];

/** 7-12, 7-22: the player's currency, those that they may have instead, and the change. */
export class CurrencyStore {
  readonly form = new FormStore({ currency: { initial: '', validate: null } });
  problem: SaveProblem | null = null;
  refusal: CurrencyRefusal | null = null;
  private wasChanged = false;
  readonly #answer = new Remote<CurrencyRates>();
  readonly #api: Pick<ProfileApi, 'rates' | 'setCurrency'>;
  readonly #session: Pick<SessionView, 'load'>;

  constructor(api: Pick<ProfileApi, 'rates' | 'setCurrency'>, session: Pick<SessionView, 'load'>) {
    this.#api = api;
    this.#session = session;
    makeAutoObservable(this, { form: false, problem: observableRef });
  }

  get status(): RemoteStatus {
    return this.#answer.status;
  }

  get rates(): CurrencyRates | null {
    return this.#answer.value;
  }

  /** The chosen one, if it is another than the present. */
  get next(): CurrencyRate | null {
    const { rates } = this;
    const { value } = this.form.fields.currency;
    return value === rates?.base ? null : (rates?.items.find(({ currency }) => currency === value) ?? null);
  }

  get isSaved(): boolean {
    return this.wasChanged && this.next === null;
  }

  /** Never rejects: the status tells. */
  async load(): Promise<void> {
    await this.#answer.refresh('rates', () => this.#api.rates());
    this.begin();
  }

  choose(currency: string): void {
    this.form.fields.currency.change(currency);
    this.settle(null, null);
  }

  async change(): Promise<void> {
    const { next } = this;
    if (next === null) return;
    this.settle(null, null);
    await this.form.submit(async () => {
      try {
        await this.#api.setCurrency(next.currency);
      } catch (error) {
        const code = fieldErrors(error, 'currency')[0]?.code;
        const refusal = refusals.find((one) => one === code) ?? null;
        this.settle(refusal, refusal === null ? saveProblem(error) : null);
        return;
      }
      this.form.reset();
      // The balances in the header follow; the rates are those of the new currency.
      await Promise.all([this.#session.load().catch(() => undefined), this.load()]);
      this.note();
    });
  }

  /** The select starts with the present currency, unless the player has chosen another. */
  private begin(): void {
    const { currency } = this.form.fields;
    if (this.rates !== null && !currency.isDirty) currency.assign(this.rates.base);
  }

  private note(): void {
    this.wasChanged = true;
  }

  private settle(refusal: CurrencyRefusal | null, problem: SaveProblem | null): void {
    this.refusal = refusal;
    this.problem = problem;
    this.wasChanged = false;
  }
}
