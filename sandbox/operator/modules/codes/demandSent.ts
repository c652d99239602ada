import { codeTooEarly, tooManyRequests } from '../../OperatorError.ts';
import type { Sent } from './CodeSender.ts';

/** The seconds until another code can be requested; throws 429 unless this one was sent. */
export function demandSent({ status, seconds }: Sent): number {
  if (status === 'tooEarly') throw codeTooEarly(seconds);
  if (status === 'tooMany') throw tooManyRequests(seconds * 1000);
  return seconds;
}
