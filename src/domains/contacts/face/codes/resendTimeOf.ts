import { isApiError } from '../../../../lib/errors.ts';

/** The seconds until another code can be requested, in the refusal of an early request; null for any other error. */
export function resendTimeOf(error: unknown): number | null {
  const seconds = isApiError(error) ? error.data['resend_time'] : undefined;
  return typeof seconds === 'number' && seconds > 0 ? seconds : null;
}
