import type { CallProblem } from '../../kernel/problems/callProblem.ts';

/** A message above a contact's form. */
export interface ContactProblem {
  readonly code: CallProblem['code'] | 'taken';
  readonly seconds: number;
}

/** Keys of the words for what only contacts are refused for. */
export const contactWords = { taken: 'contacts:problem.taken' } as const;
