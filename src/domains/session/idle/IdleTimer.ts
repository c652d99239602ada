import { makeAutoObservable } from 'mobx';
import type { Cancel, Clock } from '../../../lib/clock.ts';

/** 4-3: the warning is shown in this last part of the time. */
const warningShare = 0.2;

/** 3-11: no operator signs players out sooner, so that the warning lasts 20 s or more. In seconds. */
const leastSeconds = 100;

/** Longest pause between two looks at the clock, in ms: timers do not run while the machine sleeps. */
const longestPauseMs = 10_000;

/** Activity within this time of the last one is not counted anew, in ms: scrolling reports it many times a second. */
const throttleMs = 1_000;

/** The time of the last activity in any tab, by the device's clock; null if unknown. */
export interface LastActivity {
  read(): number | null;
  write(at: number): void;
}

/**
 * 4-2, 4-3, 9-4: the idle time of a signed-in player. After 80 % of it a warning counts the rest down; any activity in
 * any tab resets it; at its end `onOver` is called once. Knows neither the page nor the operator.
 */
export class IdleTimer {
  /** Whole seconds left while the warning is shown; null before. */
  secondsLeft: number | null = null;
  readonly #limitMs: number;
  #lastAt = 0;
  #isOver = false;
  #cancel: Cancel | null = null;
  readonly #clock: Pick<Clock, 'device' | 'after'>;
  readonly #shared: LastActivity;
  readonly #onOver: () => void;

  constructor(clock: Pick<Clock, 'device' | 'after'>, shared: LastActivity, limitSeconds: number, onOver: () => void) {
    this.#clock = clock;
    this.#shared = shared;
    this.#onOver = onOver;
    this.#limitMs = Math.max(leastSeconds, limitSeconds) * 1_000;
    makeAutoObservable(this);
  }

  /** Begins with the full time, in all tabs. */
  start(): void {
    this.#isOver = false;
    this.keep();
    this.look();
  }

  stop(): void {
    this.#isOver = true;
    this.#cancel?.();
    this.#cancel = null;
    this.secondsLeft = null;
  }

  /** The player did something here. Too late after the end: the machine may have slept beyond it. */
  note(): void {
    if (this.#isOver) return;
    const isRecent = this.#clock.device() - this.#lastAt < throttleMs;
    if (this.secondsLeft === null && isRecent) return;
    if (this.msLeft() > 0) this.keep();
    this.look();
  }

  /** Looks at the clock and at what other tabs reported. */
  look(): void {
    if (this.#isOver) return;
    this.#cancel?.();
    const left = this.msLeft();
    if (left <= 0) {
      this.finish();
      return;
    }
    const warningMs = this.#limitMs * warningShare;
    this.secondsLeft = left <= warningMs ? Math.ceil(left / 1_000) : null;
    this.#cancel = this.#clock.after(
      this.secondsLeft === null ? untilWarning(left - warningMs) : wholeSecond(left),
      () => this.look(),
    );
  }

  /** Time until the end, in ms; none or less after it. */
  msLeft(): number {
    const now = this.#clock.device();
    const lastAt = Math.max(this.#lastAt, this.#shared.read() ?? 0);
    // The device's clock was set back: the time must not be stretched beyond the limit.
    if (lastAt > now) {
      this.keep();
      return this.#limitMs;
    }
    return lastAt + this.#limitMs - now;
  }

  private keep(): void {
    this.#lastAt = this.#clock.device();
    this.#shared.write(this.#lastAt);
  }

  private finish(): void {
    this.#isOver = true;
    this.#cancel = null;
    this.secondsLeft = 0;
    this.#onOver();
  }
}

const untilWarning = (ms: number): number => Math.min(ms, longestPauseMs);

/** The part of a second after which the shown seconds change. */
const wholeSecond = (ms: number): number => ms % 1_000 || 1_000;
