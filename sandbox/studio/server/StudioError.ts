const STATUS = {
  InvalidParameter: 422,
  InvalidStake: 422,
  IdempotencyMismatch: 422,
  InsufficientFunds: 422,
  LimitExceeded: 422,
  SessionExpired: 401,
  NotFound: 404,
  RoundClosed: 409,
  /** The stake was given back: final, unlike RoundPending. */
  RoundRolledBack: 409,
  TooManyRequests: 429,
  InvalidSignature: 502,
  OperatorRefused: 502,
  OperatorUnavailable: 503,
  StudioUnavailable: 503,
  RoundPending: 503,
} as const;

export type StudioErrorType = keyof typeof STATUS;

/** What the game client can act on besides the type. */
export interface StudioErrorDetails {
  readonly retryAfterMs?: number;
  /** The next commitment, where the failed round has used up the last one. */
  readonly commitment?: { readonly seedHash: string; readonly nonce: number };
}

/** A failure that the game client is told about: `{error: {type, message, …details}}` with the type's status. */
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

const WALLET_TYPES: readonly StudioErrorType[] = [
  'InsufficientFunds',
  'SessionExpired',
  'RoundClosed',
  'RoundRolledBack',
  'LimitExceeded',
  'InvalidSignature',
  'TooManyRequests',
];

/** The type under which an operator's refusal is passed on; one that the wallet's rules do not know is OperatorRefused. */
export function operatorErrorType(type: string): StudioErrorType {
  return WALLET_TYPES.find((known) => known === type) ?? 'OperatorRefused';
}
