import { isApiError } from '../../lib/errors.ts';
import { callProblem } from '../../kernel/problems/callProblem.ts';
import type { CallProblem } from '../../kernel/problems/callProblem.ts';

/** A message above a form: a key of the `contacts` catalogue under `problem`, and its seconds. */
export interface ContactProblem {
  readonly code: CallProblem['code'] | 'taken';
  readonly seconds: number;
}

/** Null if the failure has a page or popup of its own: a status page (8-10 to 8-12), or a session that has ended. */
export function contactProblem(error: unknown): ContactProblem | null {
  return isApiError(error) && error.type === 'AuthorizationException' ? null : callProblem(error);
}
