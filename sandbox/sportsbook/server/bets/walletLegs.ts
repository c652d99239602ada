import { marketName, selectionName } from '../../words/marketText.ts';
import { wordsOf } from '../../words/index.ts';
import { DAY_MS, type EventBook } from '../book/EventBook.ts';
import type { WalletLeg } from '../walletMessages.ts';
import type { NewLeg } from './betRepository.ts';

/** Legs as the operator's history keeps them: with their names in the player's language. */
export function walletLegs(book: EventBook, locale: string, legs: readonly NewLeg[]): WalletLeg[] {
  const words = wordsOf(locale);
  return legs.map((leg) => {
    const startsAt = Number(leg.starts_at);
    const fixture = book.findOn(leg.sport, Math.floor(startsAt / DAY_MS), leg.event_id);
    const sides = { home: fixture?.home.name ?? leg.event, away: fixture?.away.name ?? leg.event };
    return {
      event_id: leg.event_id,
      event: leg.event,
      sport: leg.sport,
      league: leg.league,
      starts_at: startsAt,
      market: leg.market,
      market_name: marketName(words, leg.sport, leg.market),
      selection: leg.selection,
      selection_name: selectionName(words, leg.market, leg.selection, sides),
      odds: leg.odds,
      is_live: leg.is_live,
    };
  });
}
