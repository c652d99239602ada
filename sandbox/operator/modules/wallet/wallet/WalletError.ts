const statuses = {
  InvalidSignature: 401,
  SessionExpired: 401,
  UnknownTransaction: 404,
  RoundClosed: 409,
  BetClosed: 409,
  StaleRevision: 409,
  InsufficientFunds: 422,
  LimitExceeded: 422,
  RealityCheckDue: 422,
  BonusStakeTooHigh: 422,
  BonusExcluded: 422,
  FreeSpinsOver: 422,
  TermsNotAgreed: 422,
  InvalidRequest: 422,
  TooManyRequests: 429,
} as const;

export type WalletErrorType = keyof typeof statuses;

/** A refusal of the wallet: always a 4xx, since vendors treat a 5xx as an unknown result and retry. */
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
