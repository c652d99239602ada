import { hashOf } from '../random.ts';
import type { Fixture, Side } from '../types.ts';

/**
 * Basketball is played by possessions, which alternate, as many in every quarter. Each brings 0, 1, 2 or 3 points,
 * independently of all others, with probabilities that depend on the attacking and the defending team (Kubatko, Oliver,
 * Pelton and Rosenbaum, "A starting point for analyzing basketball statistics", 2007, for possessions as the unit;
 * Shirley, "A Markov model for basketball", 2007, for a match as a chain of them). Points are then exact convolutions.
 * How long a possession takes tells nothing about its points.
 */
export const QUARTERS = 4;
export const POSSESSIONS = 48;
export const OVERTIME_POSSESSIONS = 20;

/** Twelve minutes in 144 seconds, overtimes of five in 60. */
export const MS_PER_MINUTE = 12_000;
export const QUARTER_MS = 12 * MS_PER_MINUTE;
export const OVERTIME_MS = 5 * MS_PER_MINUTE;
export const BREAK_MS = 15_000;

/** Probability that a possession ends with two free throws, and that one of them goes in. */
const FOUL = 0.15;
const FREE_THROW = 0.77;
/** Of the other possessions, those with two and three points, of average teams. */
const TWO = 0.36;
const THREE = 0.115;
/** On the logarithm of the other two. */
const HOME_ADVANTAGE = 0.018;

export interface Attacking {
  readonly foul: number;
  readonly freeThrow: number;
  /** Without a foul. */
  readonly two: number;
  readonly three: number;
}

export type BasketballRates = Readonly<Record<Side, Attacking>>;

export function basketballRates({ home, away }: Fixture): BasketballRates {
  const attacking = (rating: number): Attacking => ({
    foul: FOUL,
    freeThrow: FREE_THROW,
    two: TWO * Math.exp(rating),
    three: THREE * Math.exp(rating),
  });
  return {
    home: attacking(home.attack - away.defence + HOME_ADVANTAGE),
    away: attacking(away.attack - home.defence - HOME_ADVANTAGE),
  };
}

/** Probabilities of 0, 1, 2 and 3 points of a possession. */
export function pointsChances({ foul, freeThrow, two, three }: Attacking): readonly number[] {
  const open = 1 - foul;
  const miss = 1 - freeThrow;
  return [
    open * (1 - two - three) + foul * miss ** 2,
    foul * 2 * freeThrow * miss,
    open * two + foul * freeThrow ** 2,
    open * three,
  ];
}

export const possessionsOf = (period: number): number => (period < QUARTERS ? POSSESSIONS : OVERTIME_POSSESSIONS);

/** Who has the ball: the toss decides the first period, then the sides begin in turn. */
export function attackerOf({ id }: Fixture, period: number, possession: number): Side {
  return (hashOf(`${id}|toss`) + period + possession) % 2 === 0 ? 'home' : 'away';
}

/** `Q3 04:12`, what is left of the period; overtimes are `OT` and `OT2` and so on. */
export function basketballClock(period: number, ms: number): string {
  const length = period < QUARTERS ? QUARTER_MS : OVERTIME_MS;
  const seconds = Math.max(0, Math.ceil(((length - ms) * 60) / MS_PER_MINUTE));
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${periodName(period)} ${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

function periodName(period: number): string {
  if (period < QUARTERS) return `Q${period + 1}`;
  return period === QUARTERS ? 'OT' : `OT${period - QUARTERS + 1}`;
}
