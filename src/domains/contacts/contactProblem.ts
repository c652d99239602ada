import { isApiError } from '../../lib/errors.ts';
import { fatalPage } from '../../lib/fatalPage.ts';

/** A message above a form: a key of the `contacts` catalogue under `problem`, and its seconds. */
export interface ContactProblem {
  readonly code: 'tooMany' | 'noAnswer' | 'failed' | 'taken';
  readonly seconds: number;
}

/** Null if the failure has a page or popup of its own: a status page (8-10 to 8-12), or a session that has ended. */
export function contactProblem(error: unknown): ContactProblem | null {
  if (fatalPage(error) !== null) return null;
  if (!isApiError(error)) return { code: 'noAnswer', seconds: 0 };
  if (error.type === 'AuthorizationException') return null;
  if (error.type === 'TooManyRequestsException') return { code: 'tooMany', seconds: error.retryAfter ?? 60 };
  return { code: 'failed', seconds: 0 };
}
