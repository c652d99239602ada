import type { PlayMode, Round, Session, SpinReply, SpinRequest } from './protocol.ts';
import { readStudioError, StudioError } from './StudioError.ts';

export interface SessionRequest {
  readonly session?: string;
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

/** An answer that takes longer counts as unknown and is asked for again. */
const PATIENCE_MS = 8_000;

/** The studio's API over fetch. Every failure is a `StudioError`. */
export function createGameApi(send: Fetch): GameApi {
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
      throw new StudioError('Unknown', cause instanceof Error ? cause.message : 'No answer');
    }
    if (!response.ok) {
      throw readStudioError(response.status, answer);
    }
    return answer;
  }

  return {
    session: async (request) => asSession(await post('session', request)),
    spin: async (request) => asSpinReply(await post('spin', request)),
    shown: async (session, roundId) => {
      await post('shown', { session, roundId });
    },
  };
}

function asSession(answer: unknown): Session {
  if (!isSession(answer)) {
    throw new StudioError('Unknown', 'Unreadable session');
  }
  return answer;
}

function asSpinReply(answer: unknown): SpinReply {
  if (!isSpinReply(answer)) {
    throw new StudioError('Unknown', 'Unreadable round');
  }
  return answer;
}

function isSession(answer: unknown): answer is Session {
  const value = answer as Partial<Session> | null;
  return typeof value?.session === 'string' && typeof value.balance === 'number' && Array.isArray(value.stakes) && isCommitment(value.commitment);
}

function isSpinReply(answer: unknown): answer is SpinReply {
  const value = answer as Partial<SpinReply> | null;
  return typeof value?.balance === 'number' && isCommitment(value.commitment) && isRound(value.round);
}

function isRound(value: Partial<Round> | undefined): value is Round {
  return typeof value?.id === 'string' && typeof value.totalWin === 'number' && Array.isArray(value.base?.grid) && Array.isArray(value.base.stops);
}

function isCommitment(value: { readonly seedHash?: unknown } | undefined): boolean {
  return typeof value?.seedHash === 'string';
}
