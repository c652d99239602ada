import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { required } from '../../shared/validation/required.ts';
import type { FieldDefinition, FormField } from '../../kernel/forms/FormStore.ts';
import type { RequisitesKind } from './requisitesKind.ts';
import type * as requisitesRules from './requisitesRules.ts';

type Rules = typeof requisitesRules;

/**
 * Where the money goes, as it is typed and judged. What knows cards, phones and IBANs is 5 kB that most visits do not
 * need: it is fetched when the field is first used. What was typed before that waits for it as it is.
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
    /** What the chosen method asks for; null while none is. */
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

  /** The field is left: judged as soon as that is possible. */
  async leave(): Promise<void> {
    await this.arrive().catch(() => undefined);
    this.field().blur();
  }

  /** The field is about to be used. */
  expect(): void {
    // A failed fetch is met again, and told, by the submission.
    this.arrive().catch(() => undefined);
  }

  /** Resolves once destinations can be judged; rejects where the code for it does not arrive, and tries anew when asked anew. */
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
