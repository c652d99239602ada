import { eventsUntil } from '../eventsUntil.ts';
import { noiseAt } from '../random.ts';
import type {
  BallAt,
  BasketballDetails,
  BasketballSituation,
  MatchEvent,
  MatchState,
  MatchTimeline,
  Side,
  Statistic,
} from '../types.ts';
import { attackerOf, basketballClock } from './basketballRules.ts';

/** What is known of a basketball match at a time. While free throws are taken, it is in danger. */
export function basketballStateAt(timeline: MatchTimeline, details: BasketballDetails, ms: number): MatchState {
  const events = eventsUntil(timeline, ms);
  const score = events.at(-1)?.score ?? { home: 0, away: 0, periods: [] };
  const index = details.periods.findLastIndex(({ from }) => from <= ms);
  const current = details.periods[index];
  const ended = details.possessions.filter(({ period, at }) => period === index && at <= ms).length;
  const situation = situationAt(timeline, details, score.periods, { index, ended, ms });
  const shared = { score, events, situation, statistics: statisticsOf(events) };
  const quiet = { isDanger: false, dangerSide: null };
  if (ms < 0 || !current) return { ...shared, ...quiet, phase: 'before', period: 0, clock: '' };
  if (ms >= timeline.endsAt) return { ...shared, ...quiet, phase: 'ended', period: index + 1, clock: 'FT' };
  const clock = basketballClock(index, ms - current.from);
  if (ms >= current.until) return { ...shared, ...quiet, phase: 'break', period: index + 1, clock };
  const running = details.possessions.find(({ period, at }) => period === index && at > ms);
  const isFoul = running !== undefined && running.foulAt !== null && running.foulAt <= ms;
  const side = attackerOf(timeline.fixture, index, ended);
  return {
    ...shared,
    phase: 'live',
    period: index + 1,
    clock,
    isDanger: isFoul,
    dangerSide: isFoul ? side : null,
    ballAt: ballAt(timeline.noise, side, ms, isFoul),
  };
}

function situationAt(
  timeline: MatchTimeline,
  details: BasketballDetails,
  begun: readonly { home: number; away: number }[],
  { index, ended, ms }: { index: number; ended: number; ms: number },
): BasketballSituation {
  const periods = begun.map(({ home, away }) => ({ home, away }));
  if (ms < 0) return { sport: 'basketball', period: 0, possession: 0, periods: [], isEnded: false };
  if (ms >= timeline.endsAt) return { sport: 'basketball', period: index, possession: ended, periods, isEnded: true };
  // In a break the next period is about to begin.
  const isBreak = ms >= (details.periods[index]?.until ?? Infinity);
  const place = isBreak ? { period: index + 1, possession: 0 } : { period: index, possession: ended };
  return { sport: 'basketball', ...place, periods, isEnded: false };
}

function ballAt(noise: number, side: Side, ms: number, isFoul: boolean): BallAt {
  const step = Math.floor(ms / 700);
  const depth = isFoul ? 18 : 8 + 34 * noiseAt(noise, 2 * step);
  const y = isFoul ? 50 : Math.round(12 + 76 * noiseAt(noise, 2 * step + 1));
  return { x: Math.round(side === 'home' ? 100 - depth : depth), y, side };
}

/** Points and numbers of what has happened. A missed shot is a rebound of the other side. */
function statisticsOf(events: readonly MatchEvent[]): readonly Statistic[] {
  const count = (key: string, weigh: (event: MatchEvent) => number): Statistic => {
    const sum = { home: 0, away: 0 };
    for (const event of events) if (event.side) sum[event.side] += weigh(event);
    return { key, ...sum };
  };
  const ofKind = (kind: string) => (event: MatchEvent) => (event.kind === kind ? 1 : 0);
  const misses = count('rebounds', ofKind('miss'));
  return [
    count('two_pointers', ofKind('two_points')),
    count('three_pointers', ofKind('three_points')),
    count('free_throws', ({ kind, data }) => (kind === 'free_throws' ? Number(data?.['points'] ?? 0) : 0)),
    { key: 'rebounds', home: misses.away, away: misses.home },
    count('turnovers', ofKind('turnover')),
    count('fouls', ofKind('foul')),
  ];
}
