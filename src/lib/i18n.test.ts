import { expect, test } from 'vitest';
import { createI18n } from './i18n.ts';

test('1-20 plural forms follow the language', () => {
  const russian = createI18n('ru');
  russian.add('games', {
    count_one: '{{count}} игра',
    count_few: '{{count}} игры',
    count_many: '{{count}} игр',
    count_other: '{{count}} игры',
  });
  expect([1, 2, 5, 21, 112].map((count) => russian.t('games:count', { count }))).toEqual([
    '1 игра',
    '2 игры',
    '5 игр',
    '21 игра',
    '112 игр',
  ]);
  const arabic = createI18n('ar');
  arabic.add('games', {
    count_zero: 'صفر',
    count_one: 'واحدة',
    count_two: 'اثنتان',
    count_few: 'قليل',
    count_many: 'كثير',
    count_other: 'غير',
  });
  expect([0, 1, 2, 3, 11, 100].map((count) => arabic.t('games:count', { count }))).toEqual([
    'صفر',
    'واحدة',
    'اثنتان',
    'قليل',
    'كثير',
    'غير',
  ]);
});

test('1-20 translators of two languages do not affect each other', () => {
  const [english, spanish] = [createI18n('en'), createI18n('es')];
  english.add('core', { deposit: 'Deposit' });
  expect(spanish.has('core')).toBe(false);
  spanish.add('core', { deposit: 'Depositar' });
  expect([english.t('core:deposit'), spanish.t('core:deposit'), english.locale, spanish.locale]).toEqual([
    'Deposit',
    'Depositar',
    'en',
    'es',
  ]);
});

test('5-1 overrides replace messages key by key and keep the rest', () => {
  const { add, t, has } = createI18n('en');
  add('core', { nav: { home: 'Home', games: 'Games' } });
  add('core', { nav: { home: 'Lobby' } });
  expect([t('core:nav.home'), t('core:nav.games'), has('core'), has('games')]).toEqual(['Lobby', 'Games', true, false]);
});

test('7-109 in a language with the words of another one, its own words win, each with the plural rules of its language', () => {
  const { add, override, t, has, bundle } = createI18n('pt-BR', { wordsLocale: 'ru' });
  add('games', {
    count_one: '{{count}} игра',
    count_few: '{{count}} игры',
    count_many: '{{count}} игр',
    count_other: '{{count}} игры',
    open: 'Открыть',
    close: 'Закрыть',
  });
  override('games', { open: 'Abrir', spins_one: '{{count}} giro', spins_other: '{{count}} giros' });
  expect([1, 2, 5].map((count) => t('games:count', { count }))).toEqual(['1 игра', '2 игры', '5 игр']);
  expect([t('games:open'), t('games:close'), t('games:spins', { count: 0 }), t('games:spins', { count: 5 })]).toEqual([
    'Abrir',
    'Закрыть',
    '0 giro',
    '5 giros',
  ]);
  expect([has('games'), bundle('games')['open']]).toEqual([true, 'Открыть']);
});

test('7-108 a language code is accepted in any spelling of its region', () => {
  const { add, override, t } = createI18n('pt-br', {
    wordsLocale: 'en',
    words: { core: { deposit: 'Deposit', menu: 'Menu' } },
  });
  override('core', { deposit: 'Depositar' });
  add('games', { open: 'Open' });
  expect([t('core:deposit'), t('core:menu'), t('games:open')]).toEqual(['Depositar', 'Menu', 'Open']);
});

test('values are inserted unescaped: escaping is left to the renderer', () => {
  const { add, t } = createI18n('en');
  add('core', { hello: 'Hello {{name}}' });
  expect(t('core:hello', { name: '<b>"Ann" & Bo</b>' })).toBe('Hello <b>"Ann" & Bo</b>');
});

test('a value cannot include another message', () => {
  const { add, t } = createI18n('en');
  add('core', { hello: 'Hello {{name}}', secret: 'inner' });
  expect(t('core:hello', { name: '$t(core:secret)' })).toBe('Hello $t(core:secret)');
});

test('a missing message is shown as its key, so that a test sees it', () => {
  const { add, t } = createI18n('en');
  add('core', {});
  expect(t('core:nav.nowhere')).toContain('nav.nowhere');
});

test('a message that was missing, and one that is overridden, are looked up again', () => {
  const i18n = createI18n('en', { words: { a: { one: 'One' } } });
  expect([i18n.t('a:one'), i18n.t('b:two')]).toEqual(['One', 'two']);
  i18n.add('b', { two: 'Two' });
  i18n.override('a', { one: 'Uno' });
  expect([i18n.t('a:one'), i18n.t('b:two')]).toEqual(['Uno', 'Two']);
});

test('5-1 an own message that includes another one wins over a plain one of the shipped words', () => {
  const { add, override, t } = createI18n('pt-BR', { wordsLocale: 'ru' });
  add('core', { brand: 'Крупье', lead: 'Игры' });
  override('core', { lead: 'Jogos: $t(core:brand)' });
  expect(t('core:lead')).toBe('Jogos: Крупье');
});
