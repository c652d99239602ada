import type { LocaleOption, LocaleView } from '../kernel/stores.ts';
import { percentMarks } from '../shared/text/percentText.ts';
import type { PercentMarks } from '../shared/text/percentText.ts';

/** A language as pages and stores see it. */
export const localeView = (
  code: string,
  { locales, defaultLocale }: { readonly locales: readonly LocaleOption[]; readonly defaultLocale: string },
): LocaleView => ({
  code,
  dir: locales.find((one) => one.code === code)?.dir ?? 'ltr',
  defaultCode: defaultLocale,
  all: locales,
  percent: percentOf(code),
});

/** Cached by language: `Intl` takes a fiftieth of a page's render time. */
const percentKnown = new Map<string, PercentMarks>();

function percentOf(code: string): PercentMarks {
  const marks = percentKnown.get(code) ?? percentMarks(code);
  percentKnown.set(code, marks);
  return marks;
}
