import { makeAutoObservable, observableRef } from 'mobx';
import type { CallOutput } from '../../contract/index.ts';
import { fieldErrors, isUncertain } from '../../lib/errors.ts';
import { formRules } from '../../shared/validation/ruleSet.ts';
import type { FieldRules } from '../../shared/validation/validatorConfig.ts';
import type { PhoneCountry } from '../../shared/phone/phoneCountry.ts';
import type { DomainEvent } from '../analytics/face/AnalyticsFeed.ts';
import type { Snapshotable, StoreFactory } from '../../kernel/stores.ts';
import { FormStore } from '../../kernel/forms/FormStore.ts';
import type { AuthSettings, AuthType } from './settings.ts';
import { problem } from './authProblem.ts';
import type { AuthProblem } from './authProblem.ts';
import { beginSession } from './beginSession.ts';
import type { AuthSession } from './beginSession.ts';
import { notYet, resultOf } from './SignInResult.ts';
import type { EntryResult } from './SignInResult.ts';
import { SignUpExtras } from './SignUpExtras.ts';
import { valueAfterCountryChange } from './signup/currencyConditions.ts';
import { CarriedTexts } from './signup/CarriedTexts.ts';
import { conditionalNames, formDefinitions } from './signup/formDefinitions.ts';
import type { Definitions } from './signup/formDefinitions.ts';
import { judgedAsSent } from './signup/judgedAsSent.ts';
import { PersonalData } from './signup/PersonalData.ts';
import type { PersonalSnapshot } from './signup/PersonalData.ts';
import type { PersonalField } from '../profile/face/fields/PersonalField.ts';
import { registrationFields } from './signup/registrationFields.ts';
import { PHONE_COUNTRY, registrationInput } from './signup/registrationInput.ts';
import { registrationFault, registrationProblem } from './signup/registrationProblem.ts';
import { createSignUpApi } from './signup/signUpApi.ts';
import type { Registration, SignUpApi } from './signup/signUpApi.ts';

/**
 * 3-22 to 3-25: the registration form, with the fields that the operator defines for the chosen country (7-17). All
 * fields are texts: a checkbox is "1" or empty.
 */
export class SignUpStore implements Snapshotable<PersonalSnapshot> {
  readonly form: FormStore<string>;
  readonly personal: PersonalData;
  readonly carried = new CarriedTexts();
  /** 3-27: how the player registers. */
  type: AuthType | null;
  problem: AuthProblem | null = null;
  private isWaiting = false;
  /** The definitions that the form was arranged by; null before the first. */
  #arranged: readonly PersonalField[] | null = null;
  /** The login of a registration whose outcome is unknown: it may have created the account. */
  #unsureOf: string | null = null;
  readonly #api: SignUpApi;
  readonly #session: AuthSession;
  readonly #locale: string;
  readonly #config: AuthSettings;

  constructor(
    api: SignUpApi,
    session: AuthSession,
    locale: string,
    config: AuthSettings,
    readonly extras: SignUpExtras,
    validators: readonly FieldRules[] = [],
  ) {
    this.#api = api;
    this.#session = session;
    this.#locale = locale;
    this.#config = config;
    const types = config.registrationTypes;
    this.type = types.find(({ component }) => component !== 'social') ?? types[0] ?? null;
    this.personal = new PersonalData(api);
    const rules = judgedAsSent(formRules(validators, locale), () => this.phoneCountry);
    this.form = new FormStore(this.definitions(''), rules, config.validationStrategy);
    makeAutoObservable(this, { form: false, personal: false, carried: false, type: observableRef, extras: false });
  }

  /** The fields on screen, in their order. */
  get fields(): readonly PersonalField[] {
    const { field = '', isFast = false } = this.type ?? {};
    return registrationFields(this.personal.defined, { field, isFast });
  }

  get isBusy(): boolean {
    return this.form.isSubmitting || this.isWaiting;
  }

  get phoneCountry(): PhoneCountry {
    return this.personal.phoneCountry(this.form.fields[PHONE_COUNTRY]?.value ?? '');
  }

  dehydrate(): PersonalSnapshot | null {
    return this.personal.dehydrate('');
  }

  hydrate(snapshot: PersonalSnapshot): void {
    this.personal.hydrate(snapshot);
    this.arrange();
  }

  /** Fetches the definitions unless they are there. Never rejects. */
  async load(): Promise<void> {
    await this.personal.load(this.form.fields['country']?.value ?? '');
    if (this.#arranged !== this.personal.fields.value) this.arrange();
  }

  /** 3-27, 4-20: another contact leads, or required fields only. What was typed stays. */
  chooseType(type: AuthType): void {
    if (type === this.type) return;
    this.type = type;
    this.setProblem(null);
    this.arrange();
  }

  /** 4-18: the fields of the chosen country, and its regions, currencies and documents. */
  async changeCountry(country: string): Promise<void> {
    this.form.fields['country']?.change(country);
    await this.load();
  }

  /** Keeps the form and its values unless the new player is signed in. */
  async submit(publish: (event: DomainEvent) => void = () => undefined): Promise<EntryResult> {
    if (this.isBusy || !(await this.awaitFields())) return notYet;
    const areExtrasRight = this.extras.check();
    const outcome = await this.form.submit(async () => (areExtrasRight ? this.register(publish) : notYet));
    return outcome.kind === 'done' ? outcome.value : notYet;
  }

  private async register(publish: (event: DomainEvent) => void): Promise<EntryResult> {
    this.setProblem(null);
    const { phoneCountry, fields } = this;
    const locale = this.#locale;
    try {
      const input = registrationInput(this.form.values(), { fields, phoneCountry, locale });
      const { payload } = await this.enter({ ...input, ...this.extras.values() });
      const trouble = await beginSession(this.#session, payload);
      this.setProblem(trouble);
      if (trouble === null) this.finish(publish);
      return resultOf(trouble);
    } catch (error) {
      publish({ name: 'registrationFailed', data: { code: registrationFault(error) } });
      // The problem is told where none of the fields on screen shows it, be it the form's or the extras'.
      this.form.refuse(error);
      const isAtExtras = this.extras.refuse(error);
      if (!isAtExtras && !this.hasShownError) this.setProblem(registrationProblem(error));
      return notYet;
    }
  }

  private finish(publish: (event: DomainEvent) => void): void {
    this.form.reset();
    this.carried.give({});
    this.extras.finish();
    publish({ name: 'registered', data: { type: this.type?.id ?? '' } });
  }

  /**
   * Whether the fields on screen are those of the chosen country. Before the first definitions the operator judges
   * alone; the fields of another country are not sent.
   */
  private async awaitFields(): Promise<boolean> {
    const { fields } = this.personal;
    if (fields.status === 'ready') return true;
    const shown = fields.value;
    this.setWaiting(true);
    await this.load();
    this.setWaiting(false);
    if (shown === null) return true;
    // The player has not seen the fields that have just arrived.
    if (fields.status === 'failed') this.setProblem(problem('noAnswer'));
    return false;
  }

  /** Errors at boxes that the configuration hides are not visible. */
  private get hasShownError(): boolean {
    const { terms, notify, markBetting } = this.#config;
    const hidden = Object.entries({ terms, notify, is_betting: markBetting }).filter(([, { isActive }]) => !isActive);
    return this.form.names.some(
      (name) => this.form.fields[name]?.error !== null && !hidden.some(([box]) => box === name),
    );
  }

  /** `phoneCountry` is the code of the country whose phone numbers are the likely ones. */
  private definitions(phoneCountry: string): Definitions {
    const { fields } = this;
    const config = this.#config;
    return formDefinitions(fields, { config, country: phoneCountry, phoneCountry: () => this.phoneCountry });
  }

  private arrange(): void {
    const { form, personal, fields } = this;
    const before = form.values();
    const isOther = this.#arranged !== null && this.#arranged !== personal.fields.value;
    const country = before['country'] ?? fields.find(({ sysname }) => sysname === 'country')?.initial ?? '';
    form.arrange(this.definitions(before['mobile'] ? (before[PHONE_COUNTRY] ?? '') : country));
    if (isOther) this.resetByConditions(before);
    this.carried.fill(form);
    this.#arranged = personal.fields.value;
  }

  /** 4-18: what the form had before, as far as the new country allows. */
  private resetByConditions(before: Readonly<Record<string, string>>): void {
    for (const { sysname, options, initial } of this.fields) {
      const chosen = before[sysname];
      if (!conditionalNames.includes(sysname) || chosen === undefined) continue;
      const ids = options.map(({ id }) => id);
      const candidates = { options: ids, chosen, suggested: initial };
      this.form.fields[sysname]?.assign(valueAfterCountryChange(this.#config.currencyConditions, candidates));
    }
  }

  /**
   * If the account exists and may be this player's own, from a registration whose answer was lost, signs in with the
   * same entry.
   */
  private async enter(fields: Registration): Promise<Pick<CallOutput<'POST auth.login'>, 'payload'>> {
    const login = fields.email || fields.phone || '';
    try {
      return await this.#api.register(fields);
    } catch (error) {
      const taken = [...fieldErrors(error, 'email'), ...fieldErrors(error, 'phone')];
      const mayBeOwn =
        this.#unsureOf === login && taken.some(({ code }) => code === 'emailTaken' || code === 'phoneTaken');
      if (isUncertain(error)) this.#unsureOf = login;
      if (!mayBeOwn) throw error;
      const { payload } = await this.#api.login(login, fields.password ?? '').catch(() => ({ payload: null }));
      if (payload === null) throw error;
      return { payload };
    }
  }

  private setProblem(found: AuthProblem | null): void {
    this.problem = found;
  }

  private setWaiting(isWaiting: boolean): void {
    this.isWaiting = isWaiting;
  }
}

export const signUpStore: StoreFactory<SignUpStore> = {
  key: 'auth.signUp',
  scope: 'visit',
  create: (deps) =>
    new SignUpStore(
      createSignUpApi(deps.call),
      deps.session,
      deps.locale.code,
      deps.content.config.auth,
      new SignUpExtras(deps),
      deps.content.config.validators,
    ),
};
