/** A percentage such as "96.41", in a language's own way of writing it; Latin digits in every language. */
export function percentText(percent: string, locale: string): string {
  const format = new Intl.NumberFormat(`${locale}-u-nu-latn`, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return format.format(Number(percent) / 100).replaceAll('\u202f', '\u00a0');
}
