import type { BasketballSituation, Fixture, Points, Side } from '../types.ts';
import { basketballChances, possessionsLeft } from './basketballChances.ts';
import type { OvertimeEnd, PointChances } from './basketballChances.ts';
import { QUARTERS } from './basketballRules.ts';

/** Probabilities by value: of a lead, or of a number of points. */
export type Spread = ReadonlyMap<number, number>;

export interface Spreads {
  readonly lead: Spread;
  readonly total: Spread;
}

/** Both teams' points in the rest of one quarter, or of all of regulation time. */
export function restPoints(
  fixture: Fixture,
  situation: BasketballSituation,
  periods: readonly number[],
): { readonly home: PointChances; readonly away: PointChances } {
  const chances = basketballChances(fixture);
  const left = (side: Side): number =>
    periods.reduce((sum, period) => sum + possessionsLeft(fixture, situation, period, side), 0);
  return { home: chances.points('home', left('home')), away: chances.points('away', left('away')) };
}

export const REGULATION: readonly number[] = Array.from({ length: QUARTERS }, (_, period) => period);

export function pointsSoFar({ periods }: BasketballSituation): Points {
  return periods.reduce((sum, points) => ({ home: sum.home + points.home, away: sum.away + points.away }), {
    home: 0,
    away: 0,
  });
}

/** Lead and total of the points so far and independent further ones of both teams. */
function spreadsOf(base: Points, home: PointChances, away: PointChances): Spreads {
  const lead = new Float64Array(home.length + away.length - 1);
  const total = new Float64Array(home.length + away.length - 1);
  for (let first = 0; first < home.length; first += 1) {
    const share = home[first] ?? 0;
    for (let second = 0; second < away.length; second += 1) {
      const chance = share * (away[second] ?? 0);
      lead[first - second + away.length - 1] = (lead[first - second + away.length - 1] ?? 0) + chance;
      total[first + second] = (total[first + second] ?? 0) + chance;
    }
  }
  return {
    lead: spreadFrom(lead, base.home - base.away - (away.length - 1)),
    total: spreadFrom(total, base.home + base.away),
  };
}

function spreadFrom(chances: Float64Array, first: number): Spread {
  const spread = new Map<number, number>();
  for (const [index, chance] of chances.entries()) if (chance > 0) spread.set(first + index, chance);
  return spread;
}

export function quarterSpreads(fixture: Fixture, situation: BasketballSituation, period: number): Spreads {
  const { home, away } = restPoints(fixture, situation, [period]);
  return spreadsOf(situation.periods[period] ?? { home: 0, away: 0 }, home, away);
}

/** Of regulation time, and of the match with its overtimes. */
export function matchSpreads(
  fixture: Fixture,
  situation: BasketballSituation,
): { readonly regulation: Spreads | null; readonly match: Spreads } {
  const base = pointsSoFar(situation);
  if (situation.period >= QUARTERS)
    return { regulation: null, match: afterOvertime(base, overtimeFrom(fixture, situation)) };
  const { home, away } = restPoints(fixture, situation, REGULATION);
  const regulation = spreadsOf(base, home, away);
  const overtime = afterOvertime({ home: 0, away: 0 }, basketballChances(fixture).overtime);
  const level = levelTotals(base, home, away);
  return { regulation, match: withOvertime(regulation, overtime, level) };
}

/** All ends of the overtime that is being played. */
export function overtimeFrom(fixture: Fixture, situation: BasketballSituation): readonly OvertimeEnd[] {
  const { home, away } = pointsSoFar(situation);
  const left = (side: Side): number => possessionsLeft(fixture, situation, situation.period, side);
  return basketballChances(fixture).overtimeEnds(left('home'), left('away'), home - away);
}

function afterOvertime(base: Points, ends: readonly OvertimeEnd[]): Spreads {
  const lead = new Map<number, number>();
  const total = new Map<number, number>();
  for (const { home, away, chance } of ends) {
    addTo(lead, base.home - base.away + home - away, chance);
    addTo(total, base.home + base.away + home + away, chance);
  }
  return { lead, total };
}

function addTo(spread: Map<number, number>, value: number, chance: number): void {
  spread.set(value, (spread.get(value) ?? 0) + chance);
}

/** Totals with which regulation time ends level. */
function levelTotals(base: Points, home: PointChances, away: PointChances): Spread {
  const totals = new Map<number, number>();
  for (let first = 0; first < home.length; first += 1) {
    const second = first + base.home - base.away;
    const chance = (home[first] ?? 0) * (away[second] ?? 0);
    if (chance > 0) totals.set(2 * (base.home + first), chance);
  }
  return totals;
}

/** Level ends go on with overtimes. */
function withOvertime(regulation: Spreads, overtime: Spreads, level: Spread): Spreads {
  const lead = new Map(regulation.lead);
  const total = new Map(regulation.total);
  const draw = lead.get(0) ?? 0;
  lead.delete(0);
  for (const [value, chance] of overtime.lead) addTo(lead, value, draw * chance);
  for (const [before, share] of level) {
    addTo(total, before, -share);
    for (const [more, chance] of overtime.total) addTo(total, before + more, share * chance);
  }
  return { lead, total };
}
