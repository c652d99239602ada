import type { Fixture, MatchState } from '../../engine/types.ts';
import { BUILDER_MARGIN } from '../../rules/betTypes.ts';
import type { BetKind } from '../../rules/betTypes.ts';
import { combinedOdds } from '../../rules/payouts.ts';
import type { EventBook } from '../book/EventBook.ts';
import type { NewLeg } from './betRepository.ts';

export interface AskedLeg {
  readonly event: string;
  readonly market: string;
  readonly selection: string;
  /** Thousandths, as the player saw them. */
  readonly odds: number;
}

/** A leg at this moment's price; `odds` of null cannot be bet on now. */
export interface QuotedLeg {
  readonly fixture: Fixture | null;
  readonly odds: number | null;
  /** By the model; 0 where there are no odds. */
  readonly probability: number;
  readonly isLive: boolean;
  readonly why: 'ended' | 'suspended' | null;
}

/** The price of a leg now: none for ended events, suspended markets and what is not offered any more. */
export function quoteLeg(book: EventBook, leg: Pick<AskedLeg, 'event' | 'market' | 'selection'>): QuotedLeg {
  const none = { odds: null, probability: 0 };
  const fixture = book.find(leg.event);
  if (fixture === null) return { fixture, ...none, isLive: false, why: 'ended' };
  const { state, markets } = book.standing(fixture);
  const isLive = state.phase !== 'before';
  if (state.phase === 'ended') return { fixture, ...none, isLive, why: 'ended' };
  const market = markets.find(({ key }) => key === leg.market);
  const selection = market?.selections.find(({ key }) => key === leg.selection);
  if (market === undefined || market.isSuspended || selection === undefined)
    return { fixture, ...none, isLive, why: 'suspended' };
  return { fixture, odds: selection.price, probability: selection.probability, isLive, why: null };
}

/** A leg as a bet stores it. */
export const newLeg = (
  fixture: Fixture,
  { market, selection }: Pick<AskedLeg, 'market' | 'selection'>,
  { odds, isLive }: { readonly odds: number; readonly isLive: boolean },
): NewLeg => ({
  event_id: fixture.id,
  event: `${fixture.home.name} – ${fixture.away.name}`,
  sport: fixture.sport,
  league: fixture.league.name,
  starts_at: BigInt(fixture.startsAt),
  market,
  selection,
  odds,
  is_live: isLive,
});

/** The least odds of anything. */
const LEAST_ODDS = 1010;
/** Odds that a bet of many legs may reach. */
export const MOST_ODDS = 10_000_000;

/**
 * The price of a builder: the model's probability that all its legs win together, with the house's margin. Null where
 * the legs exclude each other or the model has no joint probability for them.
 * @param state by default the one that the prices of this moment are computed from
 */
export function builderPrice(
  book: EventBook,
  fixture: Fixture,
  legs: readonly AskedLeg[],
  state: MatchState = book.pricedState(fixture),
): { readonly odds: number; readonly probability: number } | null {
  const probability = book.jointProbability(fixture, legs, state);
  if (probability === null || probability <= 0) return null;
  const odds = Math.floor(1000 / (probability * (1 + BUILDER_MARGIN)));
  // Legs that say nearly the same are no builder.
  return odds < LEAST_ODDS || odds > MOST_ODDS ? null : { odds, probability };
}

/** The odds of the whole bet at the legs' prices. */
export function wholeOdds(kind: BetKind, system: string | null, odds: readonly number[], builder: number): number {
  return combinedOdds({ kind, system, odds: builder, legs: odds.map((one) => ({ odds: one })) });
}
