import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };

export type Words = typeof en;
export type Locale = 'en' | 'ru' | 'es' | 'ar';

/** The first is the default, for users of any other language. */
export const locales: readonly Locale[] = ['en', 'ru', 'es', 'ar'];

export const wordsByLocale: Readonly<Record<Locale, Words>> = { en, ru, es, ar };

/** A messenger's language code (`pt-br`) as a language that the bot speaks. */
export function localeOf(languageCode: string | undefined): Locale {
  const wanted = languageCode?.split('-')[0];
  return locales.find((locale) => locale === wanted) ?? 'en';
}
