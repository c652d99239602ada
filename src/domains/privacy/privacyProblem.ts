import { isApiError } from '../../lib/errors.ts';
import { fatalPage } from '../../lib/fatalPage.ts';

/** A failure that no field can show: a key of the catalogue `privacy` under `problem`, and its seconds. */
export interface PrivacyProblem {
  readonly code: 'tooMany' | 'noAnswer' | 'failed';
  readonly seconds: number;
}

/** Null if the failure has a status page or popup of its own. */
export function privacyProblem(error: unknown): PrivacyProblem | null {
  if (fatalPage(error) !== null) return null;
  if (!isApiError(error)) return { code: 'noAnswer', seconds: 0 };
  if (error.type === 'AuthorizationException') return null;
  if (error.type === 'TooManyRequestsException') return { code: 'tooMany', seconds: error.retryAfter ?? 60 };
  return { code: 'failed', seconds: 0 };
}
