/** A language with at most a script or a region, as it may lead a path: `pt`, `pt-BR`, `zh-Hans`. */
const TAG = /^[a-z]{2}(?:-[A-Za-z0-9]{2,8})?$/;

/** Languages written from right to left, unless their tag names the Latin script. */
const RIGHT_TO_LEFT: readonly string[] = ['ar', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'];

/** Whether a locale can have this code: it is usable in a path and supported by `Intl`. */
export function isLanguageTag(code: string): boolean {
  if (!TAG.test(code)) return false;
  try {
    return Intl.getCanonicalLocales(code).length === 1;
  } catch {
    return false;
  }
}

/** The direction a language is written in. */
export function directionOf(code: string): 'ltr' | 'rtl' {
  const [language = '', subtag = ''] = code.split('-');
  return RIGHT_TO_LEFT.includes(language) && subtag.toLowerCase() !== 'latn' ? 'rtl' : 'ltr';
}
