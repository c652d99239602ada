import type { Commitment } from './protocol.ts';

/** Reasons why a call to the studio failed. */
export type StudioErrorKind =
  | 'InsufficientFunds'
  | 'SessionExpired'
  | 'LimitExceeded'
  | 'RealityCheckDue'
  /** Only bonus money could pay the stake, and its terms do not allow it: the stake is too high, or the game excluded. */
  | 'BonusStakeTooHigh'
  | 'BonusExcluded'
  /** The free spins have been played, elsewhere perhaps, or their time is over. */
  | 'FreeSpinsOver'
  | 'RoundTooSoon'
  | 'GameUnavailable'
  /** The stake is not one that the game takes. */
  | 'InvalidStake'
  /** The rules do not allow the bet or move; `field` names the part. */
  | 'NotAllowed'
  /** The round has gone on elsewhere: in another tab, or by the server. */
  | 'OutOfStep'
  /** The stake was taken and given back: the round was not played. */
  | 'GivenBack'
  /** The betting window of a shared round has closed. */
  | 'BettingClosed'
  /** The shared round ended before the call arrived, by the server's clock. */
  | 'TooLate'
  /** The studio refused for a reason without a specific message. Nothing was staked. */
  | 'Refused'
  /** No readable reply: the call may or may not have had its effect. */
  | 'Unknown';

export class StudioCallError extends Error {
  readonly kind: StudioErrorKind;
  readonly retryAfterMs: number;
  /** The commitment of the next round, if the refused one has used up the last. */
  readonly commitment: Commitment | null;

  /** The field of the request that is wrong; empty without one. */
  readonly field: string;

  constructor(
    kind: StudioErrorKind,
    message: string,
    retryAfterMs = 0,
    commitment: Commitment | null = null,
    field = '',
  ) {
    super(message);
    this.name = 'StudioCallError';
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
    this.commitment = commitment;
    this.field = field;
  }
}

const kinds: ReadonlyMap<string, StudioErrorKind> = new Map([
  ['InsufficientFunds', 'InsufficientFunds'],
  ['SessionExpired', 'SessionExpired'],
  ['LimitExceeded', 'LimitExceeded'],
  ['RealityCheckDue', 'RealityCheckDue'],
  ['BonusStakeTooHigh', 'BonusStakeTooHigh'],
  ['BonusExcluded', 'BonusExcluded'],
  ['FreeSpinsOver', 'FreeSpinsOver'],
  ['RoundTooSoon', 'RoundTooSoon'],
  ['TooManyRequests', 'RoundTooSoon'],
  ['GameUnavailable', 'GameUnavailable'],
  ['NotFound', 'GameUnavailable'],
  ['InvalidStake', 'InvalidStake'],
  ['InvalidParameter', 'NotAllowed'],
  ['RoundClosed', 'OutOfStep'],
  ['RoundOpen', 'OutOfStep'],
  ['IdempotencyMismatch', 'OutOfStep'],
  ['RoundRolledBack', 'GivenBack'],
  ['BettingClosed', 'BettingClosed'],
  ['TooLate', 'TooLate'],
  ['OperatorRefused', 'Refused'],
  ['InvalidSignature', 'Refused'],
]);

/**
 * Parses an error reply. A server error or an unreadable reply is `Unknown`, never a refusal: the stake may have been
 * taken, so the caller has to repeat the request with the same id.
 */
export function readStudioError(status: number, body: unknown): StudioCallError {
  const error = isRecord(body) && isRecord(body['error']) ? body['error'] : {};
  const type = typeof error['type'] === 'string' ? error['type'] : '';
  const message = typeof error['message'] === 'string' ? error['message'] : `HTTP ${status}`;
  const retryAfterMs = typeof error['retryAfterMs'] === 'number' ? error['retryAfterMs'] : 0;
  const field = typeof error['field'] === 'string' ? error['field'] : '';
  return new StudioCallError(kindOf(status, type), message, retryAfterMs, readCommitment(error['commitment']), field);
}

function kindOf(status: number, type: string): StudioErrorKind {
  if (status === 429) {
    return 'RoundTooSoon';
  }
  const isRefusal = status >= 400 && status < 500 && type !== '';
  return kinds.get(type) ?? (isRefusal ? 'Refused' : 'Unknown');
}

function readCommitment(value: unknown): Commitment | null {
  if (!isRecord(value) || typeof value['seedHash'] !== 'string' || typeof value['nonce'] !== 'number') {
    return null;
  }
  return { seedHash: value['seedHash'], nonce: value['nonce'] };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
