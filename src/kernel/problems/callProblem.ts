import { isApiError, proofAsked } from '../../lib/errors.ts';
import { fatalPage } from '../../lib/fatalPage.ts';

/** A failure that no field can show: a code of the words `forms:auth` and its parameters. */
export interface CallProblem {
  readonly code: 'tooMany' | 'noAnswer' | 'failed';
  readonly seconds: number;
}

/**
 * Null if the failure has a status page of its own (8-10, 8-12), and where the player has dismissed the proof that the
 * call asks for: they know why nothing has happened.
 */
export function callProblem(error: unknown): CallProblem | null {
  if (fatalPage(error) !== null || proofAsked(error) !== null) return null;
  if (!isApiError(error)) return { code: 'noAnswer', seconds: 0 };
  if (error.type === 'TooManyRequestsException') return { code: 'tooMany', seconds: error.retryAfter ?? 60 };
  return { code: 'failed', seconds: 0 };
}

/** The same on pages of a signed-in player: null also where the session has ended, which has a popup of its own. */
export function signedInProblem(error: unknown): CallProblem | null {
  return isApiError(error) && error.type === 'AuthorizationException' ? null : callProblem(error);
}
