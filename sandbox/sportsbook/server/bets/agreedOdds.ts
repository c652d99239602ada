import type { Fixture } from '../../engine/types.ts';
import type { Consent } from '../../rules/betTypes.ts';
import { takesOdds } from '../../rules/slipChecks.ts';
import type { EventBook } from '../book/EventBook.ts';
import { type AskedLeg, builderPrice, type QuotedLeg } from './quoteLegs.ts';

/**
 * How long after it was last shown a live price is still given, in ms, if nothing but the match's clock has changed it:
 * the player's decision and the way to the server. What the live delay takes is added.
 */
export const HONOURED_MS = 5_000;
/** However high the margin, a price that has moved by more than this part of it is asked about. */
const MOST_DRIFT = 0.025;

export interface Agreement {
  readonly consent: Consent;
  /** The first moment, in ms since 1970, from which a price that was shown still counts. */
  readonly since: number;
}

/**
 * Whether `seen` is so near to the price of now that it may still be given: half of the margin is left to the house, so
 * `seen` times the probability of this moment is below 1, and so is every product of such prices.
 * @param probability of this moment, by the model
 */
export function isWithinDrift(seen: number, now: number, probability: number): boolean {
  const half = (1000 / (now * probability) - 1) / 2;
  const drift = 1 + Math.min(MOST_DRIFT, half / (1 + half));
  return seen <= now * drift && now <= seen * drift;
}

/** The odds that a leg is taken at; null if the player has to be asked first, or there are none. */
export function agreedOdds(
  book: EventBook,
  leg: AskedLeg,
  { fixture, odds: now, probability, isLive }: QuotedLeg,
  agreement: Agreement,
): number | null {
  if (now === null || fixture === null) return null;
  const isHonoured = (): boolean =>
    isLive && isWithinDrift(leg.odds, now, probability) && wasShown(book, fixture, leg, agreement.since);
  return decide(leg.odds, now, agreement.consent, isHonoured);
}

/** The price of now of a builder, and the one that it is taken at; null as for a leg. */
export function agreedBuilderOdds(
  book: EventBook,
  fixture: Fixture | null,
  { legs, odds: seen }: { readonly legs: readonly AskedLeg[]; readonly odds: number },
  { consent, since }: Agreement,
): { readonly now: number | null; readonly agreed: number | null } {
  const price = fixture === null ? null : builderPrice(book, fixture, legs);
  if (fixture === null || price === null) return { now: null, agreed: null };
  const isHonoured = (): boolean =>
    isWithinDrift(seen, price.odds, price.probability) &&
    book.offersSince(fixture, since).some(({ state }) => builderPrice(book, fixture, legs, state)?.odds === seen);
  return { now: price.odds, agreed: decide(seen, price.odds, consent, isHonoured) };
}

/** Of an honoured price and a better one, whoever takes changed odds gets the better one. */
function decide(seen: number, now: number, consent: Consent, isHonoured: () => boolean): number | null {
  if (seen === now) return now;
  if (isHonoured()) return consent === 'none' ? seen : Math.max(seen, now);
  return takesOdds(seen, now, consent) ? now : null;
}

function wasShown(book: EventBook, fixture: Fixture, leg: AskedLeg, since: number): boolean {
  return book.offersSince(fixture, since).some(({ markets }) => {
    const market = markets.find(({ key }) => key === leg.market);
    if (market === undefined || market.isSuspended) return false;
    return market.selections.some(({ key, price }) => key === leg.selection && price === leg.odds);
  });
}
