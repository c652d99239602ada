import { errorBody, errorCatalogue } from '../../src/contract/base/errors.ts';
import type { ErrorBody, ErrorType, FieldError, FieldErrors } from '../../src/contract/base/errors.ts';
import type { Player } from './players/player.ts';

/** An error of the catalogue; thrown by services, sent by the edge. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';

  constructor(
    readonly type: ErrorType,
    message: string,
    readonly data: Readonly<Record<string, unknown>> = {},
    /** Seconds for the Retry-After header. */
    readonly retryAfter: number | null = null,
    readonly status: number = errorCatalogue[type].status,
  ) {
    super(message);
  }

  get body(): ErrorBody {
    return errorBody(this.type, this.message, this.data);
  }
}

/** Invalid input that the player can correct, by field (8-22). */
export function invalidParameters(fields: FieldErrors): OperatorError {
  return new OperatorError('InvalidParameterException', 'Some fields are not valid', fields);
}

/** One field with one error. */
export function invalidField(field: string, code: string, params?: FieldError['params']): OperatorError {
  return invalidParameters({ [field]: [params === undefined ? { code } : { code, params }] });
}

/** 413, the HTTP status for this case, which proxies on the way return too. */
export function tooLarge(): OperatorError {
  return new OperatorError('InvalidRequestException', 'The request is too large', {}, null, 413);
}

/** 429 with Retry-After: the milliseconds rounded to seconds, at least one. */
export function tooManyRequests(retryAfterMs: number): OperatorError {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  return new OperatorError('TooManyRequestsException', 'Too many requests', { retry_after: seconds }, seconds);
}

/** 4-14: another code can be requested in `seconds`, which the client counts down. */
export function codeTooEarly(seconds: number): OperatorError {
  const data = { resend_time: seconds, retry_after: seconds };
  return new OperatorError('TooManyRequestsException', `Resend time is ${seconds} seconds`, data, seconds);
}

export function unauthorised(message = 'Sign in to continue'): OperatorError {
  return new OperatorError('AuthorizationException', message);
}

/** 8-10: throws for a player who is blocked or deleted; nobody passes. Call it once they have proved who they are. */
export function demandActive(status: Player['status'] | undefined): void {
  if (status === 'banned') throw new OperatorError('UserBannedException', 'This account is blocked');
  if (status === 'deleted') throw new OperatorError('UserDeletedException', 'This account was deleted');
}

/** 4-4: the player has signed in by another service and not completed the registration. */
export function registrationIncomplete(): OperatorError {
  return new OperatorError('UserNeedProfileDataException', 'Complete your registration first', {
    fields: [],
    reason: 'registration',
  });
}

/** The session belongs to another player than the page that called. */
export function playerChanged(): OperatorError {
  return new OperatorError('AuthorizationException', 'Another player is signed in', { player_changed: true });
}
