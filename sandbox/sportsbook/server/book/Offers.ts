import type { Market, MatchState } from '../../engine/types.ts';
import { RecentMap } from './RecentMap.ts';

/** Prices of a live match as they were shown. */
export interface Offer {
  readonly state: MatchState;
  readonly markets: readonly Market[];
  /** What had happened by then, as `storyOf` says it. */
  readonly story: string;
  /** When they were shown for the last time. */
  readonly shownAt: number;
}

/** Longer than a price is honoured, and a live bet is under way. */
const KEPT_MS = 20_000;
const KEPT_MATCHES = 600;

/**
 * All that has happened in a match but for its clock: two moments with the same story had no goal, point, attack, foul,
 * break or ruling of a trader in between. In tennis and basketball the clock is made of points and possessions, so there
 * every change of prices is one of the story.
 */
export function storyOf({ phase, isDanger, events, situation }: MatchState, rulings: number): string {
  if (phase === 'before') return `before ${rulings}`;
  // A danger may have come and gone unseen.
  const dangers = events.filter(({ kind }) => kind === 'danger').length;
  const timeless = 'tick' in situation ? { ...situation, tick: 0 } : situation;
  return JSON.stringify([phase, isDanger, dangers, rulings, timeless]);
}

/** The prices that live matches were offered at in the last seconds. Another process knows its own only. */
export class Offers {
  private readonly shown = new RecentMap<string, readonly Offer[]>(KEPT_MATCHES);

  /** Keeps new prices. */
  add(event: string, offer: Offer): void {
    const recent = this.of(event).filter(({ shownAt }) => offer.shownAt - shownAt <= KEPT_MS);
    this.shown.set(event, [...recent, offer]);
  }

  /** The last prices were shown once more. */
  showAgain(event: string, now: number): void {
    const offers = this.of(event);
    const last = offers.at(-1);
    if (last !== undefined) this.shown.set(event, [...offers.slice(0, -1), { ...last, shownAt: now }]);
  }

  /** Those of one story that were shown at `since` or later. */
  since(event: string, story: string, since: number): Offer[] {
    return this.of(event).filter((offer) => offer.story === story && offer.shownAt >= since);
  }

  private of(event: string): readonly Offer[] {
    return this.shown.get(event) ?? [];
  }
}
