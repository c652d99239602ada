import { makeAutoObservable } from 'mobx';
import type { AuthSettings } from '../settings.ts';
import type { StoreDeps, StoreFactory } from '../../../kernel/stores.ts';
import { FormStore } from '../../../kernel/forms/FormStore.ts';
import type { FieldDefinition } from '../../../kernel/forms/FormStore.ts';
import { Remote } from '../../../kernel/Remote.ts';
import type { RemoteStatus } from '../../../kernel/Remote.ts';
import { termsField } from '../../../shared/validation/checkbox.ts';
import { emailField } from '../../../shared/validation/email.ts';
import { required } from '../../../shared/validation/required.ts';
import { formRules } from '../../../shared/validation/ruleSet.ts';
import type { FormRules } from '../../../shared/validation/ruleSet.ts';
import { PromoCodeField } from '../promo/PromoCodeField.ts';
import { forgetPromoCode } from '../../offers/face/storedPromoCode.ts';
import { authProblem } from '../authProblem.ts';
import type { AuthProblem } from '../authProblem.ts';
import { createCompletionApi } from './completionApi.ts';
import type { CompletionApi, CompletionFacts } from './completionApi.ts';

type Field = 'email' | 'country' | 'currency' | 'terms' | 'notify';

/** 4-4: the fields that a social sign-in has left open, and their submission. Checkboxes are "1" or empty. */
export class CompletionStore {
  readonly form: FormStore<Field>;
  problem: AuthProblem | null = null;
  /** The popup is closing: a second press must not register twice. */
  private isDone = false;
  readonly #answer = new Remote<CompletionFacts>((facts) => this.begin(facts));
  readonly #storage: StoreDeps['storage'];
  readonly #api: CompletionApi;
  readonly #session: Pick<StoreDeps['session'], 'load' | 'uid' | 'account'>;
  readonly #config: AuthSettings;

  constructor(
    api: CompletionApi,
    session: Pick<StoreDeps['session'], 'load' | 'uid' | 'account'>,
    config: AuthSettings,
    readonly promo: PromoCodeField,
    storage: StoreDeps['storage'],
    rules: FormRules,
  ) {
    this.#storage = storage;
    this.#api = api;
    this.#session = session;
    this.#config = config;
    const terms = termsField({ isActive: config.terms.isActive });
    // 3-32: of a field that is not asked for nothing is demanded.
    const demand: FormRules = (field, value, read) =>
      field === 'email' && !this.needsContact ? null : rules(field, value, read);
    const definitions: Readonly<Record<Field, FieldDefinition>> = {
      email: {
        initial: '',
        validate: (value) => (this.needsContact ? emailField(value) : null),
        normalise: (value) => value.trim(),
      },
      country: { initial: '', validate: (value) => (this.needsCountry ? required('requiredField')(value) : null) },
      currency: { initial: '', validate: required('requiredField') },
      terms: { initial: config.terms.isChecked ? '1' : '', validate: (value) => terms(value === '1') },
      notify: { initial: config.notify.isChecked ? '1' : '', validate: null },
    };
    this.form = new FormStore<Field>(definitions, demand);
    makeAutoObservable(this, { form: false, promo: false });
  }

  get status(): RemoteStatus {
    return this.#answer.status;
  }

  get facts(): CompletionFacts | null {
    return this.#answer.value;
  }

  get needsContact(): boolean {
    return this.facts?.contact === '';
  }

  get needsCountry(): boolean {
    return this.facts?.countryCode === '';
  }

  /** Never rejects: `status` shows a failure. */
  load(): Promise<void> {
    return this.#answer.refresh(String(this.#session.uid), () => this.#api.facts());
  }

  /** Resolves true once the registration is completed; false keeps the form and its values. */
  async submit(): Promise<boolean> {
    if (this.isDone) return false;
    // Both are checked, so that every fault shows at once.
    const isCodeRight = this.promo.check();
    if (this.form.check() !== null || !isCodeRight) return false;
    await this.form.submit(() => this.complete());
    return this.isDone;
  }

  private async complete(): Promise<void> {
    this.setProblem(null);
    const { email, country, currency, terms, notify } = this.form.values();
    try {
      await this.#api.complete({
        email,
        country,
        currency,
        promo_code: this.promo.value(),
        terms: terms === '1',
        notify: notify === '1',
      });
      await this.#session.load();
      this.finish(this.#session.account?.isRegistrationCompleted === true);
    } catch (error) {
      // Told at both forms' fields at once.
      const isAtField = [this.form.refuse(error), this.promo.refuse(error)].includes(true);
      // An error at a hidden checkbox would not be visible.
      const isOutOfSight = this.form.fields.terms.error !== null && !this.#config.terms.isActive;
      if (!isAtField || isOutOfSight) this.setProblem(authProblem(error, 'failed'));
    }
  }

  private begin({ defaultCurrency, currencies }: CompletionFacts): void {
    const { currency } = this.form.fields;
    if (currency.value === '') currency.value = currencies.includes(defaultCurrency) ? defaultCurrency : '';
  }

  private finish(isCompleted: boolean): void {
    this.isDone = isCompleted;
    // 4-15: the code is used up.
    if (isCompleted) forgetPromoCode(this.#storage);
    this.problem = isCompleted ? null : authProblem(null, 'failed');
  }

  private setProblem(problem: AuthProblem | null): void {
    this.problem = problem;
  }
}

export const completionStore: StoreFactory<CompletionStore> = {
  key: 'auth.completion',
  scope: 'player',
  create(deps) {
    const { call, session, content, storage, locale } = deps;
    const { auth, validators } = content.config;
    const promo = new PromoCodeField(deps, auth);
    const rules = formRules(validators, locale.code);
    return new CompletionStore(createCompletionApi(call), session, auth, promo, storage, rules);
  },
};
