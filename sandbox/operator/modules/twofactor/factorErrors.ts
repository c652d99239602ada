import { invalidField, OperatorError } from '../../edge/OperatorError.ts';

/** 8-21: the texts that the client tells apart. */
const texts = {
  malformed: 'the code must contain 6 digits',
  wrong: 'two_factor_auth: code is invalid',
  expired: 'Time expired',
} as const;

/** The same for a form of a signed-in player: codes of the client's words, at the field. */
const fieldCodes = { malformed: 'codeLength', wrong: 'codeInvalid', expired: 'codeExpired' } as const;

export type Refusal = keyof typeof texts;

/** A sign-in whose code was refused; with the resend time where another code can be sent. */
export function signInRefused(refusal: Refusal, resendSeconds: number | null): OperatorError {
  return new OperatorError(
    'AuthorizationException',
    texts[refusal],
    resendSeconds === null ? {} : { resend_time: resendSeconds },
  );
}

/** 4-12: a code was sent and the sign-in awaits it. */
export function codeSent(resendSeconds: number): OperatorError {
  return new OperatorError('AuthorizationException', 'two_factor_auth is enable', { resend_time: resendSeconds });
}

/** 4-12: a code was sent before, and it is too early for another. */
export function codeAwaited(resendSeconds: number): OperatorError {
  return new OperatorError('AuthorizationException', `Resend time is ${resendSeconds} seconds`, {
    resend_time: resendSeconds,
  });
}

export function changeRefused(refusal: Refusal): OperatorError {
  return invalidField('code', fieldCodes[refusal]);
}
