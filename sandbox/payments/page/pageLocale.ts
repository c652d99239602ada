export const pageLocales = ['en', 'ru', 'es', 'ar'] as const;
export type PageLocale = (typeof pageLocales)[number];

/** The page's language for a language tag or list: the first tag's language if supported, else English. */
export function pageLocale(asked: string): PageLocale {
  const language = asked.toLowerCase().split(/[-,;]/)[0];
  return pageLocales.find((locale) => locale === language) ?? 'en';
}

export const directionOf = (locale: PageLocale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');
