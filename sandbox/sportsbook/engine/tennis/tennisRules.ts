import { hashOf } from '../random.ts';
import type { Fixture, Side } from '../types.ts';

/**
 * The points of a tennis match are independent, and each is won by the server with a probability that depends on who
 * serves (Klaassen and Magnus, "Are points in tennis independent and identically distributed?", 2001, find this a good
 * approximation; Newton and Keller, "Probability of winning at tennis", 2005, compute games, sets and matches from it).
 * A match is best of three sets, each with a tie-break at 6:6. All probabilities are exact.
 */
export interface TennisRates {
  /** Probability that home, or away, wins a point when serving. */
  readonly serve: Readonly<Record<Side, number>>;
}

export const SETS_TO_WIN = 2;

const MEN = 0.635;
const WOMEN = 0.575;
const LEAST = 0.4;
const MOST = 0.85;

export function tennisRates({ league, home, away }: Fixture): TennisRates {
  const base = league.name.endsWith('Women') ? WOMEN : MEN;
  const serve = (server: number, returner: number): number => Math.min(MOST, Math.max(LEAST, base + server - returner));
  return { serve: { home: serve(home.attack, away.defence), away: serve(away.attack, home.defence) } };
}

/** The toss is made before the first prices. */
export const firstServer = ({ id }: Fixture): Side => (hashOf(`${id}|toss`) % 2 === 0 ? 'home' : 'away');

export const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');
