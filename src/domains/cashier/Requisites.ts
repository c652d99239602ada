import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { required } from '../../shared/validation/required.ts';
import type { FieldDefinition, FormField } from '../../kernel/forms/FormStore.ts';
import type { RequisitesKind } from './requisitesKind.ts';
import type * as requisitesRules from './requisitesRules.ts';

type Rules = typeof requisitesRules;

/**
 * The destination of a withdrawal: its text, mask and validation. The code for cards, phones and IBANs is 5 kB that
 * most visits do not need: it is fetched when the field is first used. Text typed before that stays unmasked until
 * then.
 */
export class Requisites {
  rules: Rules | null = null;
  readonly definition: FieldDefinition = {
    initial: '',
    validate: (text) =>
      required('requiredField')(text) ?? this.with((rules, kind) => rules.requisitesError(kind)(text)),
    normalise: (text) => this.with((rules, kind) => rules.wireRequisites(kind, text)) ?? text,
  };
  private arriving: Promise<void> | null = null;

  constructor(
    /** What the chosen method requires; null without a method. */
    private readonly kind: () => RequisitesKind | null,
    private readonly field: () => FormField,
    private readonly load: () => Promise<Rules> = () => import('./requisitesRules.ts'),
  ) {
    makeAutoObservable<Requisites, 'kind' | 'field' | 'load' | 'arriving'>(this, {
      rules: observableRef,
      definition: false,
      kind: false,
      field: false,
      load: false,
      arriving: false,
    });
  }

  type(text: string): void {
    this.field().change(this.masked(text));
    this.expect();
  }

  /** On blur: validates once the rules have loaded. */
  async leave(): Promise<void> {
    await this.arrive().catch(() => undefined);
    this.field().blur();
  }

  /** The field is about to be used: fetches the rules. */
  expect(): void {
    // A failed fetch is retried, and reported, by the submission.
    this.arrive().catch(() => undefined);
  }

  /** Resolves once the rules have loaded; rejects if their code fails to load, and retries when called again. */
  arrive(): Promise<void> {
    this.arriving ??= this.load().then(
      (rules) => runInAction(() => this.take(rules)),
      (error: unknown) => {
        this.arriving = null;
        throw error;
      },
    );
    return this.arriving;
  }

  private take(rules: Rules): void {
    this.rules = rules;
    const field = this.field();
    field.value = this.masked(field.value);
  }

  private masked(text: string): string {
    return this.with((rules, kind) => rules.shownRequisites(kind, text)) ?? text;
  }

  private with<T>(read: (rules: Rules, kind: RequisitesKind) => T): T | null {
    const kind = this.kind();
    return this.rules && kind && read(this.rules, kind);
  }
}
