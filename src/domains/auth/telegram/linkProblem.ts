import { callProblem } from '../../../kernel/problems/callProblem.ts';
import type { CallProblem } from '../../../kernel/problems/callProblem.ts';
import { fieldErrors } from '../../../lib/errors.ts';

const own = ['accountInUse', 'otherTelegram', 'unavailable', 'wrongEntry', 'onlyWayIn', 'usedLink'] as const;

/** Why linking was refused: a code of the words `auth:telegram.problem`. */
export interface LinkRefusal {
  readonly code: (typeof own)[number];
}

export type LinkProblem = CallProblem | LinkRefusal;

/** Refusals that only this part of the app knows; null for all others. */
export function linkRefusal(error: unknown): LinkRefusal | null {
  const codes = ['payload', 'account'].flatMap((field) => fieldErrors(error, field)).map(({ code }) => code);
  const code = own.find((one) => codes.includes(one)) ?? null;
  if (code !== null) return { code };
  return fieldErrors(error, 'code').some((one) => one.code === 'wrongField') ? { code: 'usedLink' } : null;
}

export const linkProblem = (error: unknown): LinkProblem | null => linkRefusal(error) ?? callProblem(error);
