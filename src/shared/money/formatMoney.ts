import { currencyDecimals } from './currencyDecimals.ts';
import { decimalText } from './decimalText.ts';
import type { Money } from './money.ts';

/**
 * `display`: 0, 1 or 2 decimals, rounded toward zero so that no balance looks larger than it is (9-11).
 * `exact`: no digit lost; a currency with up to three decimals shows all of them, a coin at least two.
 */
export type MoneyDecimals = 'display' | 'exact';

const DISPLAY_DECIMALS = 2;
/** Up to here trailing zeros are customary (12.500 KWD); beyond they are noise (1.500000000 TON). */
const CUSTOMARY_DECIMALS = 3;
/** Formats only take three-letter codes; for longer ones this test code holds the place. */
const PLACEHOLDER = 'XTS';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * The amount for people, with its currency. Exact at any size: the formatter gets a decimal string. The digits are
 * Latin in every language, so that Node and browsers write the same bytes; spaces are no-break spaces (U+00A0), and
 * what is owed stands after a minus as wide as a figure (U+2212).
 */
export function formatMoney(value: Money, locale: string, options: { readonly decimals: MoneyDecimals }): string {
  const own = currencyDecimals(value.currency);
  const shown = options.decimals === 'display' ? Math.min(DISPLAY_DECIMALS, own) : own;
  // Bigint division truncates toward zero.
  const minor = value.minor / 10n ** BigInt(own - shown);
  const code = /^[A-Z]{3}$/.test(value.currency) ? value.currency : PLACEHOLDER;
  const format = formatFor(locale, code, leastDecimals(options.decimals, own), shown);
  const text = decimalText(minor, shown) as `${number}`;
  return format
    .formatToParts(text)
    .map((part) => (part.type === 'currency' && code !== value.currency ? value.currency : part.value))
    .join('')
    .replaceAll('\u202f', '\u00a0')
    .replace('-', '−');
}

function leastDecimals(decimals: MoneyDecimals, own: number): number {
  if (decimals === 'display') return 0;
  return own <= CUSTOMARY_DECIMALS ? own : DISPLAY_DECIMALS;
}

/** Making a format costs some 50 µs, formatting 1 µs; there are few languages and currencies. */
function formatFor(locale: string, currency: string, least: number, most: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${least} ${most}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    numberingSystem: 'latn',
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  });
  formats.set(key, made);
  return made;
}
