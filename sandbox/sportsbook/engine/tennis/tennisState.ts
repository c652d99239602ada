import { eventsUntil } from '../eventsUntil.ts';
import { noiseAt } from '../random.ts';
import type { BallAt, MatchEvent, MatchState, MatchTimeline, Side, Statistic, TennisDetails } from '../types.ts';
import { TennisBoard } from './TennisBoard.ts';
import { firstServer } from './tennisRules.ts';

/** What is known of a tennis match at a time. While a game point is played, it is in danger. */
export function tennisStateAt(timeline: MatchTimeline, { points }: TennisDetails, ms: number): MatchState {
  const board = new TennisBoard(firstServer(timeline.fixture));
  let next = 0;
  for (const { at, winner } of points) {
    if (at > ms) break;
    board.winPoint(winner);
    next += 1;
  }
  const running = points[next];
  const isRally = running !== undefined && running.from <= ms;
  const events = eventsUntil(timeline, ms);
  return {
    phase: phaseAt(timeline, ms),
    period: ms < 0 ? 0 : board.periods.length,
    clock: ms < 0 ? '' : board.clock,
    score: { ...board.sets, periods: board.periods },
    statistics: statisticsOf(events, points.slice(0, next)),
    isDanger: isRally && board.isGamePoint,
    dangerSide: null,
    events,
    ...(isRally && { ballAt: ballAt(timeline.noise, board.pointServer, ms - running.from, next) }),
    situation: board.situation,
  };
}

function phaseAt({ endsAt }: MatchTimeline, ms: number): MatchState['phase'] {
  if (ms < 0) return 'before';
  return ms >= endsAt ? 'ended' : 'live';
}

/** The ball goes to and fro, whoever will win the point. */
function ballAt(noise: number, server: Side, ms: number, point: number): BallAt {
  const stroke = Math.floor(ms / 500);
  const way = (ms % 500) / 500;
  const isServers = stroke % 2 === 0;
  const side: Side = (server === 'home') === isServers ? 'home' : 'away';
  const x = side === 'home' ? 8 + 84 * way : 92 - 84 * way;
  const place = (index: number): number => 20 + 60 * noiseAt(noise, point * 16 + index);
  return { x: Math.round(x), y: Math.round(place(stroke) * (1 - way) + place(stroke + 1) * way), side };
}

function statisticsOf(events: readonly MatchEvent[], points: TennisDetails['points']): readonly Statistic[] {
  const count = (kind: string, side: Side): number =>
    events.reduce((sum, event) => (event.kind === kind && event.side === side ? sum + 1 : sum), 0);
  const counted = (key: string, kind: string): Statistic => ({
    key,
    home: count(kind, 'home'),
    away: count(kind, 'away'),
  });
  const home = points.filter(({ winner }) => winner === 'home').length;
  return [
    { key: 'points_won', home, away: points.length - home },
    counted('aces', 'ace'),
    counted('double_faults', 'double_fault'),
    counted('breaks', 'break'),
  ];
}
