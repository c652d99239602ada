import { makeAutoObservable, observableRef } from 'mobx';
import { FormStore } from '../../../kernel/forms/FormStore.ts';
import type { PersonalField } from '../face/fields/PersonalField.ts';
import { missingFields } from './personalValues.ts';
import { Remote } from '../../../kernel/Remote.ts';
import type { RemoteStatus } from '../../../kernel/Remote.ts';
import type { FormRules } from '../../../shared/validation/ruleSet.ts';
import type { ProfileApi } from '../api.ts';
import type { ProfileStore } from '../ProfileStore.ts';
import { saveProblem } from '../saveProblem.ts';
import type { SaveProblem } from '../saveProblem.ts';
import { keepsNumber, personalDefinitions } from './personalDefinitions.ts';
import { personalInput } from './personalInput.ts';

type Api = Pick<ProfileApi, 'fields' | 'save'>;

/** 7-19: the form of the player's personal data, with the fields that the operator defines. */
export class PersonalDataStore {
  readonly form: FormStore<string>;
  problem: SaveProblem | null = null;
  private wasSaved = false;
  readonly #answer = new Remote<readonly PersonalField[]>();
  readonly #api: Api;
  readonly #source: ProfileStore;
  readonly #onSaved: () => Promise<unknown>;

  /** `rules` are the site's configured ones (3-32); `onSaved` runs after each success. */
  constructor(api: Api, source: ProfileStore, rules: FormRules, onSaved: () => Promise<unknown>) {
    this.#api = api;
    this.#source = source;
    this.#onSaved = onSaved;
    // What is locked is not the player's to mend.
    const demand: FormRules = (field, value, read) => (this.isLocked(field) ? null : rules(field, value, read));
    this.form = new FormStore<string>({}, demand);
    makeAutoObservable(this, { form: false, problem: observableRef });
  }

  get status(): RemoteStatus {
    return this.#answer.status;
  }

  /** The fields on screen, in their order; empty before the first load. */
  get fields(): readonly PersonalField[] {
    return (this.#answer.value ?? []).filter(({ isVisible }) => isVisible);
  }

  /** The form has its fields. */
  get hasForm(): boolean {
    return this.form.names.length > 0;
  }

  /** A value that differs from the operator's; typing and taking back is no change. */
  get isChanged(): boolean {
    return this.changed.length > 0;
  }

  /** The last submission was saved, and nothing has been changed since. */
  get isSaved(): boolean {
    return this.wasSaved && !this.isChanged;
  }

  /** The fields on screen are those of the chosen country, and something of them has changed. */
  get canSave(): boolean {
    return this.isChanged && this.status === 'ready';
  }

  /** What the profile lacks, as the operator knows it. */
  get missing(): readonly PersonalField[] {
    return missingFields(this.fields, this.#source.profile?.personal ?? {});
  }

  /** The stored number of a document of the chosen type, as far as it is shown; empty if the field itself holds it. */
  get storedNumber(): string {
    const known = this.#source.profile?.personal ?? {};
    const type = this.form.fields['document_type']?.value ?? '';
    return type !== 'cpf' && keepsNumber(known, type) ? (known['document_number'] ?? '') : '';
  }

  /** The fields as the operator defines them now; what was typed stays. Never rejects: the status tells. */
  async load(): Promise<void> {
    const country = this.#source.profile?.personal['country'] ?? '';
    await this.#answer.refresh(country, () => this.#api.fields(country));
    this.arrange();
  }

  /** 4-18: the regions, documents and shapes of the chosen country. */
  async changeCountry(country: string): Promise<void> {
    this.form.fields['country']?.change(country);
    await this.reload();
  }

  /** The same for the country that the form has now, after a failure. Never rejects. */
  async reload(): Promise<void> {
    const country = this.form.fields['country']?.value ?? '';
    // The transport reports the failure, and the status shows it.
    await this.#answer.load(country, () => this.#api.fields(country)).catch(() => undefined);
    if (this.#answer.status !== 'ready') return;
    this.arrange();
    this.dropForeign();
  }

  /** Resolves whether it was saved. Nothing typed is lost otherwise. */
  async save(): Promise<boolean> {
    if (!this.canSave) return false;
    this.note(null);
    const outcome = await this.form.submit(async () => {
      const values = this.form.values();
      await this.#api.save(personalInput(values));
      this.adopt(values);
    });
    if (outcome.kind === 'failed') this.note(saveProblem(outcome.error));
    if (outcome.kind === 'done') await this.#onSaved();
    return outcome.kind === 'done';
  }

  /** What was typed and not saved, for another device. */
  get typed(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.changed.map((name) => [name, this.form.fields[name]?.value ?? '']));
  }

  /** Takes over what was typed on another device: the country first, since it decides what the rest can be. */
  async carryOn({ country, ...texts }: Readonly<Record<string, string>>): Promise<void> {
    if (country !== undefined && !this.isLocked('country')) await this.changeCountry(country);
    for (const [name, text] of Object.entries(texts)) if (!this.isLocked(name)) this.form.fields[name]?.change(text);
  }

  /** Drops what was typed. */
  discard(): void {
    this.form.reset();
    this.note(null);
    this.arrange();
  }

  private get changed(): readonly string[] {
    return this.form.names.filter((name) => {
      const field = this.form.fields[name];
      return field !== undefined && field.normalised !== field.definition.initial;
    });
  }

  private isLocked(sysname: string): boolean {
    return this.fields.some((field) => field.sysname === sysname && field.lock !== '');
  }

  private arrange(): void {
    const { profile } = this.#source;
    if (profile === null || this.#answer.value === null) return;
    const read = (name: string) => this.form.fields[name]?.value ?? '';
    this.form.arrange(personalDefinitions(this.fields, profile.personal, read));
  }

  /** What another country's lists do not have. */
  private dropForeign(): void {
    for (const { sysname, options } of this.fields) {
      const field = this.form.fields[sysname];
      const isForeign = field !== undefined && field.value !== '' && options.length > 0;
      if (isForeign && !options.some(({ id }) => id === field.value)) field.change('');
    }
  }

  /** 4-38: what was saved is what the operator knows, and nothing is dirty. */
  private adopt(values: Readonly<Record<string, string>>): void {
    const known = this.#source.profile?.personal ?? {};
    const type = values['document_type'] ?? '';
    const isKept = values['document_number'] === '' && keepsNumber(known, type);
    const number = isKept ? (known['document_number'] ?? '') : shownNumber(type, values['document_number'] ?? '');
    this.#source.adoptPersonal({ ...known, ...values, document_number: number });
    for (const name of this.form.names) {
      const field = this.form.fields[name];
      // Typed meanwhile: not saved yet.
      if (field?.normalised === values[name]) field?.assign(field.value);
    }
    this.arrange();
    this.wasSaved = true;
  }

  private note(problem: SaveProblem | null): void {
    this.problem = problem;
    this.wasSaved = false;
  }
}

/** 3-16: as the operator shows it. */
const shownNumber = (type: string, number: string): string =>
  type === 'cpf' || number === '' ? number : `…${number.slice(-3)}`;
