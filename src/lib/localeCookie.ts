/** 4-47, 9-7: the language last chosen, kept for a year. The address decides the page; the cookie is for the next visit. */
export function rememberLocale(code: string): void {
  document.cookie = `i18n_locale=${encodeURIComponent(code)}; Path=/; Max-Age=31536000; SameSite=Lax`;
}
