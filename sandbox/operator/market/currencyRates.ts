import type { availableCurrencies } from './facts.ts';

type Currency = (typeof availableCurrencies)[number];

/** The sandbox's rates: units of the currency for one US dollar, as they were fixed at this time. */
export const ratesFixedAt = new Date('2026-01-01T00:00:00.000Z');

const perDollar: Readonly<Record<Currency, string>> = { USD: '1', EUR: '0.9', JPY: '150', KWD: '0.3', TON: '0.3125' };

const SCALE = 10n ** 12n;
const SIGNIFICANT = 6;

const isListed = (code: string): code is Currency => Object.hasOwn(perDollar, code);

/** Units of `currency` for one unit of `base`, as a decimal text of at most six significant digits; null if unknown. */
export function rateBetween(base: string, currency: string): string | null {
  if (!isListed(base) || !isListed(currency)) return null;
  if (base === currency) return '1';
  return significant((scaled(perDollar[currency]) * SCALE) / scaled(perDollar[base]));
}

function scaled(decimal: string): bigint {
  const [whole = '', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(12, '0'));
}

/** Rounded half up. */
function significant(value: bigint): string {
  const drop = Math.max(0, value.toString().length - SIGNIFICANT);
  const unit = 10n ** BigInt(drop);
  const rounded = ((value + unit / 2n) / unit) * unit;
  const digits = rounded.toString().padStart(13, '0');
  return `${digits.slice(0, -12)}.${digits.slice(-12)}`.replace(/\.?0+$/, '');
}
