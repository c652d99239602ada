import { createRandom, hashOf, noiseAt } from '../random.ts';
import type { League, Sport, Team } from '../types.ts';
import { clubNames, personName, tourCountry } from './names.ts';

interface LeagueOf {
  readonly sport: Sport;
  readonly name: string;
  readonly country: string;
  readonly teams: number;
  /** How far the ratings of its teams lie apart: the standard deviation. */
  readonly spread: number;
}

const football = (country: string, name: string, spread = 0.22): LeagueOf => ({
  sport: 'football',
  name,
  country,
  teams: 12,
  spread,
});
const basketball = (country: string, name: string, spread = 0.035): LeagueOf => ({
  sport: 'basketball',
  name,
  country,
  teams: 10,
  spread,
});
const iceHockey = (country: string, name: string, spread = 0.12): LeagueOf => ({
  sport: 'ice_hockey',
  name,
  country,
  teams: 10,
  spread,
});
const tour = (name: string, spread: number): LeagueOf => ({ sport: 'tennis', name, country: '', teams: 32, spread });

/** All names are invented. In this order a sport's leagues take turns in the calendar. */
const LEAGUES: readonly LeagueOf[] = [
  football('GB', 'Crown League'),
  football('ES', 'Liga del Sol', 0.27),
  football('IT', 'Serie Aurora'),
  football('DE', 'Nordstern-Liga', 0.25),
  football('FR', 'Ligue Horizon'),
  football('BR', 'Copa Ipê', 0.18),
  football('TR', 'Hilal Ligi'),
  football('NL', 'Polderdivisie', 0.28),
  football('JP', 'Asahi League', 0.16),
  football('EG', 'Nile Premier', 0.24),
  basketball('US', 'Continental Basketball Circuit', 0.03),
  basketball('ES', 'Liga Dorada de Baloncesto'),
  basketball('LT', 'Gintaro lyga', 0.045),
  basketball('GR', 'Olympia Basket', 0.045),
  basketball('RS', 'Dunavska liga'),
  basketball('TR', 'Pota Ligi'),
  iceHockey('CA', 'Northern Ice Conference', 0.1),
  iceHockey('SE', 'Polarligan'),
  iceHockey('FI', 'Revontuli-liiga'),
  iceHockey('CZ', 'Ledová extra', 0.14),
  iceHockey('DE', 'Eiskrone'),
  iceHockey('US', 'Great Lakes Hockey', 0.1),
  tour('World Series Men', 0.035),
  tour('World Series Women', 0.035),
  tour('Challenger Series Men', 0.03),
  tour('Challenger Series Women', 0.03),
];

export interface LeagueWithTeams {
  readonly league: League;
  readonly teams: readonly Team[];
}

const built = new Map<string, readonly LeagueWithTeams[]>();
/** Seeds that are kept; a process uses one, tests use some. */
const MOST_KEPT = 16;

/** The leagues of a sport with their teams. The same seed gives the same objects. */
export function leaguesOf(seed: string, sport: Sport): readonly LeagueWithTeams[] {
  const key = `${sport}|${seed}`;
  const known = built.get(key);
  if (known) return known;
  if (built.size >= MOST_KEPT) built.clear();
  const leagues = LEAGUES.filter((league) => league.sport === sport).map((league, index) =>
    buildLeague(seed, league, `${sport}-${league.country || 'world'}-${index + 1}`),
  );
  built.set(key, leagues);
  return leagues;
}

function buildLeague(
  seed: string,
  { sport, name, country, teams: count, spread }: LeagueOf,
  id: string,
): LeagueWithTeams {
  const random = createRandom(`${seed}|${id}|ratings`);
  const rating = (): number => spread * normal(random.next(), random.next());
  const names = sport === 'tennis' ? playersOf(seed, name, id, count) : clubsOf(seed, sport, country, count);
  const teams = names.map((team) => {
    // A good team is good at both ends, not equally.
    const overall = rating();
    return { ...team, attack: overall + rating() * 0.5, defence: overall + rating() * 0.5 };
  });
  return { league: { id, sport, name, country }, teams };
}

type Named = Pick<Team, 'id' | 'name' | 'short'>;

function clubsOf(seed: string, sport: Sport, country: string, count: number): readonly Named[] {
  // Sports of one country take different towns: the first one from the start of the list, others from further on.
  const first = { football: 0, basketball: 20, ice_hockey: 40, tennis: 0 }[sport];
  return clubNames(seed, country, first, count).map((club, index) => ({
    id: `${sport}-${country}-${index + 1}`,
    ...club,
  }));
}

function playersOf(seed: string, tourName: string, id: string, count: number): readonly Named[] {
  const gender = tourName.endsWith('Women') ? 'women' : 'men';
  return Array.from({ length: count }, (_, index) => {
    const country = tourCountry(seed, id, index);
    const place = Math.floor(noiseAt(hashOf(`${seed}|${id}`), index) * 480);
    const name = personName(seed, country, place, gender);
    const [given = '', ...family] = name.split(' ');
    return { id: `${id}-${country}-${index + 1}`, name, short: `${[...given][0] ?? ''}. ${family.join(' ')}` };
  });
}

/** A number of the standard normal distribution, from two uniform ones (Box and Muller). */
function normal(first: number, second: number): number {
  const size = Math.sqrt(-2 * Math.log(1 - first));
  return size * Math.cos(2 * Math.PI * second);
}
