import type { Fixture, Sport } from '../types.ts';
import { leaguesOf } from './leagues.ts';
import type { LeagueWithTeams } from './leagues.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/**
 * The time between two starts. A match lasts some multiple of it, so that at any moment there are at least three of
 * football live, and two of each other sport nearly always.
 */
const STARTS: Readonly<Record<Sport, number>> = {
  football: 2.5 * MINUTE,
  tennis: 3 * MINUTE,
  basketball: 4 * MINUTE,
  ice_hockey: 4 * MINUTE,
};

/** The longest that matches last, with breaks and a usual overtime, on the sandbox's fast clock. Tennis may take longer. */
export const DURATION_MS: Readonly<Record<Sport, number>> = {
  football: 10.5 * MINUTE,
  tennis: 18 * MINUTE,
  basketball: 13 * MINUTE,
  ice_hockey: 11 * MINUTE,
};

/** Fixtures that start on a UTC day (days since the epoch), by time. A team never plays twice at once. */
export function scheduleOf(seed: string, sport: Sport, day: number): Fixture[] {
  const leagues = leaguesOf(seed, sport);
  const count = DAY / STARTS[sport];
  return Array.from({ length: count }, (_, index) => fixtureAt(leagues, sport, day, index, count));
}

/** Leagues take turns, and each goes through the pairs of its teams. */
function fixtureAt(
  leagues: readonly LeagueWithTeams[],
  sport: Sport,
  day: number,
  index: number,
  count: number,
): Fixture {
  const number = day * count + index;
  const turn = number % leagues.length;
  const { league, teams } = leagues[turn] ?? { league: { id: '', sport, name: '', country: '' }, teams: [] };
  const [home, away] = pairAt(teams, Math.floor(number / leagues.length));
  return {
    id: `${sport}-${day}-${index + 1}`,
    sport,
    league,
    home,
    away,
    startsAt: day * DAY + index * STARTS[sport],
  };
}

/**
 * The circle method: one team stays, the others move on by one place a round. Every second time round, home and away
 * change places.
 */
function pairAt<Team>(teams: readonly Team[], game: number): readonly [Team, Team] {
  const half = Math.floor(teams.length / 2);
  const round = Math.floor(game / half);
  const place = game % half;
  const moving = teams.length - 1;
  const at = (position: number): Team => {
    const team = position === 0 ? teams[moving] : teams[(round + position) % moving];
    if (team === undefined) throw new Error('A league has no teams');
    return team;
  };
  const [one, other] = [at(place), at(teams.length - 1 - place)];
  return (Math.floor(round / moving) + place + round) % 2 === 0 ? [one, other] : [other, one];
}
