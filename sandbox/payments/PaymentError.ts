export type PaymentErrorType = 'Unauthorized' | 'InvalidRequest' | 'WrongRequisites' | 'NotFound' | 'Conflict';

const statuses: Readonly<Record<PaymentErrorType, number>> = {
  Unauthorized: 401,
  InvalidRequest: 400,
  WrongRequisites: 400,
  NotFound: 404,
  Conflict: 409,
};

/** An error whose message is sent to the caller. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';

  constructor(
    readonly type: PaymentErrorType,
    message: string,
    /** Name of the request's field that is wrong, if it is one. */
    readonly field?: string,
  ) {
    super(message);
  }

  get status(): number {
    return statuses[this.type];
  }
}
