import type { Cancel, Clock } from '../../../lib/clock.ts';

/** Ms between a change and its telling: the game's own word on its round may arrive after the news of its stake. */
export const TELL_AFTER_MS = 1_000;
/** Rounds of this frame that are remembered; news of older ones does not come. */
const MOST_OWN = 50;

interface Options {
  readonly clock: Pick<Clock, 'after'>;
  readonly isRoundOpen: () => boolean;
  /** Tells the game to read the account again. */
  readonly tell: () => void;
}

/**
 * Follows the player's account for an open game: a deposit, a bonus or the stakes of another tab change it without the
 * game. What its own rounds change it knows already, and during a round it is not told.
 */
export class OutsideChanges {
  readonly #own = new Set<string>();
  /** Changes not told yet: ids of their rounds, empty for others. */
  #rounds: string[] = [];
  #isDue = false;
  #cancel: Cancel | null = null;
  /** The latest balance on screen, and the latest that the news has told of. */
  #seenVersion = 0;
  #toldVersion = 0;
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The game has begun this round. */
  ownRound(roundId: string): void {
    this.#own.add(roundId);
    for (const oldest of this.#own) {
      if (this.#own.size <= MOST_OWN) break;
      this.#own.delete(oldest);
    }
  }

  /** News of a change; `roundId` is empty if no round has caused it. `version` is the balance's, 0 for other news. */
  heard(roundId: string, version = 0): void {
    this.#toldVersion = Math.max(this.#toldVersion, version);
    this.#rounds.push(roundId);
    this.#plan();
  }

  /** A balance of this version is on screen. Without the news it was asked for, and nobody knows what has changed it. */
  seen(version: number): void {
    this.#seenVersion = version;
    this.#plan();
  }

  /** The game's round has ended: it can be told again. */
  roundEnded(): void {
    if (!this.#isDue) return;
    this.#isDue = false;
    this.#options.tell();
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  #plan(): void {
    this.#cancel ??= this.#options.clock.after(TELL_AFTER_MS, () => this.#look());
  }

  #look(): void {
    this.#cancel = null;
    const isOutside = this.#rounds.some((id) => !this.#own.has(id)) || this.#seenVersion > this.#toldVersion;
    this.#rounds = [];
    this.#toldVersion = Math.max(this.#toldVersion, this.#seenVersion);
    if (!isOutside) return;
    if (this.#options.isRoundOpen()) this.#isDue = true;
    else this.#options.tell();
  }
}
