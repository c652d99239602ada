import { isAvailableLocale } from '../../market/facts.ts';
import type { LocaleCode } from '../../market/facts.ts';

/** The texts of the field definitions, in the operator's languages. */
interface FieldTexts {
  /** Placeholder of a date: day, month and year. */
  readonly date: string;
  /** Placeholder of a select. */
  readonly choose: string;
}

const texts: Readonly<Record<LocaleCode, FieldTexts>> = {
  en: { date: 'dd.mm.yyyy', choose: 'Choose' },
  ru: { date: 'дд.мм.гггг', choose: 'Выберите' },
  es: { date: 'dd.mm.aaaa', choose: 'Elegir' },
  ar: { date: 'dd.mm.yyyy', choose: 'اختر' },
};

export const fieldTexts = (locale: string): FieldTexts => texts[isAvailableLocale(locale) ? locale : 'en'];
