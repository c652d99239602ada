import { signedInProblem } from '../../kernel/problems/callProblem.ts';
import type { CallProblem } from '../../kernel/problems/callProblem.ts';
import { isApiError } from '../../lib/errors.ts';
import { isoToMs } from '../../shared/dates/isoTime.ts';

/** A message above a contact's form. */
export interface ContactProblem {
  readonly code: CallProblem['code'] | 'taken' | 'excluded';
  readonly seconds: number;
  /** For `excluded`: until when the contact's owner takes a break, in epoch ms. */
  readonly until?: number;
}

/** Keys of the words for what only contacts are refused for. */
export const contactWords = { taken: 'contacts:problem.taken' } as const;

/** The failure of a code or a link that no field shows. A right one of a player on a break is told, whoever is signed in. */
export function proofProblem(error: unknown): ContactProblem | null {
  const until = isApiError(error) ? error.data['excluded_until'] : undefined;
  if (typeof until === 'string') return { code: 'excluded', seconds: 0, until: isoToMs(until) ?? 0 };
  return signedInProblem(error);
}
