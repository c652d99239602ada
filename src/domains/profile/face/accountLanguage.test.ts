// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { fakePlatform } from '../../../../tests/fakes/fakePlatform.ts';
import { launchRegistration } from '../../../../tests/fakes/launchRegistration.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { defaultSiteConfig } from '../../../app/settings/testing/defaultSiteConfig.ts';
import type { SiteConfig } from '../../../kernel/SiteConfig.ts';
import { accountLanguage, keepChosenLanguage, launchLanguage, leaveForLanguage } from './accountLanguage.ts';

const registration = launchRegistration({ language_code: 'ru' });

/** A platform of a launch whose user has this language in the messenger. */
function launchedIn(language: string | null) {
  const platform = fakePlatform({ registration });
  const kept = new Map<string, string>();
  return {
    ...platform,
    launch: { ...platform.launch, language },
    preferences: {
      get: async (key: string) => kept.get(key) ?? null,
      set: async (key: string, value: string) => void kept.set(key, value),
    },
  };
}

type Page = Parameters<typeof testRoot>[0];

function signedIn(locale: string, page: Page = {}) {
  const made = testRoot(page);
  made.root.session.adopt(wireAccount(7, { locale }));
  return made;
}

test('2.1-1, 3-1 a player is sent to the language of their account if it is another one that the site has', () => {
  expect(accountLanguage(signedIn('ru').root)).toBe('ru');
  expect(accountLanguage(signedIn('en', { locale: 'ar' }).root)).toBe('en');
  expect(accountLanguage(signedIn('ar', { locale: 'ar' }).root)).toBeNull();
  expect(accountLanguage(signedIn('tlh').root)).toBeNull();
  expect(accountLanguage(testRoot().root)).toBeNull();
});

const strategies: [SiteConfig['languageStrategy'], boolean, string | null][] = [
  ['account', false, 'ru'],
  ['account', true, 'ru'],
  ['platform', false, 'ru'],
  ['platform', true, null],
];
test.each(strategies)(
  '4-47 with the strategy %s (launched by a messenger: %s) the language is %s',
  (languageStrategy, isLaunched, wanted) => {
    const { root } = signedIn('ru', {
      config: { ...defaultSiteConfig, languageStrategy },
      platform: fakePlatform(isLaunched ? { registration } : {}),
    });
    expect(accountLanguage(root)).toBe(wanted);
  },
);

test('2.1-1 the page is loaded in the other language with its query and hash, whichever language its path named', () => {
  const { root, platform } = signedIn('ru', { locale: 'es' });
  leaveForLanguage(root, 'ru', '/gamehall?category=new#top');
  leaveForLanguage(root, 'ru', '/es/cashier/deposit?method=card');
  leaveForLanguage(root, 'en', '/es');
  expect(platform.restarts).toEqual(['/ru/gamehall?category=new#top', '/ru/cashier/deposit?method=card', '/']);
  expect(document.cookie).toContain('i18n_locale=en');
});

test('2.1-1 a player who signs in again over an expired session stays, so that nothing typed is lost', () => {
  const { root } = signedIn('ru');
  root.session.runOut();
  root.session.adopt(wireAccount(7, { locale: 'ru' }));
  expect(accountLanguage(root)).toBeNull();
  root.session.runOut();
  root.session.adopt(wireAccount(8, { locale: 'ru' }));
  expect(accountLanguage(root)).toBe('ru');
});

test('2.1-1 a site that serves another language all the same does not make the page loop', async () => {
  const { root, clock } = signedIn('ru');
  leaveForLanguage(root, 'ru', '/');
  expect(accountLanguage(root)).toBeNull();
  await clock.advance(30_000);
  expect(accountLanguage(root)).toBe('ru');
});

const forget = () => {
  document.cookie = 'i18n_locale=; Path=/; Max-Age=-1';
};

test.each([
  ['ru', 'ru'],
  ['es-419', 'es'],
  ['en', null],
  ['tlh', null],
  [null, null],
])('1-22 a first launch in the messenger’s language %s that signs nobody in goes to %s', async (language, wanted) => {
  forget();
  const { root } = testRoot({ platform: launchedIn(language) });
  expect(await launchLanguage(root)).toBe(wanted);
});

test('1-22 before the messenger’s language counts the account’s, and what was chosen here', async () => {
  forget();
  const platform = launchedIn('ru');
  expect(await launchLanguage(signedIn('en', { platform }).root)).toBeNull();
  const driven = { platform, config: { ...defaultSiteConfig, languageStrategy: 'platform' as const } };
  expect(await launchLanguage(signedIn('en', driven).root)).toBe('ru');
  keepChosenLanguage(testRoot({ platform }).root, 'es');
  expect(await launchLanguage(testRoot({ platform }).root)).toBe('es');
  document.cookie = 'i18n_locale=ar; Path=/';
  expect(await launchLanguage(testRoot({ platform }).root)).toBe('ar');
  forget();
  expect(await launchLanguage(testRoot().root)).toBeNull();
});

test('1-22 a launch is sent to its language once', async () => {
  forget();
  const { root } = testRoot({ platform: launchedIn('ru') });
  leaveForLanguage(root, 'ru', '/');
  expect(await launchLanguage(root)).toBeNull();
});
