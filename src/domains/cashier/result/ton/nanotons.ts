import { decimalText } from '../../../../shared/money/decimalText.ts';
import type { CoinRequest } from '../../deposit/depositApi.ts';

const decimals = 9;

/** A decimal text of TON in nanotons, its smallest unit. Digits beyond that are dropped. */
function nanotons(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(decimals, '0').slice(0, decimals));
}

type Asked = Pick<CoinRequest, 'amount' | 'received'>;

/** What is still to be sent of the sum asked for, in nanotons. */
export const unsentNanotons = ({ amount, received }: Asked): bigint => nanotons(amount) - nanotons(received);

/** The same in TON, as a decimal text without needless zeros. */
export const unsentText = (asked: Asked): string => decimalText(unsentNanotons(asked), decimals).replace(/\.?0+$/, '');
