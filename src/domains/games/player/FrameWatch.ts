import { makeAutoObservable } from 'mobx';
import type { Cancel, Clock } from '../../../lib/clock.ts';

/**
 * How the frame of an open game is: `fine`; `slow`: it takes long to open; `silent`: it was loaded, but no game speaks;
 * `dead`: the game has spoken before and no longer does.
 */
export type FrameState = 'fine' | 'slow' | 'silent' | 'dead';

const TICK_MS = 1_000;
/** A game says that it is alive every 5 s; three times missed is dead. */
export const DEAD_MS = 15_000;
/** A studio's page speaks as soon as its script runs. */
export const SILENT_MS = 8_000;
export const SLOW_MS = 12_000;
/** Longer between two ticks: the device slept, and so did the game. */
const SLEPT_MS = 5_000;

/**
 * Watches whether the game in a frame is alive, by what it says. Games of studios that send no signs of life are never
 * taken for dead: they are watched only from their first sign on.
 */
export class FrameWatch {
  state: FrameState = 'fine';
  #openedAt = 0;
  #loadedAt: number | null = null;
  #heardAt: number | null = null;
  #hasBeats = false;
  #tickedAt = 0;
  readonly #clock: Pick<Clock, 'device' | 'every'>;
  readonly #isSeen: () => boolean;

  constructor(clock: Pick<Clock, 'device' | 'every'>, isSeen: () => boolean) {
    this.#clock = clock;
    this.#isSeen = isSeen;
    makeAutoObservable(this);
  }

  /** A frame was opened; watches it until the returned function is called. */
  begin(): Cancel {
    this.#openedAt = this.#clock.device();
    this.#tickedAt = this.#openedAt;
    this.#loadedAt = null;
    this.#heardAt = null;
    this.#hasBeats = false;
    this.set('fine');
    return this.#clock.every(TICK_MS, () => this.tick());
  }

  /** The frame has loaded a document: the game's, or the browser's own page of an error. */
  loaded(): void {
    this.#loadedAt ??= this.#clock.device();
  }

  heard(isBeat: boolean): void {
    this.#heardAt = this.#clock.device();
    this.#hasBeats ||= isBeat;
    this.set('fine');
  }

  /** The page is seen again: whatever was missed meanwhile counts from now. */
  wake(): void {
    const now = this.#clock.device();
    this.#tickedAt = now;
    if (this.#heardAt !== null) this.#heardAt = now;
    else this.#openedAt = now;
    if (this.#loadedAt !== null) this.#loadedAt = now;
  }

  private tick(): void {
    const now = this.#clock.device();
    const hasSlept = now - this.#tickedAt > SLEPT_MS;
    this.#tickedAt = now;
    if (!this.#isSeen()) return;
    if (hasSlept) this.wake();
    else this.set(this.judge(now));
  }

  private judge(now: number): FrameState {
    if (this.#heardAt !== null) return this.#hasBeats && now - this.#heardAt >= DEAD_MS ? 'dead' : 'fine';
    if (this.#loadedAt !== null && now - this.#loadedAt >= SILENT_MS) return 'silent';
    return now - this.#openedAt >= SLOW_MS ? 'slow' : 'fine';
  }

  private set(state: FrameState): void {
    this.state = state;
  }
}
