/** How a language writes a percentage: the text before, between and after the digits, which are always Latin. */
export interface PercentMarks {
  readonly before: string;
  readonly decimal: string;
  readonly after: string;
}

const decimals = 2;

/**
 * A language's marks from `Intl`. Read by the server and sent with the page: the first `Intl.NumberFormat` of a page
 * blocks a phone for 50 ms and more, during hydration.
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

/** Formats a percentage below a thousand, such as "96.41", with a language's marks. */
export function percentText(percent: string, { before, decimal, after }: PercentMarks): string {
  return before + Number(percent).toFixed(decimals).replace('.', decimal) + after;
}
