import { formatAmount } from '../engine/amounts.ts';
import { postJson, type Fetch } from './postJson.ts';
import { recordOf, unreadable } from './fields.ts';
import type { PlayMode, Round, Session, SpinReply, SpinRequest } from './protocol.ts';
import { readRound, readSession, readSpinReply } from './readAnswers.ts';

export interface SessionRequest {
  /** The launch token, in play mode. */
  readonly session?: string;
  /** The demo session to resume. */
  readonly resume?: string;
  readonly game: string;
  readonly mode: PlayMode;
  readonly locale: string;
}

export interface GameApi {
  session(request: SessionRequest): Promise<Session>;
  spin(request: SpinRequest): Promise<SpinReply>;
  shown(session: string, roundId: string): Promise<void>;
  /** The player's last rounds of the game, newest first. */
  history(session: string): Promise<readonly Round[]>;
}

/** The studio's API over fetch. Every failure is a `StudioCallError`. */
export function createGameApi(send: Fetch): GameApi {
  let decimals = 2;

  const post = (path: string, body: unknown): Promise<unknown> => postJson(send, path, body);

  return {
    session: async (request) => {
      const session = readSession(await post('session', request));
      decimals = session.decimals;
      return session;
    },
    spin: async ({ stake, ...request }) =>
      readSpinReply(await post('spin', { ...request, stake: formatAmount(stake, decimals) }), decimals),
    shown: async (session, roundId) => {
      await post('shown', { session, roundId });
    },
    history: async (session) => {
      const { rounds } = recordOf(await post('history', { session }));
      return Array.isArray(rounds) ? rounds.map((round) => readRound(round, decimals)) : unreadable('rounds');
    },
  };
}
