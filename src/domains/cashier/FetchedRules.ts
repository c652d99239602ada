import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FormError } from '../../kernel/forms/FormStore.ts';
import type { TextMask } from '../../shared/masks/TextMask.ts';
import type * as requisiteRules from './requisiteRules.ts';
import type { TypedKind } from './requisiteRules.ts';

type Rules = typeof requisiteRules;

/**
 * The rules of cards, phones, accounts and addresses: 5 kB that most visits do not need, so they are fetched when a
 * field is first used. Until then a text is shown and sent as it was typed, and has no error.
 */
export class FetchedRules {
  private rules: Rules | null = null;
  #arriving: Promise<void> | null = null;
  readonly #onArrival: () => void;
  readonly #load: () => Promise<Rules>;

  constructor(
    /** Shapes what was typed before the rules have arrived. */
    onArrival: () => void,
    load: () => Promise<Rules> = () => import('./requisiteRules.ts'),
  ) {
    this.#onArrival = onArrival;
    this.#load = load;
    makeAutoObservable<FetchedRules, 'rules'>(this, { rules: observableRef });
  }

  get isReady(): boolean {
    return this.rules !== null;
  }

  /** Fetches the rules for a field that is about to be used. */
  expect(): void {
    // A failed fetch is repeated, and reported, by the submission.
    this.arrive().catch(() => undefined);
  }

  /** Resolves once the rules are there; rejects if their code fails to load, and fetches again when called again. */
  arrive(): Promise<void> {
    this.#arriving ??= this.#load().then(
      (rules) =>
        runInAction(() => {
          this.rules = rules;
          this.#onArrival();
        }),
      (error: unknown) => {
        this.#arriving = null;
        throw error;
      },
    );
    return this.#arriving;
  }

  /** Null until the rules are there, and for kinds without one. */
  mask(kind: TypedKind): TextMask | null {
    return this.rules?.requisiteShape(kind).mask ?? null;
  }

  shown(kind: TypedKind, text: string): string {
    return this.rules?.requisiteShape(kind).shown(text) ?? text;
  }

  wire(kind: TypedKind, text: string): string {
    return this.rules?.requisiteShape(kind).wire(text) ?? text.trim();
  }

  /** Null also for no text: whether one is needed is not the kind's to say. */
  fault(kind: TypedKind, text: string): FormError | null {
    if (text === '') return null;
    return this.rules?.requisiteShape(kind).fault(text) ?? null;
  }
}
