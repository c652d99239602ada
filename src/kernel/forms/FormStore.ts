import { makeAutoObservable, observableRef } from 'mobx';
import { fieldErrors } from '../../lib/errors.ts';
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
}

/** 4-20: errors appear when an edited field is left, or only once the form has been submitted. */
export type ValidationStrategy = 'eager' | 'submit';

const always = (): boolean => true;

/** 3-19: value, validity, error and dirty flag of one field. Editing makes it dirty, whatever is typed (4-38). */
export class FormField {
  value: string;
  error: FormError | null = null;
  isDirty = false;

  constructor(
    public definition: FieldDefinition,
    /** Whether leaving the field shows its error. */
    private readonly isEager: () => boolean = always,
  ) {
    this.value = definition.initial;
    makeAutoObservable<FormField, 'isEager'>(this, {
      definition: observableRef,
      error: observableRef,
      isEager: false,
    });
  }

  /** A refusal of the operator counts until the value changes, even if the field's own rule accepts it. */
  get isValid(): boolean {
    return this.error === null && (this.definition.validate?.(this.normalised) ?? null) === null;
  }

  get normalised(): string {
    return this.definition.normalise?.(this.value) ?? this.value;
  }

  /** On typing: a shown error disappears as soon as it no longer holds; a new one waits until the field loses focus. */
  change(value: string): void {
    this.value = value;
    this.isDirty = true;
    if (this.error) this.error = this.definition.validate?.(this.normalised) ?? null;
  }

  /** On blur: validates the field if it was edited. */
  blur(): void {
    if (this.isDirty && this.isEager()) this.check();
  }

  check(): boolean {
    this.error = this.definition.validate?.(this.normalised) ?? null;
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
    const isUntouched = !this.isDirty && this.value === this.definition.initial;
    this.definition = definition;
    if (isUntouched) this.assign(definition.initial);
    else if (this.error) this.check();
  }

  reset(): void {
    this.value = this.definition.initial;
    this.error = null;
    this.isDirty = false;
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
  private readonly parked = new Map<string, FormField>();

  constructor(
    definitions: Readonly<Record<Name, FieldDefinition>>,
    private readonly strategy: ValidationStrategy = 'eager',
  ) {
    this.fields = this.fieldsOf(definitions);
    makeAutoObservable<FormStore<Name>, 'parked' | 'strategy'>(this, {
      fields: observableRef,
      parked: false,
      strategy: false,
    });
  }

  /** Changes the set of fields; those of the same name keep what was typed, also after having been left out. */
  arrange(definitions: Readonly<Record<Name, FieldDefinition>>): void {
    for (const name of this.names) this.parked.set(name, this.fields[name]);
    this.fields = this.fieldsOf(definitions);
  }

  get names(): readonly Name[] {
    return Object.keys(this.fields) as Name[];
  }

  values(): Readonly<Record<Name, string>> {
    return Object.fromEntries(this.names.map((name) => [name, this.fields[name].normalised])) as Record<Name, string>;
  }

  reset(): void {
    for (const name of this.names) this.fields[name].reset();
    this.parked.clear();
    this.wasSubmitted = false;
  }

  /** Validates every field; returns the name of the first invalid one, or null. */
  check(): Name | null {
    const wrong = this.names.filter((name) => !this.fields[name].check());
    return wrong[0] ?? null;
  }

  /** Runs a submission unless one is running: a double click has one effect (4-15). */
  async submit(run: () => Promise<void>): Promise<void> {
    if (this.isSubmitting) return;
    this.wasSubmitted = true;
    if (this.check() !== null) return;
    this.isSubmitting = true;
    try {
      await run();
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
      const known = this.parked.get(name);
      known?.redefine(definition);
      return [name, known ?? new FormField(definition, () => this.strategy === 'eager' || this.wasSubmitted)];
    });
    return Object.fromEntries(entries) as Record<Name, FormField>;
  }
}
