import type { BasketballSituation, Fixture, Side } from '../types.ts';
import {
  attackerOf,
  basketballRates,
  OVERTIME_POSSESSIONS,
  pointsChances,
  POSSESSIONS,
  possessionsOf,
  QUARTERS,
} from './basketballRules.ts';

/** Probabilities of 0, 1, 2, … points. */
export type PointChances = Float64Array;

/** How an overtime, or several, end: points of both sides, never level. */
export interface OvertimeEnd {
  readonly home: number;
  readonly away: number;
  readonly chance: number;
}

/** Overtimes that are told apart; one in a million matches has more. */
const MOST_OVERTIMES = 4;
const LEAST_CHANCE = 1e-9;

/** Points of any number of possessions of either team of a fixture. */
export class BasketballChances {
  readonly #powers: Readonly<Record<Side, readonly PointChances[]>>;
  readonly overtime: readonly OvertimeEnd[];

  constructor(fixture: Fixture) {
    const rates = basketballRates(fixture);
    const most = (QUARTERS * POSSESSIONS) / 2;
    this.#powers = { home: powersOf(pointsChances(rates.home), most), away: powersOf(pointsChances(rates.away), most) };
    this.overtime = this.#overtimeFrom(OVERTIME_POSSESSIONS / 2, OVERTIME_POSSESSIONS / 2);
  }

  points(side: Side, possessions: number): PointChances {
    return this.#powers[side][possessions] ?? Float64Array.of(1);
  }

  /** The ends of the running overtime and those after it, from a lead and the possessions left. */
  overtimeEnds(home: number, away: number, lead: number): readonly OvertimeEnd[] {
    if (lead === 0 && home === OVERTIME_POSSESSIONS / 2 && away === home) return this.overtime;
    return this.#overtimeFrom(home, away, lead);
  }

  #overtimeFrom(homeLeft: number, awayLeft: number, lead = 0): readonly OvertimeEnd[] {
    const full = OVERTIME_POSSESSIONS / 2;
    const ends = new Map<number, OvertimeEnd>();
    let level: readonly OvertimeEnd[] = [{ home: 0, away: 0, chance: 1 }];
    for (let number = 0; number < MOST_OVERTIMES; number += 1) {
      const home = this.points('home', number === 0 ? homeLeft : full);
      const away = this.points('away', number === 0 ? awayLeft : full);
      level = playOvertime(ends, level, home, away, number === 0 ? lead : 0);
    }
    const total = [...ends.values()].reduce((sum, { chance }) => sum + chance, 0);
    return [...ends.values()].map((end) => ({ ...end, chance: end.chance / total }));
  }
}

/** Adds the ends of one overtime, before which home leads by `lead`, and returns those that are level. */
function playOvertime(
  ends: Map<number, OvertimeEnd>,
  level: readonly OvertimeEnd[],
  home: PointChances,
  away: PointChances,
  lead: number,
): readonly OvertimeEnd[] {
  const still = new Map<number, OvertimeEnd>();
  for (const before of level) {
    for (let first = 0; first < home.length; first += 1) {
      for (let second = 0; second < away.length; second += 1) {
        const share = before.chance * (home[first] ?? 0) * (away[second] ?? 0);
        if (share < LEAST_CHANCE) continue;
        const end = { home: before.home + first, away: before.away + second, chance: share };
        addTo(first + lead === second ? still : ends, end);
      }
    }
  }
  return [...still.values()];
}

function addTo(ends: Map<number, OvertimeEnd>, end: OvertimeEnd): void {
  const key = end.home * 4096 + end.away;
  ends.set(key, { ...end, chance: end.chance + (ends.get(key)?.chance ?? 0) });
}

function powersOf(one: readonly number[], most: number): readonly PointChances[] {
  const powers = [Float64Array.of(1)];
  for (let number = 1; number <= most; number += 1) {
    const last = powers[number - 1] ?? Float64Array.of(1);
    const next = new Float64Array(last.length + 3);
    for (let points = 0; points < last.length; points += 1)
      for (let more = 0; more < 4; more += 1)
        next[points + more] = (next[points + more] ?? 0) + (last[points] ?? 0) * (one[more] ?? 0);
    powers.push(next);
  }
  return powers;
}

/** Those of the live matches and of the next ones. */
const MOST_KEPT = 200;
const kept = new Map<string, BasketballChances>();

export function basketballChances(fixture: Fixture): BasketballChances {
  const { home, away } = fixture;
  const key = [home.attack, home.defence, away.attack, away.defence].join('|');
  const known = kept.get(key);
  if (known) return known;
  const chances = new BasketballChances(fixture);
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
  kept.set(key, chances);
  return chances;
}

/** Possessions that a side still has in a period. */
export function possessionsLeft(fixture: Fixture, situation: BasketballSituation, period: number, side: Side): number {
  if (situation.isEnded || period < situation.period) return 0;
  const all = possessionsOf(period);
  if (period > situation.period) return all / 2;
  const left = all - situation.possession;
  // Of an odd number, the side whose turn it is has one more.
  return attackerOf(fixture, period, situation.possession) === side ? Math.ceil(left / 2) : Math.floor(left / 2);
}
