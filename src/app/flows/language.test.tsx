// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { settle } from '../../../tests/fakes/FakeClock.ts';
import type { CallOptions } from '../../lib/call.ts';
import { fakePlatform } from '../../../tests/fakes/fakePlatform.ts';
import { launchRegistration } from '../../../tests/fakes/launchRegistration.ts';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../tests/fakes/wireSamples.ts';
import { defaultSiteConfig } from '../settings/testing/defaultSiteConfig.ts';
import { AppProvider } from '../../kernel/AppContext.tsx';
import { usualSite } from '../../shared/site/siteInfo.ts';
import { rememberedLocale, rememberLocale } from '../../lib/localeCookie.ts';
import { LanguageLinks } from '../layouts/LanguageLinks.tsx';
import { NoticeHost } from '../NoticeHost.tsx';
import { startLanguage } from './language.ts';

const registration = launchRegistration({ language_code: 'ru' });

let stop: () => void = () => {};
const stay = (event: Event) => event.preventDefault();
beforeEach(() => {
  addEventListener('click', stay);
  document.cookie = 'i18n_locale=; Path=/; Max-Age=-1';
});
afterEach(() => {
  stop();
  cleanup();
  removeEventListener('click', stay);
});

type Page = Parameters<typeof testRoot>[0];

/** A page with language links. */
function page(uid: number, options: Page = {}) {
  const sent: (CallOptions | undefined)[] = [];
  const made = testRoot({
    ...options,
    answers: {
      'POST account.changelocale': (_input, callOptions) => {
        sent.push(callOptions);
        return 1;
      },
    },
  });
  made.root.session.adopt(wireAccount(uid, { locale: options.locale ?? 'en' }));
  stop = startLanguage(made.root);
  render(
    <AppProvider value={made.root}>
      <LanguageLinks />
      <NoticeHost notices={made.root.notices} />
    </AppProvider>,
  );
  return { ...made, sent };
}
const choose = (name: string) => userEvent.click(screen.getByRole('link', { name }));

test('4-47, 7-5 a player who chooses another language changes their account, by a call that outlives the page', async () => {
  const { operator, sent } = page(7);
  await choose('Русский');
  expect(operator.calls).toEqual([{ key: 'POST account.changelocale', input: { locale: 'ru' } }]);
  expect([sent, rememberedLocale()]).toEqual([[{ outlivesPage: true, player: 7 }], 'ru']);
});

test('3-9, 4-47 a language that the operator does not have is not the account’s', async () => {
  const { operator } = page(7, { site: { ...usualSite, accountLocales: ['en', 'ru'] } });
  await choose('Español');
  expect([operator.calls, rememberedLocale()]).toEqual([[], 'es']);
  await choose('Русский');
  expect(operator.calls).toEqual([{ key: 'POST account.changelocale', input: { locale: 'ru' } }]);
});

test('4-47 a guest’s choice is kept in the cookie alone', async () => {
  const { operator } = page(0);
  await choose('Español');
  expect([operator.calls, rememberedLocale()]).toEqual([[], 'es']);
});

test('4-47 where the platform decides the language, a choice does not change the account', async () => {
  const { operator } = page(7, {
    platform: fakePlatform({ registration }),
    config: { ...defaultSiteConfig, languageStrategy: 'platform' },
  });
  await choose('Русский');
  expect(operator.calls).toEqual([]);
});

test('9-7 the first page sets the cookie; a page in another language does not replace the choice', async () => {
  page(0, { locale: 'es' });
  expect(rememberedLocale()).toBe('es');
  stop();
  cleanup();
  page(0, { locale: 'en' });
  expect(rememberedLocale()).toBe('es');
});

test('4-47 the cookie follows the account of a player', () => {
  rememberLocale('es');
  page(7, { locale: 'ru' });
  expect(rememberedLocale()).toBe('ru');
});

const question = () => screen.findByText('Читать по-русски?');

test('4-47, 9-7 a guest on a page in another language is offered the one they chose, in that language', async () => {
  rememberLocale('ru');
  const { root, platform, navigated } = page(0, { address: '/gamehall?category=new#top' });
  const text = await question();
  expect(text.closest('[lang]')?.getAttribute('lang')).toBe('ru');
  expect(screen.getByRole('link', { name: 'Да' }).getAttribute('href')).toBe('/ru/gamehall?category=new#top');
  // Never a redirect.
  expect([platform.restarts, navigated]).toEqual([[], []]);
  act(() => root.place.arrive('/', '', ''));
  expect(screen.getByRole('link', { name: 'Да' }).getAttribute('href')).toBe('/ru');
});

test('4-47 declining the offer keeps the page’s language from then on', async () => {
  rememberLocale('ru');
  const { root } = page(0);
  await question();
  await userEvent.click(screen.getByRole('button', { name: 'Нет, остаться' }));
  expect([root.notices.list, rememberedLocale()]).toEqual([[], 'en']);
});

test('4-47 an Arabic offer is written from right to left', async () => {
  rememberLocale('ar');
  page(0);
  const accept = await screen.findByRole('link', { name: 'نعم' }, { timeout: 15_000 });
  expect(accept.closest('[dir]')?.getAttribute('dir')).toBe('rtl');
});

test.each([
  ['the same language', 'en', 0],
  ['a language that the site does not have', 'tlh', 0],
  ['a player', 'ru', 7],
])('4-47 there is no offer for %s', async (_what, chosen, uid) => {
  rememberLocale(chosen);
  await import('../language/offerLanguage.ts');
  const { root } = page(uid);
  await settle();
  await new Promise((resume) => void setTimeout(resume, 50));
  expect(root.notices.list).toEqual([]);
});

test('4-47 the offer goes when the guest signs in', async () => {
  rememberLocale('ru');
  const { root } = page(0);
  await question();
  await act(async () => root.session.adopt(wireAccount(7)));
  expect(root.notices.list).toEqual([]);
});
