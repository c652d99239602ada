/** The texts of the field definitions, in the operator's languages. */
interface FieldTexts {
  /** Placeholder of a date: day, month and year. */
  readonly date: string;
  /** Placeholder of a select. */
  readonly choose: string;
}

const texts: Readonly<Record<string, FieldTexts>> = {
  en: { date: 'dd.mm.yyyy', choose: 'Choose' },
  ru: { date: 'дд.мм.гггг', choose: 'Выберите' },
  es: { date: 'dd.mm.aaaa', choose: 'Elegir' },
  ar: { date: 'dd.mm.yyyy', choose: 'اختر' },
};

const english: FieldTexts = { date: 'dd.mm.yyyy', choose: 'Choose' };

export const fieldTexts = (locale: string): FieldTexts => texts[locale] ?? english;
