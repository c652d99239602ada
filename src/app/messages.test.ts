import { expect, test } from 'vitest';
import { createI18n } from '../lib/i18n.ts';
import { loadMessages, receiveWords, sentWords, wordsLocaleOf } from './messages.ts';

test.each([
  ['en', 'Deposit'],
  ['ru', 'Пополнить'],
  ['es', 'Depositar'],
  ['ar', 'إيداع'],
])('1-20 the words of %s are loaded on request', async (locale, deposit) => {
  const i18n = createI18n(locale);
  await loadMessages(i18n, ['core', 'games']);
  expect([i18n.t('core:deposit'), i18n.has('core'), i18n.has('games'), i18n.has('cashier')]).toEqual([
    deposit,
    true,
    true,
    false,
  ]);
});

test('5-1 words of the content system override the shipped ones, key by key', async () => {
  const i18n = createI18n('en');
  await loadMessages(i18n, ['core', 'games'], {
    core: { deposit: 'Top up' },
    games: 'not a catalogue',
    unknown: { a: 'b' },
  });
  expect([i18n.t('core:deposit'), i18n.t('core:signIn'), i18n.has('unknown')]).toEqual(['Top up', 'Sign in', false]);
});

test('loading a catalogue that is already present keeps the content system’s overrides', async () => {
  const i18n = createI18n('en');
  await loadMessages(i18n, ['core'], { core: { deposit: 'Top up' } });
  await loadMessages(i18n, ['core']);
  expect(i18n.t('core:deposit')).toBe('Top up');
});

test('a catalogue that does not exist throws', async () => {
  await expect(loadMessages(createI18n('en'), ['nowhere'])).rejects.toThrow('no catalogue en/nowhere');
});

test.each([
  ['ru', 'en', 'ru'],
  ['pt-PT', 'en', 'en'],
  ['pt-PT', 'ru', 'ru'],
  ['es-MX', 'en', 'es'],
  ['ar-EG', 'ru', 'ar'],
  ['fr', 'es-419', 'es'],
  ['fr', 'pl', 'en'],
  ['__proto__', 'constructor', 'en'],
])(
  '7-108 the shipped words of %s, on a site whose default language is %s, are those of %s',
  async (locale, defaultLocale, expected) => {
    expect(await wordsLocaleOf(locale, defaultLocale)).toBe(expected);
  },
);

test.each(['es', 'es-MX', 'pt-PT'])(
  '7-109 a page in %s is sent with its words: shipped ones, with the content system’s overrides',
  async (code) => {
    const overrides = { core: { deposit: 'Depositar já' }, cashier: { methods: 'Métodos' } };
    const server = createI18n(code, { wordsLocale: await wordsLocaleOf(code, 'en') });
    await loadMessages(server, ['core', 'games', 'cashier'], overrides);
    const sent = sentWords(server, ['core', 'games'], overrides);
    const browser = receiveWords(code, JSON.parse(JSON.stringify(sent)) as typeof sent);
    expect([browser.has('core'), browser.has('games'), browser.has('cashier')]).toEqual([true, true, false]);
    await loadMessages(browser, ['core', 'cashier'], sent.overrides);
    for (const key of ['core:deposit', 'core:signIn', 'games:new', 'cashier:methods'])
      expect(browser.t(key)).toBe(server.t(key));
    expect([browser.t('core:deposit'), browser.t('cashier:methods')]).toEqual(['Depositar já', 'Métodos']);
  },
);
