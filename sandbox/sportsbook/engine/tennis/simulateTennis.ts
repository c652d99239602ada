import { createRandom, hashOf } from '../random.ts';
import type { Fixture, MatchEvent, MatchTimeline, Score, Side, TennisDetails } from '../types.ts';
import { TennisBoard } from './TennisBoard.ts';
import { firstServer, other, tennisRates } from './tennisRules.ts';

/** In ms: before a serve, of a rally, of the rest after every other game, and between sets. */
const PAUSE = 1700;
const RALLIES: readonly number[] = [800, 1200, 1800, 2600];
const CHANGEOVER = 5000;
const SET_BREAK = 10_000;
/** Shares of points won that are aces, and of points lost that are double faults. */
const ACES = 0.12;
const DOUBLE_FAULTS = 0.09;

type Point = TennisDetails['points'][number];

/** Plays a tennis match point by point. How long a point takes tells nothing about who wins it. */
export function simulateTennis(seed: string, fixture: Fixture): MatchTimeline {
  const { serve } = tennisRates(fixture);
  const random = createRandom(`${seed}|${fixture.id}`);
  const board = new TennisBoard(firstServer(fixture));
  const events: MatchEvent[] = [];
  const points: Point[] = [];
  const scoreOf = (): Score => ({ ...board.sets, periods: board.periods });
  const tell = (at: number, kind: string, side: Side | null, data?: MatchEvent['data']): unknown =>
    events.push({ at, kind, side, clock: board.clock, score: scoreOf(), ...(data && { data }) });
  tell(0, 'match_start', board.pointServer);
  let at = 0;
  while (!board.winner) {
    const server = board.pointServer;
    const wasTieBreak = board.isTieBreak;
    const from = at + PAUSE;
    at = from + (RALLIES[random.below(RALLIES.length)] ?? PAUSE);
    const isServers = random.isHit(serve[server]);
    const winner = isServers ? server : other(server);
    points.push({ from, at, winner });
    const ended = board.winPoint(winner);
    const luck = random.next();
    if (isServers) tell(at, luck < ACES ? 'ace' : 'point', winner);
    else tell(at, luck < DOUBLE_FAULTS ? 'double_fault' : 'point', luck < DOUBLE_FAULTS ? server : winner);
    if (ended.game) tell(at, isServers || wasTieBreak ? 'game' : 'break', winner);
    if (ended.set) tell(at, 'set', winner, { set: board.periods.length - (ended.match ? 0 : 1) });
    if (ended.match) tell(at, 'full_time', winner);
    if (ended.set) at += SET_BREAK;
    else if (ended.game && gamesOf(board) % 2 === 1) at += CHANGEOVER;
  }
  return {
    fixture,
    events,
    endsAt: points.at(-1)?.at ?? 0,
    noise: hashOf(`${seed}|${fixture.id}|noise`),
    details: { sport: 'tennis', points },
  };
}

function gamesOf(board: TennisBoard): number {
  const { home, away } = board.periods.at(-1) ?? { home: 0, away: 0 };
  return home + away;
}
