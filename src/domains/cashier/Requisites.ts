import { required } from '../../shared/validation/required.ts';
import type { FieldDefinition, FormField } from '../../kernel/forms/FormStore.ts';
import type { TextMask } from '../../shared/masks/TextMask.ts';
import type { DestinationKind } from './destinationKind.ts';
import { FetchedRules } from './FetchedRules.ts';

/** The destination of a withdrawal: its text, mask and validation. */
export class Requisites {
  readonly definition: FieldDefinition;
  private readonly rules: FetchedRules;

  constructor(
    /** What the chosen method requires; without a method nothing can be typed. */
    private readonly kind: () => DestinationKind,
    private readonly field: () => FormField,
    load?: ConstructorParameters<typeof FetchedRules>[1],
  ) {
    this.rules = new FetchedRules(() => this.shape(), load);
    this.definition = {
      initial: '',
      validate: (text) => required('requiredField')(text) ?? this.rules.fault(this.kind(), text),
      normalise: (text) => this.rules.wire(this.kind(), text),
    };
  }

  get mask(): TextMask | null {
    return this.rules.mask(this.kind());
  }

  type(text: string): void {
    this.field().change(this.rules.shown(this.kind(), text));
    this.expect();
  }

  /** On blur: validates once the rules have loaded. */
  async leave(): Promise<void> {
    await this.arrive().catch(() => undefined);
    this.field().blur();
  }

  /** The field is about to be used. */
  expect(): void {
    this.rules.expect();
  }

  get isReady(): boolean {
    return this.rules.isReady;
  }

  arrive(): Promise<void> {
    return this.rules.arrive();
  }

  private shape(): void {
    const field = this.field();
    field.value = this.rules.shown(this.kind(), field.value);
  }
}
