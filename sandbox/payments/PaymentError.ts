export type PaymentErrorType = 'Unauthorized' | 'InvalidRequest' | 'NotFound' | 'Conflict';

const statuses: Readonly<Record<PaymentErrorType, number>> = {
  Unauthorized: 401,
  InvalidRequest: 400,
  NotFound: 404,
  Conflict: 409,
};

/** An error whose message is sent to the caller. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';

  constructor(
    readonly type: PaymentErrorType,
    message: string,
  ) {
    super(message);
  }

  get status(): number {
    return statuses[this.type];
  }
}
