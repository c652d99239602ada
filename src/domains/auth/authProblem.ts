import { isApiError } from '../../lib/errors.ts';
import { fatalPage } from '../../lib/fatalPage.ts';

/** The message above the form: a code of the `auth` catalogue and its parameters. */
export interface AuthProblem {
  readonly code: 'wrongEntry' | 'tooMany' | 'noAnswer' | 'failed' | 'noSession' | 'accountClosed';
  readonly seconds: number;
  /** 8-22: the operator's own words, shown instead of the code's. */
  readonly message?: string;
}

export const problem = (code: AuthProblem['code'], seconds = 0): AuthProblem => ({ code, seconds });

/** Null if the failure has a status page of its own (8-10, 8-12): a blocked player's entry was not wrong. */
export function authProblem(error: unknown, refused: AuthProblem['code']): AuthProblem | null {
  if (fatalPage(error) !== null) return null;
  if (!isApiError(error)) return problem('noAnswer');
  if (error.type === 'UserDeletedException') return problem('accountClosed');
  if (error.type === 'TooManyRequestsException') return problem('tooMany', error.retryAfter ?? 60);
  return problem(error.status < 500 ? refused : 'failed');
}
