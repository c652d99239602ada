import { createRandom, hashOf } from '../random.ts';
import type { Random } from '../random.ts';
import { playerOf } from '../schedule/squads.ts';
import type { BasketballDetails, Fixture, MatchEvent, MatchTimeline, Points, Side } from '../types.ts';
import {
  attackerOf,
  BREAK_MS,
  basketballClock,
  basketballRates,
  OVERTIME_MS,
  possessionsOf,
  QUARTER_MS,
  QUARTERS,
} from './basketballRules.ts';
import type { Attacking } from './basketballRules.ts';

/** The ends of possessions are up to this share of their mean length early. */
const JITTER = 0.5;
/** Free throws are announced this long before the second one, in ms. */
const FREE_THROW_MS = 1300;

type Possession = BasketballDetails['possessions'][number];

/** Plays a match by the model in basketballRules.ts: four quarters, then overtimes until it is not level. */
export function simulateBasketball(seed: string, fixture: Fixture): MatchTimeline {
  const random = createRandom(`${seed}|${fixture.id}`);
  const rates = basketballRates(fixture);
  const possessions: Possession[] = [];
  const periods: { from: number; until: number }[] = [];
  const events: MatchEvent[] = [];
  const score: { home: number; away: number; periods: Points[] } = { home: 0, away: 0, periods: [] };
  const tell = (at: number, kind: string, side: Side | null, clock: string, data: MatchEvent['data']): unknown =>
    events.push({ at, kind, side, clock, score: { ...score, periods: [...score.periods] }, ...(data && { data }) });
  for (let period = 0; period < QUARTERS || score.home === score.away; period += 1) {
    const from = period === 0 ? 0 : (periods.at(-1)?.until ?? 0) + BREAK_MS;
    const length = period < QUARTERS ? QUARTER_MS : OVERTIME_MS;
    const count = possessionsOf(period);
    const clockAt = (at: number): string => basketballClock(period, at - from);
    periods.push({ from, until: from + length });
    score.periods.push({ home: 0, away: 0 });
    tell(from, period === 0 ? 'match_start' : 'period_start', null, clockAt(from), { period: period + 1 });
    for (let number = 0; number < count; number += 1) {
      const side = attackerOf(fixture, period, number);
      const early = number === count - 1 ? 0 : random.next() * JITTER;
      const at = Math.round(from + (length * (number + 1 - early)) / count);
      const { points, kind } = play(random, rates[side]);
      const foulAt = kind === 'free_throws' ? at - FREE_THROW_MS : null;
      const data = { player: playerOf(fixture[side], random.next()), points };
      if (foulAt !== null) tell(foulAt, 'foul', side === 'home' ? 'away' : 'home', clockAt(foulAt), undefined);
      possessions.push({ period, at, side, points, foulAt });
      score[side] += points;
      score.periods[period] = plus(score.periods[period], side, points);
      tell(at, kind, side, clockAt(at), data);
    }
    const isLast = period + 1 >= QUARTERS && score.home !== score.away;
    tell(from + length, isLast ? 'full_time' : 'period_end', null, isLast ? 'FT' : clockAt(from + length), {
      period: period + 1,
    });
  }
  return {
    fixture,
    events,
    endsAt: periods.at(-1)?.until ?? 0,
    noise: hashOf(`${seed}|${fixture.id}|noise`),
    details: { sport: 'basketball', periods, possessions },
  };
}

function plus(points: Points | undefined, side: Side, more: number): Points {
  const { home = 0, away = 0 } = points ?? {};
  return side === 'home' ? { home: home + more, away } : { home, away: away + more };
}

function play(random: Random, { foul, freeThrow, two, three }: Attacking): { points: number; kind: string } {
  if (random.isHit(foul)) {
    const made = [random.isHit(freeThrow), random.isHit(freeThrow)].filter(Boolean).length;
    return { points: made, kind: 'free_throws' };
  }
  const luck = random.next();
  if (luck < two) return { points: 2, kind: 'two_points' };
  if (luck < two + three) return { points: 3, kind: 'three_points' };
  return { points: 0, kind: random.isHit(0.26) ? 'turnover' : 'miss' };
}
