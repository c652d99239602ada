import { isApiError } from '../../lib/errors.ts';
import { fatalPage } from '../../lib/fatalPage.ts';

/** What stands over the form: a code of the `auth` catalogue, with what fills it. */
export interface AuthProblem {
  readonly code: 'wrongEntry' | 'tooMany' | 'noAnswer' | 'failed' | 'secondFactor' | 'noSession';
  readonly seconds: number;
}

export const problem = (code: AuthProblem['code'], seconds = 0): AuthProblem => ({ code, seconds });

/** 4-12: how the operator says, in an authorization error, that a code was sent or is still awaited. */
const asksForCode = /two_factor_auth is enable|Resend time is/;

/** Null where the failure has a page of its own (8-10, 8-12): a blocked player's entry was not wrong. */
export function authProblem(error: unknown, refused: AuthProblem['code']): AuthProblem | null {
  if (fatalPage(error) !== null) return null;
  if (!isApiError(error)) return problem('noAnswer');
  if (error.type === 'TooManyRequestsException') return problem('tooMany', error.retryAfter ?? 60);
  if (error.type === 'AuthorizationException' && asksForCode.test(error.message)) return problem('secondFactor');
  return problem(error.status < 500 ? refused : 'failed');
}
