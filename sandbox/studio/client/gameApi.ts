import { formatAmount } from '../engine/amounts.ts';
import type { PlayMode, Session, SpinReply, SpinRequest } from './protocol.ts';
import { readSession, readSpinReply } from './readAnswers.ts';
import { readStudioError, StudioCallError } from './StudioCallError.ts';

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
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Request timeout in ms: afterwards the outcome is unknown and the request is repeated. */
const PATIENCE_MS = 8_000;

/** The studio's API over fetch. Every failure is a `StudioCallError`. */
export function createGameApi(send: Fetch): GameApi {
  let decimals = 2;

  async function post(path: string, body: unknown): Promise<unknown> {
    let response: Response;
    let answer: unknown;
    try {
      response = await send(`/studio/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
        credentials: 'omit',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      answer = response.status === 204 ? null : await response.json();
    } catch (cause) {
      throw new StudioCallError('Unknown', cause instanceof Error ? cause.message : 'No answer');
    }
    if (!response.ok) {
      throw readStudioError(response.status, answer);
    }
    return answer;
  }

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
  };
}
