import type { Fixture, Market } from '../../engine/types.ts';
import type { EventBook, Standing } from './EventBook.ts';
import type { WireEvent, WireLine, WireMarket } from './wireEvents.ts';

/** Of each sport the market that a line shows. */
const MAIN = new Set(['result', 'winner']);

export const presentMarket = ({ key, kind, line, period, isSuspended, selections }: Market): WireMarket => ({
  key,
  kind,
  line,
  period,
  isSuspended,
  // The probabilities behind the prices stay with the house.
  selections: selections.map((selection) => ({ key: selection.key, price: selection.price })),
});

export function presentLine({ fixture, state, markets }: Standing): WireLine {
  const main = markets.find(({ key }) => MAIN.has(key));
  return {
    id: fixture.id,
    sport: fixture.sport,
    league: { id: fixture.league.id, name: fixture.league.name, country: fixture.league.country },
    home: { name: fixture.home.name, short: fixture.home.short },
    away: { name: fixture.away.name, short: fixture.away.short },
    startsAt: fixture.startsAt,
    phase: state.phase,
    clock: state.clock,
    score: state.score,
    isDanger: state.isDanger,
    main: main === undefined || state.phase === 'ended' ? null : presentMarket(main),
    marketCount: state.phase === 'ended' ? 0 : markets.length,
  };
}

/** Events of the feed that a page shows. */
const SHOWN_EVENTS = 60;

export function presentEvent(standing: Standing): WireEvent {
  const { state, markets } = standing;
  return {
    ...presentLine(standing),
    statistics: state.statistics,
    events: state.events.slice(-SHOWN_EVENTS),
    ballAt: state.ballAt ?? null,
    markets: state.phase === 'ended' ? [] : markets.map(presentMarket),
  };
}

export const presentLines = (book: EventBook, fixtures: readonly Fixture[]): WireLine[] =>
  fixtures.map((fixture) => presentLine(book.standing(fixture)));
