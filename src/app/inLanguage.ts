import { pickLocaleValues } from '../shared/text/localeValues.ts';
import type { TextLocales } from '../shared/text/textMarkers.ts';

/** Keeps the page's own language of content texts (##key:value;...##, 9-17). */
export const inLanguage = <T>(stores: T, locales: TextLocales): T =>
  JSON.parse(
    JSON.stringify(stores, (_key, value: unknown) =>
      typeof value === 'string' ? pickLocaleValues(value, locales) : value,
    ),
  ) as T;
