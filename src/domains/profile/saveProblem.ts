import { isApiError } from '../../lib/errors.ts';
import { fatalPage } from '../../lib/fatalPage.ts';

/** 8-18: the operator answered, but did not save. */
export class SaveFailedError extends Error {
  override readonly name = 'SaveFailedError';
  constructor() {
    super('Failed to save data');
  }
}

/** A failure that belongs to no field. */
export interface SaveProblem {
  readonly code: 'notSaved' | 'tooMany' | 'noAnswer' | 'failed';
  readonly seconds: number;
}

/** Null if the failure has a page or a popup of its own. */
export function saveProblem(error: unknown): SaveProblem | null {
  if (error instanceof SaveFailedError) return { code: 'notSaved', seconds: 0 };
  if (fatalPage(error) !== null) return null;
  if (!isApiError(error)) return { code: 'noAnswer', seconds: 0 };
  if (error.type === 'AuthorizationException') return null;
  if (error.type === 'TooManyRequestsException') return { code: 'tooMany', seconds: error.retryAfter ?? 60 };
  return { code: 'failed', seconds: 0 };
}
