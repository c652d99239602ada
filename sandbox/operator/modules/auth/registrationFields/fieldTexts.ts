import { isAvailableLocale } from '../../../market/facts.ts';
import type { LocaleCode } from '../../../market/facts.ts';

/** The texts of the field definitions, in the operator's languages. */
interface FieldTexts {
  /** Placeholder of a date: day, month and year. */
  readonly date: string;
  /** Placeholder of a select. */
  readonly choose: string;
  /** The sexes by their numbers (ISO/IEC 5218), which 3-14 stores. */
  readonly sexes: Readonly<Record<'1' | '2' | '9', string>>;
  readonly passport: string;
  readonly identityCard: string;
}

const english: FieldTexts = {
  date: 'dd.mm.yyyy',
  choose: 'Choose',
  sexes: { 1: 'Male', 2: 'Female', 9: 'Prefer not to say' },
  passport: 'Passport',
  identityCard: 'Identity card',
};

const texts: Readonly<Record<LocaleCode, FieldTexts>> = {
  en: english,
  ru: {
    date: 'дд.мм.гггг',
    choose: 'Выберите',
    sexes: { 1: 'Мужской', 2: 'Женский', 9: 'Не указывать' },
    passport: 'Паспорт',
    identityCard: 'Удостоверение личности',
  },
  es: {
    date: 'dd.mm.aaaa',
    choose: 'Elegir',
    sexes: { 1: 'Hombre', 2: 'Mujer', 9: 'Prefiero no decirlo' },
    passport: 'Pasaporte',
    identityCard: 'Documento de identidad',
  },
  ar: {
    date: 'dd.mm.yyyy',
    choose: 'اختر',
    sexes: { 1: 'ذكر', 2: 'أنثى', 9: 'أفضل عدم الإفصاح' },
    passport: 'جواز سفر',
    identityCard: 'بطاقة هوية',
  },
};

export const fieldTexts = (locale: string): FieldTexts => texts[isAvailableLocale(locale) ? locale : 'en'];
