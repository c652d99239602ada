import { makeAutoObservable, observableRef } from 'mobx';
import { FormStore } from '../../../kernel/forms/FormStore.ts';
import type { FieldDefinition, FormField } from '../../../kernel/forms/FormStore.ts';
import type { TextMask } from '../../../shared/masks/TextMask.ts';
import { required } from '../../../shared/validation/required.ts';
import type { RequisiteField } from '../parseCashier.ts';
import { FetchedRules } from '../FetchedRules.ts';
import type { RequisiteTexts } from './depositApi.ts';

/**
 * The fields that the chosen method asks for. What was typed for a method stays when another one is chosen, and is
 * written nowhere.
 */
export class Requisites {
  fields: readonly RequisiteField[] = [];
  readonly form = new FormStore<string>({});
  readonly #rules = new FetchedRules(() => this.shape());

  constructor() {
    makeAutoObservable(this, { fields: observableRef, form: false });
  }

  /** Shows the fields of a method. */
  arrange(fields: readonly RequisiteField[]): void {
    this.fields = fields;
    this.form.arrange(Object.fromEntries(fields.map((field) => [field.name, this.definitionOf(field)])));
    if (fields.length > 0) this.#rules.expect();
  }

  field(name: string): FormField | null {
    return this.form.fields[name] ?? null;
  }

  /** The only field of most methods. */
  get first(): FormField | null {
    return this.field(this.fields[0]?.name ?? '');
  }

  maskOf({ kind }: RequisiteField): TextMask | null {
    return this.#rules.mask(kind);
  }

  type({ name, kind }: RequisiteField, text: string): void {
    this.field(name)?.change(this.#rules.shown(kind, text));
  }

  /** Whether all fields are right; an error is then at each of the others. */
  check(): boolean {
    return this.form.check() === null;
  }

  /** As `makedeposit` takes them; null if nothing is typed. */
  texts(): RequisiteTexts | null {
    const values = this.form.values();
    const given = this.fields.flatMap(({ name }) => (values[name] ? [[name, values[name]] as const] : []));
    return given.length === 0 ? null : Object.fromEntries(given);
  }

  /** Resolves once what the fields need is there; rejects if it fails to load. */
  arrive(): Promise<void> {
    return this.isReady ? Promise.resolve() : this.#rules.arrive();
  }

  get isReady(): boolean {
    return this.fields.length === 0 || this.#rules.isReady;
  }

  forget(): void {
    this.form.reset();
  }

  private shape(): void {
    for (const { name, kind } of this.fields) {
      const field = this.field(name);
      if (field) field.value = this.#rules.shown(kind, field.value);
    }
  }

  private definitionOf({ kind, is_required: isRequired }: RequisiteField): FieldDefinition {
    const missing = isRequired ? required('requiredField') : () => null;
    return {
      initial: '',
      validate: (text) => missing(text) ?? this.#rules.fault(kind, text),
      normalise: (text) => this.#rules.wire(kind, text),
    };
  }
}
