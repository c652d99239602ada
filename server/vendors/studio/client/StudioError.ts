/** Why a call to the studio did not succeed. */
export type StudioErrorKind =
  | 'InsufficientFunds'
  | 'SessionExpired'
  | 'LimitExceeded'
  | 'RoundTooSoon'
  | 'GameUnavailable'
  /** The studio refused for a reason that this page has no words of its own for. Nothing was staked. */
  | 'Refused'
  /** No answer, or none that can be read: the call may or may not have had its effect. */
  | 'Unknown';

export class StudioError extends Error {
  readonly kind: StudioErrorKind;
  readonly retryAfterMs: number;

  constructor(kind: StudioErrorKind, message: string, retryAfterMs = 0) {
    super(message);
    this.name = 'StudioError';
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}

const kinds: ReadonlyMap<string, StudioErrorKind> = new Map([
  ['InsufficientFunds', 'InsufficientFunds'],
  ['SessionExpired', 'SessionExpired'],
  ['LimitExceeded', 'LimitExceeded'],
  ['RoundTooSoon', 'RoundTooSoon'],
  ['GameUnavailable', 'GameUnavailable'],
  ['GameNotFound', 'GameUnavailable'],
]);

/**
 * Reads an error answer. A server fault or an unreadable answer is `Unknown`, never a refusal: the stake may have been
 * taken, so the caller has to ask again with the same request id.
 */
export function readStudioError(status: number, body: unknown): StudioError {
  const error = isRecord(body) && isRecord(body['error']) ? body['error'] : {};
  const type = typeof error['type'] === 'string' ? error['type'] : '';
  const message = typeof error['message'] === 'string' ? error['message'] : `HTTP ${status}`;
  const retryAfterMs = typeof error['retryAfterMs'] === 'number' ? error['retryAfterMs'] : 0;
  const kind = kinds.get(type);
  if (kind !== undefined) {
    return new StudioError(kind, message, retryAfterMs);
  }
  if (status === 429) {
    return new StudioError('RoundTooSoon', message, retryAfterMs);
  }
  return new StudioError(status >= 400 && status < 500 && type !== '' ? 'Refused' : 'Unknown', message, retryAfterMs);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
