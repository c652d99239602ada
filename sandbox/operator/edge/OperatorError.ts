import { errorBody, errorCatalogue } from '../../../src/contract/errors.ts';
import type { ErrorBody, ErrorType, FieldError, FieldErrors } from '../../../src/contract/errors.ts';

/** An answer out of the error catalogue; thrown by services, written by the edge. */
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

/** Input that the player can mend, by field (8-22). */
export function invalidParameters(fields: FieldErrors): OperatorError {
  return new OperatorError('InvalidParameterException', 'Some fields are not valid', fields);
}

/** One field with one fault. */
export function invalidField(field: string, code: string, params?: FieldError['params']): OperatorError {
  return invalidParameters({ [field]: [params === undefined ? { code } : { code, params }] });
}

/** 413: HTTP has a status of its own for it, which proxies on the way answer too. */
export function tooLarge(): OperatorError {
  return new OperatorError('InvalidRequestException', 'The request is too large', {}, null, 413);
}

/** 429 with the seconds after which the call may succeed. */
export function tooManyRequests(retryAfterMs: number): OperatorError {
  const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000));
  return new OperatorError('TooManyRequestsException', 'Too many requests', { retry_after: seconds }, seconds);
}

export function unauthorised(message = 'Sign in to continue'): OperatorError {
  return new OperatorError('AuthorizationException', message);
}

/** The session is another player's than the one whose page has called. */
export function playerChanged(): OperatorError {
  return new OperatorError('AuthorizationException', 'Another player is signed in', { player_changed: true });
}
