import { rememberedLocale, rememberLocale } from '../../../lib/localeCookie.ts';
import { splitLocale, withLocale } from '../../../shared/locale/localePath.ts';
import type { AppServices } from '../../../kernel/AppServices.ts';

type Shell = Pick<AppServices, 'content' | 'platform'>;

const sentKey = 'language.sent';

/** Key of the messenger's storage for the language that was chosen: a frame may have no cookies. */
const choiceKey = 'language';

/** Within this time nobody is sent to the same language twice, in ms: a site that serves another one must not loop. */
const onceMs = 30_000;

/** 4-47: here the shell decides the language, not the account. */
export const isPlatformDriven = ({ content, platform }: Shell): boolean =>
  content.config.languageStrategy === 'platform' && platform.launch.registration !== null;

/** 2.1-1: the language that a player who has just signed in is sent to; null to stay. */
export function accountLanguage(
  app: Shell & Pick<AppServices, 'session' | 'locale' | 'storage' | 'clock'>,
): string | null {
  const { account, isRenewed } = app.session;
  // A page load would lose what the player had typed before their session expired.
  if (account === null || isRenewed || isPlatformDriven(app)) return null;
  return elsewhere(app, account.locale);
}

/**
 * The language that a launch is sent to where the account says nothing: the one that was chosen here before, else that
 * of the messenger; null to stay.
 */
export async function launchLanguage(
  app: Shell & Pick<AppServices, 'session' | 'locale' | 'storage' | 'clock'>,
): Promise<string | null> {
  const { registration, language } = app.platform.launch;
  if (registration === null || (app.session.isPlayer && !isPlatformDriven(app))) return null;
  const wanted = rememberedLocale() ?? (await app.platform.preferences.get(choiceKey)) ?? language;
  if (wanted === null) return null;
  return elsewhere(app, wanted) ?? elsewhere(app, wanted.split('-')[0] ?? '');
}

/** In a messenger: keeps a chosen language with its user. */
export function keepChosenLanguage({ platform }: Pick<AppServices, 'platform'>, language: string): void {
  if (platform.launch.registration !== null) void platform.preferences.set(choiceKey, language);
}

/** The language if the site has it and the page is in another one, unless the page was sent there a moment ago. */
function elsewhere(app: Pick<AppServices, 'locale' | 'storage' | 'clock'>, language: string): string | null {
  const { code, all } = app.locale;
  if (language === code || !all.some((one) => one.code === language)) return null;
  const [sentTo, sentAt = '0'] = (app.storage.get(sentKey) ?? '').split(' ');
  const isSent = sentTo === language && app.clock.device() - Number(sentAt) < onceMs;
  return isSent ? null : language;
}

/** Loads a path of the site, with its query and hash, in another language. */
export function leaveForLanguage(
  app: Pick<AppServices, 'locale' | 'platform' | 'storage' | 'clock'>,
  language: string,
  view: string,
): void {
  const { all, defaultCode } = app.locale;
  const codes = all.map(({ code }) => code);
  rememberLocale(language);
  app.storage.set(sentKey, `${language} ${app.clock.device()}`);
  app.platform.restart(withLocale(splitLocale(view, codes, defaultCode).path, language, defaultCode));
}
