export const pageLocales = ['en', 'ru', 'es', 'ar'] as const;
export type PageLocale = (typeof pageLocales)[number];

/** The page's language for what the merchant asked: its first part where that is known, else English. */
export function pageLocale(asked: string): PageLocale {
  const language = asked.toLowerCase().split('-')[0];
  return pageLocales.find((locale) => locale === language) ?? 'en';
}

export const directionOf = (locale: PageLocale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');
