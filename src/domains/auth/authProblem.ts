import { callProblem } from '../../kernel/problems/callProblem.ts';
import { isApiError } from '../../lib/errors.ts';
import { isoToMs } from '../../shared/dates/isoTime.ts';

/** The message above the form: a code of the words `forms:auth` and its parameters. */
export interface AuthProblem {
  readonly code:
    | 'wrongEntry'
    | 'tooMany'
    | 'noAnswer'
    | 'failed'
    | 'noSession'
    | 'excluded'
    | 'personRefused'
    | 'documentRefused'
    | 'accountClosed';
  readonly seconds: number;
  /** For `excluded`: until when the player takes a break, in epoch ms. */
  readonly until?: number;
  /** 8-22: the operator's own words, shown instead of the code's. */
  readonly message?: string;
}

export const problem = (code: AuthProblem['code'], seconds = 0): AuthProblem => ({ code, seconds });

/** Null if the failure has a status page of its own (8-10, 8-12): a blocked player's entry was not wrong. */
export function authProblem(error: unknown, refused: AuthProblem['code']): AuthProblem | null {
  const until = isApiError(error) ? error.data['excluded_until'] : undefined;
  if (typeof until === 'string') return { ...problem('excluded'), until: isoToMs(until) ?? 0 };
  const ofPerson = isApiError(error) ? error.data['refused'] : undefined;
  if (ofPerson === 'person' || ofPerson === 'document') return problem(`${ofPerson}Refused`);
  if (isApiError(error) && error.type === 'UserDeletedException') return problem('accountClosed');
  const found = callProblem(error);
  const isRefusal = found?.code === 'failed' && isApiError(error) && error.status < 500;
  return isRefusal ? problem(refused) : found;
}
