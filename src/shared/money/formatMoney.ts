import type { AmountPlace } from './amountDecimals.ts';
import { amountDecimals } from './amountDecimals.ts';
import { currencyDecimals } from './currencyDecimals.ts';
import { decimalText } from './decimalText.ts';
import type { Money } from './money.ts';
import { currencyFormat, evened, PLACEHOLDER, writeAmount } from './moneyMarks.ts';
import type { MoneyMarks } from './moneyMarks.ts';

const formats = new Map<string, Intl.NumberFormat>();
const known = new Map<string, MoneyMarks>();

/** A language that need not be asked of `Intl` from now on. */
export function learnMoneyMarks(locale: string, marks: MoneyMarks): void {
  known.set(locale, marks);
}

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
  const marks = known.get(locale);
  const written = (marks && writeAmount(text, code, marks)) ?? evened(formatFor(locale, code, decimals).format(text));
  return code === value.currency ? written : written.replace(PLACEHOLDER, value.currency);
}

/** Cached: creating a format takes some 50 µs, using it 1 µs; there are few languages and currencies. */
function formatFor(locale: string, currency: string, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${decimals}`;
  const made = formats.get(key) ?? currencyFormat(locale, currency, decimals);
  formats.set(key, made);
  return made;
}
