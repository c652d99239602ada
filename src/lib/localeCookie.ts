/**
 * 4-47, 9-7: stores the last chosen language for a year. The address decides this page's language; the cookie is for
 * the next visit.
 */
export function rememberLocale(code: string): void {
  document.cookie = `i18n_locale=${encodeURIComponent(code)}; Path=/; Max-Age=31536000; SameSite=Lax`;
}
