import { invalidField, OperatorError } from '../../../OperatorError.ts';

/** 8-21: the texts that the client tells apart. */
const texts = {
  malformed: 'the code must contain 6 digits',
  wrong: 'two_factor_auth: code is invalid',
  expired: 'Time expired',
} as const;

/** The same for a form of a signed-in player: codes of the client's words, at the field. */
const fieldCodes = { malformed: 'codeLength', wrong: 'wrongCode', expired: 'expiredCode' } as const;

export type Refusal = keyof typeof texts;

/** A sign-in whose code was refused; with the resend time where another code can be sent. */
export function signInRefused(refusal: Refusal, resendSeconds: number | null): OperatorError {
  return new OperatorError(
    'AuthorizationException',
    texts[refusal],
    resendSeconds === null ? {} : { resend_time: resendSeconds },
  );
}

/** A code for a contact, which is named shortened. */
export interface SentCode {
  readonly isSent: boolean;
  readonly resendSeconds: number;
  readonly contact: string;
}

/** 4-12: a code was sent and the sign-in awaits it; or one was sent before, and it is too early for another. */
export function codeAwaited({ isSent, resendSeconds, contact }: SentCode): OperatorError {
  const text = isSent ? 'two_factor_auth is enable' : `Resend time is ${resendSeconds} seconds`;
  return new OperatorError('AuthorizationException', text, { resend_time: resendSeconds, contact });
}

export function changeRefused(refusal: Refusal): OperatorError {
  return invalidField('code', fieldCodes[refusal]);
}
