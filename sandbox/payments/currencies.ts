import { asciiDigits } from '../../src/shared/text/asciiDigits.ts';

/** The currencies that the vendor issues vouchers in, with their decimals. */
export const voucherCurrencies = { USD: 2, EUR: 2, JPY: 0, KWD: 3, TON: 9 } as const;
export type VoucherCurrency = keyof typeof voucherCurrencies;

/** Largest value of a voucher, in whole units. */
const LARGEST = 1_000_000;

/** A typed amount as decimal text, or null: zero, too large, more decimals than `decimals`, or no amount. */
export function readAmount(typed: string, decimals: number): string | null {
  // A comma before three digits may group thousands, so it is not read as a decimal one.
  const text = asciiDigits(typed)
    .trim()
    .replace('٫', '.')
    .replace(/,(?!\d{3}$)/, '.');
  if (!/^(0|[1-9]\d{0,6})(\.\d{1,18})?$/.test(text) || !/[1-9]/.test(text)) return null;
  const isFine = (text.split('.')[1] ?? '').length <= decimals;
  return isFine && Number(text) <= LARGEST ? text : null;
}
