import type { LocaleOption } from '../kernel/stores.ts';
import type { Messages } from '../lib/i18n.ts';
import { areNamespaces, loadMessages, sentWords, wordsLocaleOf } from './messages.ts';
import { completeSiteConfig } from './settings/siteSettings.ts';
import { sharedI18n } from './sharedI18n.ts';
import type { StartData } from './StartData.ts';

interface StartDataOptions {
  readonly locales: readonly LocaleOption[];
  readonly defaultLocale: string;
  /** The content system's site configuration and messages for a locale. */
  readonly content: (locale: string) => Promise<{ readonly config: unknown; readonly messages: Messages }>;
}

/**
 * The current words of these catalogues in a language of the site, and its settings: what `RenderedPage.start` is for a
 * page with these. Null if the language or one of the catalogues does not exist.
 */
export async function startDataOf(
  { locale, namespaces }: { readonly locale: string; readonly namespaces: readonly string[] },
  options: StartDataOptions,
): Promise<StartData | null> {
  if (!options.locales.some(({ code }) => code === locale)) return null;
  const wordsLocale = await wordsLocaleOf(locale, options.defaultLocale);
  if (!(await areNamespaces(namespaces, wordsLocale))) return null;
  const { config, messages } = await options.content(locale);
  const i18n = sharedI18n(locale, wordsLocale, messages);
  await loadMessages(i18n, namespaces, messages);
  return { config: completeSiteConfig(config), ...sentWords(i18n, namespaces, messages) };
}
