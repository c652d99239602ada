const STATUS = {
  InvalidParameter: 422,
  InvalidStake: 422,
  IdempotencyMismatch: 422,
  InsufficientFunds: 422,
  LimitExceeded: 422,
  RealityCheckDue: 422,
  /** Main money does not cover the stake, and bonus money may not pay it: too high, or in this game not at all. */
  BonusStakeTooHigh: 422,
  BonusExcluded: 422,
  FreeSpinsOver: 422,
  SessionExpired: 401,
  NotFound: 404,
  RoundClosed: 409,
  /** A round with moves has to be played to its end before the next one. */
  RoundOpen: 409,
  /** The shared round does not take bets now. */
  BettingClosed: 409,
  /** The shared round ended before the call arrived. */
  TooLate: 409,
  /** The stake was returned: final, unlike RoundPending. */
  RoundRolledBack: 409,
  TooManyRequests: 429,
  InvalidSignature: 502,
  OperatorRefused: 502,
  OperatorUnavailable: 503,
  StudioUnavailable: 503,
  RoundPending: 503,
} as const;

export type StudioErrorType = keyof typeof STATUS;

/** Additional data of an error for the game client. */
export interface StudioErrorDetails {
  readonly retryAfterMs?: number;
  /** The part of a bet or move that the rules do not allow. */
  readonly field?: string;
  /** The next commitment, if the failed round has used up the last one. */
  readonly commitment?: { readonly seedHash: string; readonly nonce: number };
}

/** An error sent to the game client as `{error: {type, message, …details}}` with the type's status. */
export class StudioError extends Error {
  override readonly name = 'StudioError';
  readonly type: StudioErrorType;
  readonly status: number;
  readonly details: StudioErrorDetails;

  constructor(type: StudioErrorType, message: string, details: StudioErrorDetails = {}) {
    super(message);
    this.type = type;
    this.status = STATUS[type];
    this.details = details;
  }
}

/** A round takes longer than that: the next may start in `waitMs`. */
export const tooEarly = (waitMs: number): StudioError =>
  new StudioError('TooManyRequests', 'A round takes longer than that', { retryAfterMs: waitMs });

const WALLET_TYPES: readonly StudioErrorType[] = [
  // The studio's own reason to give a stake back.
  'BettingClosed',
  'InsufficientFunds',
  'SessionExpired',
  'RoundClosed',
  'RoundRolledBack',
  'LimitExceeded',
  'RealityCheckDue',
  'BonusStakeTooHigh',
  'BonusExcluded',
  'FreeSpinsOver',
  'InvalidSignature',
  'TooManyRequests',
];

/** The error type for an operator's refusal; OperatorRefused for types unknown to the wallet protocol. */
export function operatorErrorType(type: string): StudioErrorType {
  return WALLET_TYPES.find((known) => known === type) ?? 'OperatorRefused';
}
