import { makeAutoObservable } from 'mobx';
import { required } from '../../../shared/validation/required.ts';
import type { FieldDefinition, FormField } from '../../../kernel/forms/FormStore.ts';
import type { Requisites } from '../Requisites.ts';
import type { SavedDestination, WithdrawMethod } from './parseWithdraw.ts';

/** The chosen value for a destination that is typed. */
export const newDestination = 'new';

/** 5-49: letters, spaces, dots, apostrophes and hyphens. */
const holderPattern = /^\p{L}[\p{L}\p{M} .'’-]{1,69}$/u;

interface View {
  readonly method: WithdrawMethod | null;
  readonly saved: readonly SavedDestination[];
}

type Name = 'requisites' | 'holder' | 'destination';

/** Where a withdrawal goes: one of the earlier destinations of the method, or another that is typed. */
export class Destination {
  readonly definitions: Readonly<Record<Name, FieldDefinition>>;
  readonly #view: () => View;
  readonly #field: (name: Name) => FormField;

  constructor(typed: Requisites, view: () => View, field: (name: Name) => FormField) {
    this.#view = view;
    this.#field = field;
    const { validate, ...rest } = typed.definition;
    this.definitions = {
      requisites: { ...rest, validate: (text) => (this.chosen === null ? (validate?.(text) ?? null) : null) },
      holder: { initial: '', validate: (text) => this.holderError(text), normalise: (text) => text.trim() },
      // Empty: the player has not chosen, and the first one that can be paid to is taken.
      destination: { initial: '', validate: null },
    };
    makeAutoObservable(this, { definitions: false });
  }

  /** The earlier destinations of the chosen method. */
  get choices(): readonly SavedDestination[] {
    const { method, saved } = this.#view();
    return saved.filter((one) => one.method === method?.sysname);
  }

  /** The chosen earlier one; null where another is typed. */
  get chosen(): SavedDestination | null {
    const { value } = this.#field('destination');
    if (value === newDestination) return null;
    const ready = this.choices.filter(({ status }) => status !== 'refused');
    return ready.find(({ id }) => id === value) ?? ready.find(({ status }) => status === 'ready') ?? null;
  }

  get value(): string {
    return this.chosen?.id ?? newDestination;
  }

  get needsHolder(): boolean {
    return this.chosen === null && this.#view().method?.needsHolder === true;
  }

  choose(id: string): void {
    this.#field('destination').assign(id);
    if (id !== newDestination) for (const name of ['requisites', 'holder'] as const) this.#field(name).assign('');
  }

  private holderError(text: string) {
    if (!this.needsHolder) return null;
    return required('requiredField')(text) ?? (holderPattern.test(text) ? null : { code: 'holderName', params: {} });
  }
}
