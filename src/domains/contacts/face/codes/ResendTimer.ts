import { makeAutoObservable } from 'mobx';
import type { Cancel, Clock } from '../../../../lib/clock.ts';

/** 4-14: the wait until another code can be requested, as the server told it. */
export class ResendTimer {
  /** Whole seconds left; 0 when another code can be requested. */
  seconds = 0;
  #endsAt = 0;
  #stopTicking: Cancel = () => {};
  readonly #clock: Pick<Clock, 'now' | 'every'>;

  constructor(clock: Pick<Clock, 'now' | 'every'>) {
    this.#clock = clock;
    makeAutoObservable(this);
  }

  /** Starts anew from the server's resend time in seconds. */
  start(seconds: number): void {
    this.stop();
    this.#endsAt = this.#clock.now() + seconds * 1000;
    this.seconds = Math.max(0, Math.ceil(seconds));
    if (this.seconds > 0) this.#stopTicking = this.#clock.every(1000, () => this.tick());
  }

  /** Stops the ticking; another code can be requested at once. */
  stop(): void {
    this.#stopTicking();
    this.#stopTicking = () => {};
    this.seconds = 0;
  }

  private tick(): void {
    this.seconds = Math.max(0, Math.ceil((this.#endsAt - this.#clock.now()) / 1000));
    if (this.seconds === 0) this.stop();
  }
}
