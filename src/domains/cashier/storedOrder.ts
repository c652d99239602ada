import { moneyToWire } from '../../shared/money/moneyWire.ts';
import type { DepositOrder } from './api.ts';

/** What a reload may read of a running payment: card numbers and accounts must not be written to storage. */
export const storedOrder = ({ method, amount, offer }: DepositOrder): Readonly<Record<string, string>> => ({
  method,
  ...moneyToWire(amount),
  ...(offer === undefined ? {} : { offer }),
});
