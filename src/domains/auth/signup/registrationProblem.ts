import { isApiError, NoAnswerError } from '../../../lib/errors.ts';
import { authProblem } from '../authProblem.ts';
import type { AuthProblem } from '../authProblem.ts';

/** 8-22: a refusal that belongs to no field on screen is told in the operator's words, if it has any. */
export function registrationProblem(error: unknown): AuthProblem | null {
  const found = authProblem(error, 'failed');
  const isRefusal = isApiError(error) && error.status < 500 && error.type !== 'TooManyRequestsException';
  // Where the page has words of its own they are in the player's language, with the day on which an exclusion is over.
  if (found?.code !== 'failed' || !isRefusal || error.message.trim() === '') return found;
  return { ...found, message: error.message };
}

/** 8-22: the code of a failed registration for the analytics: the type of a refusal, or why there was no answer. */
export function registrationFault(error: unknown): string {
  if (isApiError(error)) return error.type;
  return error instanceof NoAnswerError ? error.reason : 'unknown';
}
