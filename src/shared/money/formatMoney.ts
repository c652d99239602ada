import type { AmountPlace } from './amountDecimals.ts';
import { amountDecimals } from './amountDecimals.ts';
import { currencyDecimals } from './currencyDecimals.ts';
import { decimalText } from './decimalText.ts';
import type { Money } from './money.ts';

/** `Intl` accepts three-letter codes only; a longer code is inserted in place of this test code. */
const PLACEHOLDER = 'XTS';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * The amount with its currency for display; `amountDecimals` gives the number of decimals, the rest is cut off (9-11).
 * Exact at any size: the formatter gets a decimal string. Digits are Latin in every language, so that Node and browsers
 * give the same text; spaces are no-break spaces (U+00A0), and negative amounts have a minus as wide as a figure
 * (U+2212).
 */
export function formatMoney(value: Money, locale: string, place: AmountPlace): string {
  const decimals = amountDecimals(value, place);
  // Bigint division truncates toward zero.
  const minor = value.minor / 10n ** BigInt(currencyDecimals(value.currency) - decimals);
  const code = /^[A-Z]{3}$/.test(value.currency) ? value.currency : PLACEHOLDER;
  const text = decimalText(minor, decimals) as `${number}`;
  return formatFor(locale, code, decimals)
    .formatToParts(text)
    .map((part) => (part.type === 'currency' && code !== value.currency ? value.currency : part.value))
    .join('')
    .replaceAll('\u202f', '\u00a0')
    .replace('-', '−');
}

/** Cached: creating a format takes some 50 µs, using it 1 µs; there are few languages and currencies. */
function formatFor(locale: string, currency: string, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${decimals}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    numberingSystem: 'latn',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  formats.set(key, made);
  return made;
}
