/**
 * How a language writes amounts, as data. The server reads it from `Intl` and sends it with the page: the first
 * `Intl.NumberFormat` of a page blocks a phone for 70 ms.
 * @module
 */

/** What stands before and after the digits of an amount from zero up, and of a negative one. */
type Frame = readonly [before: string, after: string, beforeNegative: string, afterNegative: string];

export interface MoneyMarks {
  readonly decimal: string;
  readonly group: string;
  /** Digits of the last group, and of each one before it. */
  readonly last: number;
  readonly others: number;
  /** So many digits before the decimal sign are grouped, no fewer. */
  readonly least: number;
  readonly frames: Readonly<Record<string, Frame>>;
}

/** Currencies with a symbol of their own that a page can write without `Intl`; coins are written with their codes. */
const currencies =
  'AED ARS AUD BDT BRL CAD CHF CLP CNY COP CZK EUR GBP HUF IDR INR JPY KRW KWD KZT MXN NGN NOK NZD PEN PHP PLN RON RUB SEK THB TRY UAH USD VND ZAR';
/** `Intl` accepts three-letter codes only; a longer one is put where this test code stands. */
export const PLACEHOLDER = 'XTS';

/** The format of an amount with its currency: Latin digits, the symbol as short as it can be. */
export const currencyFormat = (locale: string, currency: string, decimals: number): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    numberingSystem: 'latn',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

/** Spaces are no-break spaces (U+00A0), a minus is as wide as a figure (U+2212). */
export const evened = (text: string): string => text.replaceAll('\u202f', '\u00a0').replace('-', '−');

/** Reads a language's marks from `Intl`. */
export function moneyMarks(locale: string): MoneyMarks {
  const format = currencyFormat(locale, PLACEHOLDER, 1);
  const parts = format.formatToParts(1_234_567_890.5);
  const signOf = (type: string) => evened(parts.find((part) => part.type === type)?.value ?? '');
  const lengths = parts.filter(({ type }) => type === 'integer').map(({ value }) => value.length);
  const isGrouped = (value: number) => format.formatToParts(value).some(({ type }) => type === 'group');
  return {
    decimal: signOf('decimal'),
    group: signOf('group'),
    last: lengths.at(-1) ?? 0,
    others: lengths.at(-2) ?? 0,
    least: isGrouped(1_000) ? 4 : 5,
    frames: Object.fromEntries([...currencies.split(' '), PLACEHOLDER].map((one) => [one, frameOf(locale, one)])),
  };
}

function frameOf(locale: string, currency: string): Frame {
  const format = currencyFormat(locale, currency, 0);
  const around = (value: number) => evened(format.format(value)).split('1') as [string, string];
  return [...around(1), ...around(-1)];
}

/**
 * Writes a decimal text such as "-1234.50" with a currency that has a frame.
 * @returns null for one that has none
 */
export function writeAmount(text: string, currency: string, marks: MoneyMarks): string | null {
  const frame = marks.frames[currency];
  if (frame === undefined) return null;
  const isNegative = text.startsWith('-');
  const [whole = '', fraction] = text.slice(isNegative ? 1 : 0).split('.');
  const digits = grouped(whole, marks) + (fraction === undefined ? '' : marks.decimal + fraction);
  const [before, after] = isNegative ? [frame[2], frame[3]] : [frame[0], frame[1]];
  return before + digits + after;
}

function grouped(whole: string, { group, last, others, least }: MoneyMarks): string {
  if (last === 0 || whole.length < least || whole.length <= last) return whole;
  const groups = [whole.slice(-last)];
  for (let end = whole.length - last; end > 0; end -= others)
    groups.unshift(whole.slice(Math.max(0, end - others), end));
  return groups.join(group);
}
