import type { LocaleOption } from '../kernel/stores.ts';
import type { Messages } from '../lib/i18n.ts';
import { areNamespaces, loadMessages, sentWords, wordsLocaleOf } from './messages.ts';
import { completeSiteConfig } from './settings/siteSettings.ts';
import { sharedI18n } from './sharedI18n.ts';
import { localeView } from './localeView.ts';
import type { SiteOrigins, StartData } from './StartData.ts';

/** Origins of those that the site has; all others are empty. */
export type OriginOptions = Pick<SiteOrigins, 'gameOrigins' | 'telegramHosts'> & Partial<SiteOrigins>;

export const siteOrigins = ({
  gameOrigins,
  telegramHosts,
  verificationSdk = '',
  chatOrigin = '',
  analyticsOrigin = '',
}: OriginOptions): SiteOrigins => ({ gameOrigins, telegramHosts, verificationSdk, chatOrigin, analyticsOrigin });

interface StartDataOptions extends OriginOptions {
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
  return {
    config: completeSiteConfig(config),
    locale: localeView(locale, options),
    ...siteOrigins(options),
    ...sentWords(i18n, namespaces, messages),
  };
}
