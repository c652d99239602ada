/** How a language writes a percentage: what stands before, between and after the digits, which are Latin everywhere. */
export interface PercentMarks {
  readonly before: string;
  readonly decimal: string;
  readonly after: string;
}

const decimals = 2;

/**
 * A language's marks, as `Intl` knows them. The server asks and sends them along: the first `Intl.NumberFormat` of a page
 * holds a phone up for 50 ms and more, in the middle of coming alive.
 */
export function percentMarks(locale: string): PercentMarks {
  const format = new Intl.NumberFormat(`${locale}-u-nu-latn`, {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  const text = format.format(0.1234).replaceAll('\u202f', '\u00a0');
  const [, before = '', decimal = '.', after = '%'] = /^(.*)12(.*)34(.*)$/.exec(text) ?? [];
  return { before, decimal, after };
}

/** A percentage below a thousand, such as "96.41", in a language's own way of writing it. */
export function percentText(percent: string, { before, decimal, after }: PercentMarks): string {
  return before + Number(percent).toFixed(decimals).replace('.', decimal) + after;
}
