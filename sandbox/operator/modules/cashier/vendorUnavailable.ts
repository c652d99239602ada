import { OperatorError } from '../../OperatorError.ts';

const RETRY_SECONDS = 5;

/** The payment vendor did not answer; `transaction` is the payment that goes on when it does. */
export const vendorUnavailable = (data: { readonly transaction?: string } = {}): OperatorError =>
  new OperatorError('BillingUnavailableException', 'The payment service does not answer', data, RETRY_SECONDS);
