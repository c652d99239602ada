import { eventsUntil } from '../eventsUntil.ts';
import type { GoalsDetails, GoalsSituation, MatchTimeline, Side } from '../types.ts';
import { chainOf } from './goalsChain.ts';
import { ticksOf } from './goalsRules.ts';
import type { GoalsRules } from './goalsRules.ts';

const TICK = 1000;

/** What the probabilities of the rest of a match depend on. */
export function goalsSituationAt(timeline: MatchTimeline, details: GoalsDetails, ms: number): GoalsSituation {
  const { rules } = chainOf(timeline.fixture);
  const events = eventsUntil(timeline, ms);
  const index = details.periods.findLastIndex(({ from }) => from <= ms);
  const scorers: Side[] = [];
  const periods = Array.from({ length: rules.periods }, () => ({ home: 0, away: 0 }));
  let isOvertime = false;
  for (const { kind, side, data } of events) {
    if (kind === 'period_start') isOvertime = data?.['period'] === rules.periods + 1;
    if (kind !== 'goal' || side === null || isOvertime) continue;
    scorers.push(side);
  }
  for (const [number, points] of (events.at(-1)?.score.periods ?? []).entries())
    if (number < rules.periods) periods[number] = { home: points.home, away: points.away };
  const { home = 0, away = 0 } = events.at(-1)?.score ?? {};
  const base = { sport: rules.sport, periods, scorers } as const;
  if (ms >= timeline.endsAt)
    return { ...base, stage: 'ended', period: details.periods.length, tick: 0, added: 0, winner: leaderOf(home, away) };
  const open = { ...base, winner: null };
  const period = details.periods[index];
  if (!period || ms < 0) return { ...open, stage: 'regulation', period: 0, tick: 0, added: null };
  const isLast = index === details.periods.length - 1;
  if (ms >= period.until && isLast && details.shootout)
    return { ...open, stage: 'shootout', period: index + 1, tick: 0, added: 0 };
  const stageOf = (number: number): 'regulation' | 'overtime' => (number < rules.periods ? 'regulation' : 'overtime');
  if (ms >= period.until) return { ...open, stage: stageOf(index + 1), period: index + 1, tick: 0, added: null };
  const now = Math.floor((ms - period.from) / TICK);
  const added = now >= ticksOf(rules, index).regular ? period.added : null;
  return {
    ...open,
    stage: stageOf(index),
    period: index,
    tick: Math.max(now + 1, restart(details, rules, period.from, ms, now)),
    added,
  };
}

/** The tick in which attacks may begin again after the last one. */
function restart({ attacks }: GoalsDetails, rules: GoalsRules, from: number, ms: number, now: number): number {
  const last = attacks.findLast(({ until }) => until <= ms);
  if (!last || last.until <= from) return 0;
  const end = (last.until - from) / TICK;
  const tick = end + (last.isGoal ? rules.restartTicks : 1);
  return tick > now ? tick : 0;
}

function leaderOf(home: number, away: number): Side | null {
  if (home === away) return null;
  return home > away ? 'home' : 'away';
}
