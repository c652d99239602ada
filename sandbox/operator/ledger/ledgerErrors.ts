/** A player's account would go below zero (I2). */
export class InsufficientFundsError extends Error {
  override readonly name = 'InsufficientFundsError';

  constructor(
    readonly available: bigint,
    readonly currency: string,
  ) {
    super(`The account holds ${available} minor units of ${currency}, which is not enough`);
  }
}

/** The entries of a transaction do not sum to zero in one of its currencies (I1): a programming error. */
export class UnbalancedError extends Error {
  override readonly name = 'UnbalancedError';
}

/** An amount or the resulting balance does not fit into a signed 64-bit integer. */
export class AmountOutOfRangeError extends Error {
  override readonly name = 'AmountOutOfRangeError';
}
