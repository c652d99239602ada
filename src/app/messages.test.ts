import { expect, test } from 'vitest';
import { createI18n } from '../lib/i18n.ts';
import { loadMessages } from './messages.ts';

test.each([
  ['en', 'Deposit'],
  ['ru', 'Пополнить'],
  ['es', 'Depositar'],
  ['ar', 'إيداع'],
])('1-20 the words of %s arrive when asked for', async (locale, deposit) => {
  const i18n = createI18n(locale);
  await loadMessages(i18n, ['core', 'games']);
  expect([i18n.t('core:deposit'), i18n.has('core'), i18n.has('games'), i18n.has('cashier')]).toEqual([deposit, true, true, false]);
});

test('5-1 words of the content system come over the shipped ones, key by key', async () => {
  const i18n = createI18n('en');
  await loadMessages(i18n, ['core', 'games'], { core: { deposit: 'Top up' }, games: 'not a catalogue', unknown: { a: 'b' } });
  expect([i18n.t('core:deposit'), i18n.t('core:signIn'), i18n.has('unknown')]).toEqual(['Top up', 'Sign in', false]);
});

test('words that are there are not loaded over those of the content system', async () => {
  const i18n = createI18n('en');
  await loadMessages(i18n, ['core'], { core: { deposit: 'Top up' } });
  await loadMessages(i18n, ['core']);
  expect(i18n.t('core:deposit')).toBe('Top up');
});

test('a catalogue that does not exist is a fault of the program', async () => {
  await expect(loadMessages(createI18n('en'), ['nowhere'])).rejects.toThrow('no catalogue en/nowhere');
});
