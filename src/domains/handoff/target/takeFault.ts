import { callProblem } from '../../../kernel/problems/callProblem.ts';
import { fieldErrors, isApiError } from '../../../lib/errors.ts';

const refusals = ['wrongCode', 'expiredCode', 'usedCode', 'deniedCode', 'sourceEnded', 'otherTelegram'] as const;

export type TakeFaultCode =
  | (typeof refusals)[number]
  /** The player who is signed in here stays. */
  | 'declined'
  /** The browser keeps no session. */
  | 'noSession'
  /** The player takes a break, or their account is closed. */
  | 'away'
  | 'tooMany'
  | 'noAnswer'
  | 'failed';

export interface TakeFault {
  readonly code: TakeFaultCode;
  /** Another try cannot succeed. */
  readonly isFinal: boolean;
  /** With `tooMany`: until another try. */
  readonly seconds: number;
}

/** Why a claim or a session was refused; `field` is where the operator names it. */
export function takeFault(error: unknown, field: 'code' | 'claim'): TakeFault {
  const [named] = fieldErrors(error, field);
  const known = refusals.find((code) => code === named?.code);
  if (known !== undefined) return { code: known, isFinal: true, seconds: 0 };
  // A code of an impossible form.
  if (named !== undefined) return { code: 'wrongCode', isFinal: true, seconds: 0 };
  if (isApiError(error) && error.status === 401) return { code: 'away', isFinal: true, seconds: 0 };
  const problem = callProblem(error);
  return { code: problem?.code ?? 'failed', isFinal: problem === null, seconds: problem?.seconds ?? 0 };
}
