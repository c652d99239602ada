import { rememberLocale } from '../lib/localeCookie.ts';
import { splitLocale, withLocale } from '../shared/locale/localePath.ts';
import type { AppServices } from './deps.ts';

type Shell = Pick<AppServices, 'content' | 'platform'>;

const sentKey = 'language.sent';

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
  const { code, all } = app.locale;
  if (account.locale === code || !all.some((one) => one.code === account.locale)) return null;
  const [sentTo, sentAt = '0'] = (app.storage.get(sentKey) ?? '').split(' ');
  const isSent = sentTo === account.locale && app.clock.device() - Number(sentAt) < onceMs;
  return isSent ? null : account.locale;
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
