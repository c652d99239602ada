import type { LocaleOption, LocaleView } from '../kernel/stores.ts';
import { moneyMarks } from '../shared/money/moneyMarks.ts';
import { percentMarks } from '../shared/text/percentText.ts';

/** A language as pages and stores see it. */
export const localeView = (
  code: string,
  { locales, defaultLocale }: { readonly locales: readonly LocaleOption[]; readonly defaultLocale: string },
): LocaleView => ({
  code,
  dir: locales.find((one) => one.code === code)?.dir ?? 'ltr',
  defaultCode: defaultLocale,
  all: locales,
  ...marksOf(code),
});

type Marks = Pick<LocaleView, 'percent' | 'money'>;

/** Cached by language: `Intl` takes a fiftieth of a page's render time. */
const known = new Map<string, Marks>();

function marksOf(code: string): Marks {
  const marks = known.get(code) ?? { percent: percentMarks(code), money: moneyMarks(code) };
  known.set(code, marks);
  return marks;
}
