import { expect, test } from 'vitest';
import { isNearPrefix } from './isNearPrefix.ts';
import { latinKey } from './latinKey.ts';
import { otherLayout } from './otherLayout.ts';
import { SearchIndex } from './SearchIndex.ts';
import { soundOf } from './soundOf.ts';
import { fc } from '../../../tests/fastCheck.ts';

const titles = [
  'Lantern Harbor',
  'Ember Dragon',
  'Jade Ascent',
  'Night Flight',
  'Crash',
  'Blackjack',
  'Русская зима',
  'Cherry Parade',
];
const index = new SearchIndex({
  titles,
  kinds: [0, 0, 1, 1, 2, 2, 2, 3],
  words: [
    ['Tidewright', 'Free spins', 'Фриспины', '10 lines'],
    ['Stonelight', '243 ways', '243 способа'],
    ['House'],
    ['Vector Row', 'Respins'],
  ],
});
const found = (query: string) => index.find(query).map((document) => titles[document]);

test.each([
  ['a word, in any case', 'EMBER', ['Ember Dragon']],
  ['the beginning of a word', 'harb', ['Lantern Harbor']],
  ['the middle of a word', 'jack', ['Blackjack']],
  ['words in any order', 'dragon emb', ['Ember Dragon']],
  ['a missing letter', 'lantrn', ['Lantern Harbor']],
  ['two exchanged letters', 'embre', ['Ember Dragon']],
  ['two wrong letters of a long word', 'blakcjak', ['Blackjack']],
  ['the provider', 'vector row', ['Cherry Parade']],
  ['the wrong layout: English keys on a Russian keyboard', 'уьиук', ['Ember Dragon']],
  ['the wrong layout and Cyrillic letters', "'v,th", ['Ember Dragon']],
  ['Cyrillic letters for a Latin title', 'эмбер', ['Ember Dragon']],
  ['Latin letters for a Cyrillic title', 'russkaya', ['Русская зима']],
  ['a title as it is heard', 'джейд', ['Jade Ascent']],
  ['a title as it is heard, with other consonants', 'блэкджек', ['Blackjack']],
  ['a word of the feature', 'free', ['Lantern Harbor', 'Ember Dragon']],
  ['a feature in the player’s language', 'фриспины', ['Lantern Harbor', 'Ember Dragon']],
  ['the number of ways', '243', ['Jade Ascent', 'Night Flight']],
  ['a title and a feature', 'night 243', ['Night Flight']],
  ['accents', 'Émbér', ['Ember Dragon']],
])('2.10-11, 7-66 search finds %s: %s', (_what, query, expected) => expect(found(query)).toEqual(expected));

test.each(['zzzz', '.*', '<>', '\\', '((((', '🎰', 'qq', '9999'])('search finds nothing for %s', (query) =>
  expect(found(query)).toEqual([]),
);

test('an empty query is every title in its order', () => {
  expect(found('')).toEqual(titles);
  expect(found('   ')).toEqual(titles);
});

test('the best match is first: a title that begins with the query, then a word of one, then its facts', () => {
  const list = ['Big Row', 'Row of Suns', 'Sparrow', 'Sky'];
  const ranked = new SearchIndex({ titles: list, kinds: [0, 0, 0, 1], words: [[], ['Row']] });
  expect(ranked.find('row').map((document) => list[document])).toEqual(['Row of Suns', 'Big Row', 'Sky', 'Sparrow']);
});

test('every title is found by itself, by its beginning, and with its keys pressed in the other layout', () => {
  fc.assert(
    fc.property(fc.constantFrom(...titles), fc.integer({ min: 3, max: 20 }), (title, length) => {
      expect(found(title)[0]).toBe(title);
      expect(found(title.slice(0, length))).toContain(title);
      expect(found(otherLayout(title) ?? '')).toContain(title);
    }),
  );
});

test('a word with one wrong letter finds what it is near to, whatever the letter is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{6,10}$/), fc.nat(), fc.constantFrom(...'qzжé'), (word, place, letter) => {
      const at = place % word.length;
      const typed = latinKey(word.slice(0, at) + letter + word.slice(at + 1));
      const one = new SearchIndex({ titles: [word], kinds: [0], words: [[]] });
      expect(one.find(typed)).toEqual([0]);
    }),
  );
});

test('a search never throws, and never finds a document twice', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80, unit: 'grapheme' }), (query) => {
      const hits = index.find(query);
      expect(new Set(hits).size).toBe(hits.length);
    }),
  );
});

test('the other layout is its own inverse for lower-case letters', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{2,12}$/), (word) => {
      expect(otherLayout(otherLayout(word) ?? '')).toBe(word);
    }),
  );
});

test('a typing error costs one letter, at most as many as are allowed', () => {
  expect(isNearPrefix('lantrn', 'lantern', 1)).toBe(true);
  expect(isNearPrefix('lantrn', 'lantern', 0)).toBe(false);
  expect(isNearPrefix('abcd', 'wxyz', 2)).toBe(false);
  expect([latinKey('Щука, джаз'), soundOf('blackjack'), soundOf('blekjek')]).toEqual(['schuka jaz', 'blkjk', 'blkjk']);
});
