import { decoded } from '../shared/navigation/decoded.ts';

const cookieName = 'i18n_locale';

/** 4-47, 9-7: stores the last chosen language for a year. The address alone decides the language of a page. */
export function rememberLocale(code: string): void {
  document.cookie = `${cookieName}=${encodeURIComponent(code)}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

/** The last chosen language; null if none was chosen, or the browser keeps no cookies. */
export function rememberedLocale(): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${cookieName}=`));
  return found === undefined ? null : decoded(found.slice(cookieName.length + 1));
}
