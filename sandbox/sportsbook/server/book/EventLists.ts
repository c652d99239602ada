import { DURATION_MS } from '../../engine/index.ts';
import type { Fixture, Sport } from '../../engine/types.ts';
import { DAY_MS, type EventBook, SPORTS } from './EventBook.ts';
import { presentLines } from './presentEvents.ts';
import type { WireLeague, WireLine, WireSport } from './wireEvents.ts';

/** Lines of one answer at most. */
const MOST_LINES = 60;
const MOST_RESULTS = 60;
const MOST_FOUND = 30;
const SOON_MS = 60 * 60_000;

export interface EventQuery {
  readonly sport: Sport | null;
  /** `live`, `soon` (the next hour) or a day as YYYY-MM-DD. */
  readonly when: string;
  readonly league: string | null;
  readonly after: number;
}

/** Lists of events for the pages: by sport, league and day, results, search and highlights. */
export class EventLists {
  constructor(private readonly book: EventBook) {}

  sports(): WireSport[] {
    const now = this.book.now();
    return SPORTS.map((sport) => {
      const today = this.book.ofDay(sport, Math.floor(now / DAY_MS));
      return {
        sport,
        live: this.book.live(sport).length,
        today: today.filter(({ startsAt }) => startsAt > now).length,
        leagues: leaguesOf(today),
      };
    });
  }

  /** Lines after `query.after` (a start), and whether there are more. */
  events(query: EventQuery): { lines: WireLine[]; hasMore: boolean } {
    const found = SPORTS.filter((sport) => query.sport === null || sport === query.sport)
      .flatMap((sport) => this.fixtures(sport, query.when))
      .filter(({ league, startsAt }) => (query.league === null || league.id === query.league) && startsAt > query.after)
      .sort((a, b) => a.startsAt - b.startsAt);
    return { lines: presentLines(this.book, found.slice(0, MOST_LINES)), hasMore: found.length > MOST_LINES };
  }

  /** Ended matches of a day, the last first. */
  results(sport: Sport, day: number, before: number): { lines: WireLine[]; hasMore: boolean } {
    const now = this.book.now();
    const ended = this.book
      .ofDay(sport, day)
      .filter(({ startsAt }) => startsAt + DURATION_MS[sport] * 0.5 < now && startsAt < before)
      .reverse();
    const lines: WireLine[] = [];
    for (const fixture of ended) {
      if (lines.length === MOST_RESULTS) return { lines, hasMore: true };
      if (this.book.stateOf(fixture).phase === 'ended') lines.push(...presentLines(this.book, [fixture]));
    }
    return { lines, hasMore: false };
  }

  /** Matches on now or in the next hours whose teams, players or league contain every word. */
  search(text: string): WireLine[] {
    const words = text.toLocaleLowerCase('en').split(/\s+/).filter(Boolean);
    if (words.length === 0) return [];
    const now = this.book.now();
    const found: Fixture[] = [];
    for (const sport of SPORTS) {
      const near = [...this.book.live(sport), ...this.book.between(sport, now + 1, now + DAY_MS / 2)];
      for (const fixture of near) {
        const { home, away, league } = fixture;
        const name = [home.name, away.name, league.name, league.country].join(' ').toLocaleLowerCase('en');
        if (words.every((word) => name.includes(word))) found.push(fixture);
      }
    }
    return presentLines(this.book, found.sort((a, b) => a.startsAt - b.startsAt).slice(0, MOST_FOUND));
  }

  /** Live matches of all sports in turn, then the next ones. */
  highlights(count: number): WireLine[] {
    const now = this.book.now();
    const live = SPORTS.map((sport) => this.book.live(sport));
    const next = SPORTS.map((sport) => this.book.between(sport, now + 1, now + SOON_MS));
    return presentLines(this.book, [...inTurn(live), ...inTurn(next)].slice(0, count));
  }

  private fixtures(sport: Sport, when: string): Fixture[] {
    const now = this.book.now();
    if (when === 'live') return this.book.live(sport);
    if (when === 'soon') return this.book.between(sport, now + 1, now + SOON_MS);
    const day = Math.floor(Date.parse(`${when}T00:00:00Z`) / DAY_MS);
    return this.book.ofDay(sport, day).filter(({ startsAt }) => startsAt > now);
  }
}

function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}

function leaguesOf(fixtures: readonly Fixture[]): WireLeague[] {
  const leagues = new Map<string, WireLeague>();
  for (const { league, sport } of fixtures)
    leagues.set(league.id, { id: league.id, sport, name: league.name, country: league.country });
  return [...leagues.values()];
}
