const statuses = {
  InvalidSignature: 401,
  SessionExpired: 401,
  UnknownTransaction: 404,
  RoundClosed: 409,
  InsufficientFunds: 422,
  LimitExceeded: 422,
  RealityCheckDue: 422,
  InvalidRequest: 422,
  TooManyRequests: 429,
} as const;

export type WalletErrorType = keyof typeof statuses;

/** A refusal of the wallet: always a 4xx, since the studio treats a 5xx as an unknown result and retries. */
export class WalletError extends Error {
  override readonly name = 'WalletError';

  constructor(
    readonly type: WalletErrorType,
    message: string,
  ) {
    super(message);
  }

  get status(): number {
    return statuses[this.type];
  }
}
