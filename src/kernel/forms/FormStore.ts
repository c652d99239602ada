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

/** 3-19: value, validity, error and dirty flag of one field. Editing makes it dirty, whatever is typed (4-38). */
export class FormField {
  value: string;
  error: FormError | null = null;
  isDirty = false;

  constructor(readonly definition: FieldDefinition) {
    this.value = definition.initial;
    makeAutoObservable(this, { definition: false, error: observableRef });
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
    if (this.isDirty) this.check();
  }

  check(): boolean {
    this.error = this.definition.validate?.(this.normalised) ?? null;
    return this.error === null;
  }

  refuse(error: FormError): void {
    this.error = error;
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
  readonly fields: Readonly<Record<Name, FormField>>;
  isSubmitting = false;

  constructor(definitions: Readonly<Record<Name, FieldDefinition>>) {
    const entries = Object.entries<FieldDefinition>(definitions).map(([name, definition]) => [
      name,
      new FormField(definition),
    ]);
    this.fields = Object.fromEntries(entries) as Record<Name, FormField>;
    makeAutoObservable(this, { fields: false });
  }

  get names(): readonly Name[] {
    return Object.keys(this.fields) as Name[];
  }

  values(): Readonly<Record<Name, string>> {
    return Object.fromEntries(this.names.map((name) => [name, this.fields[name].normalised])) as Record<Name, string>;
  }

  reset(): void {
    for (const name of this.names) this.fields[name].reset();
  }

  /** Validates every field; returns the name of the first invalid one, or null. */
  check(): Name | null {
    const wrong = this.names.filter((name) => !this.fields[name].check());
    return wrong[0] ?? null;
  }

  /** Runs a submission unless one is running: a double click has one effect (4-15). */
  async submit(run: () => Promise<void>): Promise<void> {
    if (this.isSubmitting || this.check() !== null) return;
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
}
