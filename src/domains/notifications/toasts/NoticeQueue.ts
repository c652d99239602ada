import { makeAutoObservable, observableRef } from 'mobx';
import type { StoreFactory } from '../../../kernel/stores.ts';
import type { Cancel, Clock } from '../../../lib/clock.ts';
import type { LoyaltyNotice } from '../inbox/api.ts';

/** 9-6: a notice appears after this time, in ms; the next one that long after the one before has gone. */
export const noticeDelayMs = 300;

/** 4-54: notices one after the other, each for its time. */
export class NoticeQueue {
  current: LoyaltyNotice | null = null;
  #waiting: LoyaltyNotice[] = [];
  #stop: Cancel = () => {};
  #isPlanned = false;
  #isHeld = false;
  #isPaused = false;
  /** Those that have made their sound: one that comes back is not new. */
  readonly #heard = new WeakSet<LoyaltyNotice>();
  #onShown: (notice: LoyaltyNotice) => void = () => {};
  readonly #clock: Pick<Clock, 'after'>;
  readonly #showMs: number;

  constructor(clock: Pick<Clock, 'after'>, showMs: number) {
    this.#clock = clock;
    this.#showMs = showMs;
    makeAutoObservable(this, { current: observableRef });
  }

  /** Called when each appears for the first time: its sound. */
  listen(onShown: (notice: LoyaltyNotice) => void): void {
    this.#onShown = onShown;
  }

  push(notices: readonly LoyaltyNotice[]): void {
    this.#waiting.push(...notices);
    this.plan();
  }

  close(): void {
    this.#stop();
    this.current = null;
    this.#isHeld = false;
    this.plan();
  }

  /** The pointer or the focus is on it: it stays. */
  hold(): void {
    if (this.current === null) return;
    this.#isHeld = true;
    this.#stop();
  }

  /** It has its full time again. */
  release(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.startClock();
  }

  /** None is shown until `resume`: the one that is shown waits, too, and has its full time then. */
  pause(): void {
    this.#stop();
    [this.#isPaused, this.#isPlanned, this.#isHeld] = [true, false, false];
    if (this.current !== null) this.#waiting.unshift(this.current);
    this.current = null;
  }

  resume(): void {
    this.#isPaused = false;
    this.plan();
  }

  clear(): void {
    this.#waiting = [];
    this.#stop();
    this.#isPlanned = false;
    this.#isHeld = false;
    this.current = null;
  }

  private plan(): void {
    if (this.#isPaused || this.#isPlanned || this.current !== null || this.#waiting.length === 0) return;
    this.#isPlanned = true;
    this.#stop = this.#clock.after(noticeDelayMs, () => this.showNext());
  }

  private showNext(): void {
    this.#isPlanned = false;
    const [next, ...rest] = this.#waiting;
    if (next === undefined) return;
    this.#waiting = rest;
    this.current = next;
    if (!this.#heard.has(next)) this.#onShown(next);
    this.#heard.add(next);
    this.startClock();
  }

  private startClock(): void {
    this.#stop = this.#clock.after(this.#showMs, () => this.close());
  }
}

export const noticeQueue: StoreFactory<NoticeQueue> = {
  key: 'notifications.queue',
  scope: 'player',
  create: ({ clock, content }) => new NoticeQueue(clock, content.config.notices.secondsToShow * 1_000),
};
