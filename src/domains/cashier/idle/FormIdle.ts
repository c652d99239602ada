import { makeAutoObservable } from 'mobx';
import type { Cancel, Clock } from '../../../lib/clock.ts';

/** How long the question is shown before what was typed is forgotten, in seconds (WCAG 2.2.1 asks for 20 or more). */
export const answerSeconds = 60;

const secondMs = 1_000;

/** The time without activity on a form of the cashier (3-12): after it a question counts down, and then `onOver` is called. */
export class FormIdle {
  /** Whole seconds left to answer; null while nothing is asked. */
  secondsLeft: number | null = null;
  #cancel: Cancel = () => {};
  #lastAt = 0;
  readonly #clock: Pick<Clock, 'device' | 'after'>;
  readonly #limitSeconds: number;
  readonly #onOver: () => void;

  constructor(clock: Pick<Clock, 'device' | 'after'>, limitSeconds: number, onOver: () => void) {
    this.#clock = clock;
    this.#limitSeconds = limitSeconds;
    this.#onOver = onOver;
    makeAutoObservable(this);
  }

  /** The player did something, or is there: the time begins anew. While it is asked, only the answer counts. */
  note(): void {
    if (this.secondsLeft === null) this.stay();
  }

  /** The answer: the player is there. */
  stay(): void {
    this.#lastAt = this.#clock.device();
    this.secondsLeft = null;
    this.plan(this.#limitSeconds * secondMs);
  }

  /** Looks at the clock: timers do not run while the machine sleeps. */
  look(): void {
    const sinceMs = this.#clock.device() - this.#lastAt - this.#limitSeconds * secondMs;
    if (sinceMs < 0) {
      this.secondsLeft = null;
      this.plan(-sinceMs);
      return;
    }
    const left = answerSeconds - Math.floor(sinceMs / secondMs);
    if (left > 0) {
      this.secondsLeft = left;
      this.plan(secondMs);
      return;
    }
    this.stop();
    this.#onOver();
  }

  stop(): void {
    this.#cancel();
    this.secondsLeft = null;
  }

  private plan(ms: number): void {
    this.#cancel();
    this.#cancel = this.#clock.after(ms, () => this.look());
  }
}
