import { playerOf } from '../schedule/squads.ts';
import type { Fixture, MatchEvent, Points, Score, Side } from '../types.ts';
import { goalsClock } from './goalsClock.ts';
import type { GoalsRates, GoalsRules } from './goalsRules.ts';
import { ticksOf } from './goalsRules.ts';
import { shootoutShots } from './shootoutShots.ts';
import type { PlayedAttack } from './playedAttack.ts';

type Draft = Omit<MatchEvent, 'score'> & { readonly goal?: { readonly period: number; readonly side: Side } };

/** Events of one instant in the order in which they are told. */
const FIRST = ['goal', 'save', 'miss', 'woodwork', 'corner', 'cleared'];
const rank = (kind: string): number => (FIRST.includes(kind) ? 0 : 1);

/** Collects what happens and tells it in order, each with the score after it. */
export class GoalsRecorder {
  readonly #rules: GoalsRules;
  readonly #fixture: Fixture;
  readonly #drafts: Draft[] = [];
  #lead = 0;

  constructor(rules: GoalsRules, fixture: Fixture) {
    this.#rules = rules;
    this.#fixture = fixture;
  }

  get isLevel(): boolean {
    return this.#lead === 0;
  }

  addPeriod(
    period: number,
    times: { from: number; until: number; added: number },
    attacks: readonly PlayedAttack[],
  ): void {
    const clockAt = (at: number): string => goalsClock(this.#rules, period, at - times.from);
    const put = (at: number, kind: string, side: Side | null, more: Partial<Draft> = {}): unknown =>
      this.#drafts.push({ at, kind, side, clock: clockAt(at), ...more });
    put(times.from, period === 0 ? 'kick_off' : 'period_start', null, { data: { period: period + 1 } });
    for (const { from, until, side, isGoal, luck } of attacks) {
      put(from, 'danger', side);
      // A goal of minute 45 is told as of that minute, although the instant after it has begun.
      const more = { clock: clockAt(until - 1), data: { player: playerOf(this.#fixture[side], luck) } };
      if (isGoal) put(until, 'goal', side, { ...more, goal: { period, side } });
      else put(until, endOf(this.#rules, luck), side, more);
      if (isGoal) this.#lead += side === 'home' ? 1 : -1;
    }
    if (times.added > 0)
      put(times.from + ticksOf(this.#rules, period).regular * 1000, 'added_time', null, {
        data: { minutes: times.added },
      });
    if (period + 1 < this.#rules.periods)
      this.#drafts.push({
        at: times.until,
        kind: 'period_end',
        side: null,
        clock: breakClock(this.#rules),
        data: { period: period + 1 },
      });
  }

  addMinor(at: number, kind: string, side: Side, period: number, from: number, luck: number): void {
    const data = { player: playerOf(this.#fixture[side], luck) };
    this.#drafts.push({ at, kind, side, clock: goalsClock(this.#rules, period, at - from), data });
  }

  /** Returns when it ends. The deciding shot counts as one goal, as in the official tables. */
  addShootout(rates: GoalsRates, { from, winner }: { from: number; winner: Side }): number {
    const shots = shootoutShots(this.#fixture, rates, this.#rules.overtime?.shots ?? 0, winner);
    let at = from;
    this.#drafts.push({ at, kind: 'shootout', side: null, clock: 'SO' });
    for (const { side, isGoal, luck } of shots) {
      at += 3000;
      const kind = isGoal ? 'shootout_goal' : 'shootout_miss';
      this.#drafts.push({ at, kind, side, clock: 'SO', data: { player: playerOf(this.#fixture[side], luck) } });
    }
    at += 1000;
    this.#drafts.push({
      at,
      kind: 'shootout_won',
      side: winner,
      clock: 'SO',
      goal: { period: this.#rules.periods, side: winner },
    });
    return at;
  }

  finish(endsAt: number): readonly MatchEvent[] {
    this.#drafts.push({ at: endsAt, kind: 'full_time', side: null, clock: 'FT' });
    const last = (kind: string): number => (kind === 'full_time' ? 2 : rank(kind));
    const ordered = this.#drafts.toSorted((a, b) => a.at - b.at || last(a.kind) - last(b.kind));
    let score: Score = { home: 0, away: 0, periods: [{ home: 0, away: 0 }] };
    return ordered.map(({ goal, ...event }) => {
      if (event.kind === 'period_start') score = { ...score, periods: [...score.periods, { home: 0, away: 0 }] };
      if (goal) score = withGoal(score, goal);
      return { ...event, score };
    });
  }
}

const breakClock = (rules: GoalsRules): string => (rules.sport === 'football' ? 'HT' : 'INT');

function withGoal(score: Score, { period, side }: { period: number; side: Side }): Score {
  const plus = (points: Points): Points => ({ home: points.home, away: points.away, [side]: points[side] + 1 });
  const periods = score.periods.map((points, index) => (index === period ? plus(points) : points));
  return { ...plus(score), periods };
}

/** What an attack without a goal ends with. */
function endOf(rules: GoalsRules, luck: number): string {
  const [save, miss, woodwork, corner] = rules.sport === 'football' ? [0.42, 0.68, 0.72, 0.88] : [0.6, 0.85, 0.9, 0.9];
  if (luck < save) return 'save';
  if (luck < miss) return 'miss';
  if (luck < woodwork) return 'woodwork';
  return luck < corner ? 'corner' : 'cleared';
}
