import { makeAutoObservable, observableRef } from 'mobx';
import { wholePhone } from '../../shared/phone/phoneCountry.ts';
import type { PhoneCountry } from '../../shared/phone/phoneCountry.ts';
import { oneTimeCodeField } from '../../shared/validation/oneTimeCode.ts';
import { phoneField } from '../../shared/validation/phoneField.ts';
import { failure } from '../../shared/validation/validationError.ts';
import type { FormRules } from '../../shared/validation/ruleSet.ts';
import type { Clock } from '../../lib/clock.ts';
import { fieldErrors, isApiError, proofAsked } from '../../lib/errors.ts';
import { ResendTimer } from './face/codes/ResendTimer.ts';
import { resendTimeOf } from './face/codes/resendTimeOf.ts';
import { FormStore } from '../../kernel/forms/FormStore.ts';
import type { ContactType } from '../../contract/base/contactTypes.ts';
import type { Contact, ContactsApi } from './api.ts';
import { signedInProblem } from '../../kernel/problems/callProblem.ts';
import { contactFormats, writtenContact } from './contactFormats.ts';
import { proofProblem } from './contactProblem.ts';
import type { ContactProblem } from './contactProblem.ts';
import type { ContactList } from './ContactList.ts';
import type { PhoneCountries } from './PhoneCountries.ts';

/** 4-37: one contact of the player: editing it, and confirming it by a code. */
export class ContactStore {
  readonly form: FormStore<'contact' | 'country'>;
  readonly codeForm = new FormStore({ code: { initial: '', validate: oneTimeCodeField } });
  readonly timer: ResendTimer;
  isEditing = false;
  /** The number is typed without its country's code, which is chosen beside it. */
  hasPicker = false;
  isSending = false;
  /** A code for the contact as it is now is on its way. */
  isSent = false;
  problem: ContactProblem | null = null;
  readonly #api: ContactsApi;
  readonly #list: ContactList;

  constructor(
    readonly type: ContactType,
    api: ContactsApi,
    list: ContactList,
    clock: Clock,
    readonly countries: PhoneCountries,
    rules: FormRules,
  ) {
    this.#api = api;
    this.#list = list;
    const maskField = phoneField(() => this.country);
    this.form = new FormStore(
      {
        contact: {
          initial: '',
          validate: (value) => (this.hasPicker ? maskField(value) : contactFormats[type].validate(value)),
          normalise: (value) => value.trim(),
        },
        country: { initial: '', validate: null },
      },
      // 3-32: under the name that a registration has for it, and as it is sent.
      (field, value, read) => (field === 'contact' ? rules(type, this.wholeOf(value), read) : null),
    );
    this.timer = new ResendTimer(clock);
    makeAutoObservable(this, {
      type: false,
      form: false,
      codeForm: false,
      timer: false,
      countries: false,
      problem: observableRef,
    });
  }

  get saved(): Contact | null {
    return this.#list.find(this.type);
  }

  /** The country of the number that is typed. */
  get country(): PhoneCountry {
    return this.countries.find(this.form.fields.country.value);
  }

  /** A number as its digits with the country's code. */
  private wholeOf(value: string): string {
    return this.type === 'email' ? value : wholePhone(value, this.country);
  }

  /** Opens the form with the saved contact, or with another one that was typed before. */
  edit(contact = writtenContact(this.type, this.saved?.value ?? '')): void {
    this.form.reset();
    this.form.fields.contact.value = contact;
    this.hasPicker = false;
    this.isEditing = true;
    this.problem = null;
    if (this.type === 'phone') void this.pickCountry();
  }

  /** 5-37: the number's country is chosen from a list as soon as there is one; until then the number is typed in full. */
  private async pickCountry(): Promise<void> {
    if (this.countries.all.length === 0) await this.countries.load();
    this.showPicker();
  }

  private showPicker(): void {
    if (!this.isEditing || this.hasPicker || this.countries.all.length === 0) return;
    const { contact, country } = this.form.fields;
    const split = this.countries.split(contact.value);
    country.value = split.country.countryCode;
    contact.value = split.digits;
    this.hasPicker = true;
  }

  cancel(): void {
    this.form.reset();
    this.isEditing = false;
    this.problem = null;
  }

  /** 4-38: saving clears dirty. A code is sent to a contact that has changed. Resolves whether it was saved. */
  async save(): Promise<boolean> {
    const before = this.saved?.value;
    const outcome = await this.form.submit(() => this.add());
    if (outcome.kind === 'failed') this.refuseContact(outcome.error);
    if (outcome.kind !== 'done') return false;
    if (this.saved?.isConfirmed === false && this.saved.value !== before) await this.send();
    return true;
  }

  /** The messenger's number has become the contact: shows it. */
  async adoptShared(): Promise<void> {
    await this.#list.reload();
    this.adoptSaved();
  }

  /** Ends the wait for another contact: the present one stays. Resolves whether it does. */
  async keepPresent(): Promise<boolean> {
    const present = this.saved?.replaces;
    if (present === undefined || this.isSending) return false;
    this.beginSending();
    let isKept = false;
    try {
      await this.#api.add(writtenContact(this.type, present));
      await this.#list.reload();
      this.forgetCode();
      isKept = true;
    } catch (error) {
      this.setProblem(signedInProblem(error));
    }
    this.endSending();
    return isKept;
  }

  /** Sends a code, unless one is being sent. A code sent shortly before counts: the operator tells the seconds left. */
  async send(): Promise<boolean> {
    const contact = this.saved;
    if (this.isSending || contact === null || contact.isConfirmed) return false;
    this.beginSending();
    try {
      this.noteSent(await this.#api.send(contact.value));
    } catch (error) {
      const seconds = resendTimeOf(error);
      if (seconds === null) this.setProblem(signedInProblem(error));
      else this.noteSent(seconds);
      // Confirmed elsewhere meanwhile.
      if (isApiError(error) && fieldErrors(error, 'contact').length > 0) await this.#list.reload();
    }
    this.endSending();
    return this.isSent;
  }

  /** 4-38: confirmation clears the code. Resolves whether the contact is confirmed. */
  async confirm(): Promise<boolean> {
    const contact = this.saved;
    if (contact === null) return false;
    const outcome = await this.codeForm.submit(() => this.sendCode(contact.value));
    const isDone = outcome.kind === 'done' && outcome.value;
    if (isDone) this.forgetCode();
    return isDone;
  }

  private async add(): Promise<void> {
    this.setProblem(null);
    await this.#api.add(this.form.values().contact, this.hasPicker ? this.country.countryCode : '');
    await this.#list.reload();
    this.adoptSaved();
  }

  private async sendCode(contact: string): Promise<boolean> {
    this.setProblem(null);
    try {
      await this.#api.confirm(contact, this.codeForm.values().code);
      this.codeForm.reset();
      await this.#list.reload();
      return true;
    } catch (error) {
      // Not always at the field, or not in the operator's words.
      this.refuseCode(error);
      return false;
    }
  }

  /** 5-63: a contact refused without an error of its own has the wrong format. */
  private refuseContact(error: unknown): void {
    const isRefused = isApiError(error) && error.status === 422 && proofAsked(error) === null;
    if (isRefused) this.form.fields.contact.refuse(failure(contactFormats[this.type].wrongFormat));
    else this.setProblem(signedInProblem(error));
  }

  /** 5-63: a wrong code from a text message has an error of its own. */
  private refuseCode(error: unknown): void {
    const isWrongText = this.type === 'phone' && fieldErrors(error, 'code')[0]?.code === 'wrongCode';
    if (isWrongText) this.codeForm.fields.code.refuse({ code: 'smsCode', params: {} });
    else if (fieldErrors(error, 'contact').length > 0) this.problem = { code: 'taken', seconds: 0 };
    else if (!this.codeForm.refuse(error)) this.problem = proofProblem(error);
  }

  private adoptSaved(): void {
    this.form.reset();
    this.isEditing = false;
    this.forgetCode();
  }

  private forgetCode(): void {
    this.isSent = false;
    this.codeForm.reset();
    this.timer.stop();
  }

  private beginSending(): void {
    this.isSending = true;
    this.problem = null;
  }

  private endSending(): void {
    this.isSending = false;
  }

  private noteSent(seconds: number): void {
    this.isSent = true;
    this.timer.start(seconds);
  }

  private setProblem(problem: ContactProblem | null): void {
    this.problem = problem;
  }
}
