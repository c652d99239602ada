const STATUS = {
  InvalidParameter: 422,
  IdempotencyMismatch: 422,
  CashOutClosed: 409,
  PriceChanged: 409,
  SessionExpired: 401,
  NotFound: 404,
  TooManyRequests: 429,
  OperatorRefused: 502,
  OperatorUnavailable: 503,
  SportsbookUnavailable: 503,
} as const;

export type SportsbookErrorType = keyof typeof STATUS;

/** Sent to the client as `{error: {type, message, …details}}` with the type's status. */
export class SportsbookError extends Error {
  override readonly name = 'SportsbookError';
  readonly type: SportsbookErrorType;
  readonly status: number;
  readonly details: Readonly<Record<string, string | number>>;

  constructor(type: SportsbookErrorType, message: string, details: Readonly<Record<string, string | number>> = {}) {
    super(message);
    this.type = type;
    this.status = STATUS[type];
    this.details = details;
  }
}
