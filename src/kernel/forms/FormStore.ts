import { makeAutoObservable, observableRef } from 'mobx';
import { fieldErrors } from '../../lib/errors.ts';
import { stripEmoji } from '../../shared/text/stripEmoji.ts';
import type { FormRules } from '../../shared/validation/ruleSet.ts';
import type { ErrorParams } from '../../shared/validation/validationError.ts';

/** A field's error: a code to translate, and the parameters of its text. */
export interface FormError {
  readonly code: string;
  readonly params: ErrorParams;
}

export interface FieldDefinition {
  readonly initial: string;
  /** Returns null if valid. Null instead of a function: any value is valid. */
  readonly validate: ((value: string) => FormError | null) | null;
  /** Value to send to the operator, if it differs from the text (a login without its plus, a trimmed e-mail). */
  readonly normalise?: (value: string) => string;
  /** 5-64: emoji are dropped from what is typed. */
  readonly preventEmoji?: boolean;
}

/** 4-20: errors appear when an edited field is left, or only once the form has been submitted. */
export type ValidationStrategy = 'eager' | 'submit';

/** What became of a submission. */
export type SubmitOutcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  /** Nothing was sent: a submission is running, or a field is wrong. */
  | { readonly kind: 'held' }
  /** The operator has refused it, and the form says so at its fields. */
  | { readonly kind: 'refused' }
  /** It failed for a reason that none of the form's fields shows. */
  | { readonly kind: 'failed'; readonly error: unknown };

/** 3-19: value, validity, error and dirty flag of one field. Editing makes it dirty, whatever is typed (4-38). */
export class FormField {
  value: string;
  error: FormError | null = null;
  isDirty = false;
  readonly #demand: (value: string) => FormError | null;
  readonly #isEager: () => boolean;

  constructor(
    public definition: FieldDefinition,
    /** The field's sysname; the content system may have texts for its errors (5-1). */
    readonly name = '',
    /** 3-32: what the site's configuration demands beyond the definition. */
    demand: (value: string) => FormError | null = () => null,
    /** 4-20: whether leaving the field shows its error. */
    isEager: () => boolean = () => true,
  ) {
    this.#demand = demand;
    this.#isEager = isEager;
    this.value = definition.initial;
    makeAutoObservable(this, { definition: observableRef, name: false, error: observableRef });
  }

  /** A refusal of the operator counts until the value changes, even if the field's own rule accepts it. */
  get isValid(): boolean {
    return this.error === null && this.fault() === null;
  }

  get normalised(): string {
    return this.definition.normalise?.(this.value) ?? this.value;
  }

  /** On typing: a shown error disappears as soon as it no longer holds; a new one waits until the field loses focus. */
  change(value: string): void {
    this.value = this.definition.preventEmoji === true ? stripEmoji(value) : value;
    this.isDirty = true;
    if (this.error) this.error = this.fault();
  }

  /** On blur: validates the field if it was edited. */
  blur(): void {
    if (this.isDirty && this.#isEager()) this.check();
  }

  check(): boolean {
    this.error = this.fault();
    return this.error === null;
  }

  refuse(error: FormError): void {
    this.error = error;
  }

  /** Sets a value that the player has not chosen. */
  assign(value: string): void {
    this.value = value;
    this.error = null;
    this.isDirty = false;
  }

  /** Another rule and start value for the same field: text that was typed stays. */
  redefine(definition: FieldDefinition): void {
    this.definition = definition;
    if (!this.isDirty) this.assign(definition.initial);
    else if (this.error) this.check();
  }

  reset(): void {
    this.assign(this.definition.initial);
  }

  private fault(): FormError | null {
    return this.definition.validate?.(this.normalised) ?? this.#demand(this.normalised);
  }
}

/** 5-64: the operator may name a field phone that the form names mobile, and vice versa. */
const aliases: Readonly<Record<string, string>> = { phone: 'mobile', mobile: 'phone' };

/**
 * The form model that serves every form: fields by name, one submission at a time, the operator's errors at their
 * fields.
 */
export class FormStore<Name extends string> {
  fields: Readonly<Record<Name, FormField>>;
  isSubmitting = false;
  private wasSubmitted = false;
  /** Fields that were left out: with their text, in case they come back. */
  readonly #parked = new Map<string, FormField>();
  readonly #rules: FormRules;
  readonly #strategy: ValidationStrategy;

  /** `rules` are the site's configured ones (3-32); a field's own rule is judged first. */
  constructor(
    definitions: Readonly<Record<Name, FieldDefinition>>,
    rules: FormRules = () => null,
    strategy: ValidationStrategy = 'eager',
  ) {
    this.#rules = rules;
    this.#strategy = strategy;
    this.fields = this.fieldsOf(definitions);
    makeAutoObservable(this, { fields: observableRef });
  }

  /** Changes the set of fields; those of the same name keep what was typed, also after having been left out. */
  arrange(definitions: Readonly<Record<Name, FieldDefinition>>): void {
    for (const name of this.names) this.#parked.set(name, this.fields[name]);
    this.fields = this.fieldsOf(definitions);
  }

  get names(): readonly Name[] {
    return Object.keys(this.fields) as Name[];
  }

  values(): Readonly<Record<Name, string>> {
    return Object.fromEntries(this.names.map((name) => [name, this.fields[name].normalised])) as Record<Name, string>;
  }

  /** What was typed into its fields, and into those that it had before and may have again. */
  typed(): Readonly<Record<string, string>> {
    const typed = [...this.known()].filter(([, { isDirty, value }]) => isDirty && value !== '');
    return Object.fromEntries(typed.map(([name, { value }]) => [name, value]));
  }

  /** What is in one of them; empty for a field that it never had. */
  textOf(name: string): string {
    return this.known().get(name)?.value ?? '';
  }

  /** Its fields, and those that were left out. */
  private known(): ReadonlyMap<string, FormField> {
    return new Map<string, FormField>([...this.#parked, ...Object.entries<FormField>(this.fields)]);
  }

  reset(): void {
    for (const name of this.names) this.fields[name].reset();
    this.#parked.clear();
    this.wasSubmitted = false;
  }

  /** Validates every field; returns the name of the first invalid one, or null. */
  check(): Name | null {
    const wrong = this.names.filter((name) => !this.fields[name].check());
    return wrong[0] ?? null;
  }

  /**
   * Runs a submission unless one is running: a double click has one effect (4-15). The operator's errors are shown at
   * their fields (8-22). Never rejects.
   */
  async submit<T>(run: () => Promise<T>): Promise<SubmitOutcome<T>> {
    if (this.isSubmitting) return { kind: 'held' };
    this.wasSubmitted = true;
    if (this.check() !== null) return { kind: 'held' };
    this.isSubmitting = true;
    try {
      return { kind: 'done', value: await run() };
    } catch (error) {
      return this.refuse(error) ? { kind: 'refused' } : { kind: 'failed', error };
    } finally {
      this.finish();
    }
  }

  /** Shows the operator's field errors at their fields (8-22). Returns whether any matched. */
  refuse(error: unknown): boolean {
    const refused = this.names.filter((name) => {
      const [first] = [...fieldErrors(error, name), ...fieldErrors(error, aliases[name] ?? '')];
      if (!first) return false;
      const params = Object.fromEntries(Object.entries(first.params ?? {}).map(([key, value]) => [key, String(value)]));
      this.fields[name].refuse({ code: first.code, params });
      return true;
    });
    return refused.length > 0;
  }

  private finish(): void {
    this.isSubmitting = false;
  }

  private fieldsOf(definitions: Readonly<Record<Name, FieldDefinition>>): Readonly<Record<Name, FormField>> {
    const entries = Object.entries<FieldDefinition>(definitions).map(([name, definition]) => {
      const known = this.#parked.get(name);
      known?.redefine(definition);
      return [name, known ?? this.create(name, definition)];
    });
    return Object.fromEntries(entries) as Record<Name, FormField>;
  }

  private create(name: string, definition: FieldDefinition): FormField {
    const valueOf = (other: string) =>
      Object.values<FormField>(this.fields).find((field) => field.name === other)?.normalised ?? '';
    const demand = (value: string) => this.#rules(name, value, valueOf);
    return new FormField(definition, name, demand, () => this.#strategy === 'eager' || this.wasSubmitted);
  }
}
