import { expect, test } from 'vitest';
import { gameFeatures, gameMarks, gameTypes, rtpBands, volatilities } from './gameFacets.ts';
import {
  countOf,
  emptyFilter,
  facetNames,
  hallPath,
  hallSorts,
  readFilter,
  toggled,
  withoutFacets,
} from './face/hallFilter.ts';
import type { HallFilter } from './face/hallFilter.ts';
import { fc } from '../../../tests/fastCheck.ts';

/** Any text that a player may type or an operator may use as a name; commas separate list entries. */
const text = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((value) => !/\p{Cc}/u.test(value));
const entries = fc.uniqueArray(
  text.filter((value) => value !== '' && !value.includes(',')),
  { maxLength: 4 },
);
const some = <T extends string>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 4 });
const filters: fc.Arbitrary<HallFilter> = fc.record({
  query: text,
  category: text,
  sort: fc.constantFrom(...hallSorts),
  providers: entries,
  types: some(gameTypes),
  features: some(gameFeatures),
  volatilities: some(volatilities),
  rtps: some(rtpBands),
  marks: some(gameMarks),
});

const queryOf = (path: string) => new URL(path, 'http://localhost').searchParams;

test('2.6-1, 2.6-2 a filter written to an address is read back unchanged', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(readFilter(queryOf(hallPath(filter)))).toEqual(filter);
    }),
  );
});

test('2.6-1, 2.6-2 equal filters have the same address, also after reading it back', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(hallPath(readFilter(queryOf(hallPath(filter))))).toBe(hallPath(filter));
    }),
  );
});

test.each([
  [{}, '/gamehall'],
  [emptyFilter, '/gamehall'],
  [{ category: 'popular' }, '/gamehall?category=popular'],
  [{ providers: ['tidewright', 'northlamp'] }, '/gamehall?providers=tidewright,northlamp'],
  [{ category: 'a&b', query: 'gem %' }, '/gamehall?category=a%26b&query=gem%20%25'],
])('2.6-1, 2.6-2 %j is %s', (filter, path) => {
  expect(hallPath(filter)).toBe(path);
});

test('unknown, empty and unreadable parameters of an address are left out', () => {
  const read = (search: string) => readFilter(new URLSearchParams(search));
  expect(read('?providers=,,a,,&features=&x=1')).toEqual({ ...emptyFilter, providers: ['a'] });
  expect(read(`?query=${'ж'.repeat(200)}`).query).toBe('ж'.repeat(80));
  expect(read('?query=a%00b%1F&category=%00&providers=%00,a')).toEqual({
    ...emptyFilter,
    query: 'ab',
    providers: ['a'],
  });
});

test('toggling a facet value twice removes it', () => {
  fc.assert(
    fc.property(filters, fc.constantFrom(...facetNames), text, (filter, facet, value) => {
      const once = toggled(filter, facet, value);
      expect(once[facet].includes(value)).toBe(!filter[facet].includes(value));
      expect(new Set(toggled(once, facet, value)[facet])).toEqual(new Set(filter[facet]));
      expect(Math.abs(countOf(once) - countOf(filter))).toBe(1);
    }),
  );
});

test('values that no facet has are left out of an address, and so is what is too long or too many', () => {
  const read = (search: string) => readFilter(new URLSearchParams(search));
  expect(
    read(`?types=slot,__proto__,<script>&volatilities=high,high&rtps=from96,1&marks=new,'--&sort=drop&features=x`),
  ).toEqual({ ...emptyFilter, types: ['slot'], volatilities: ['high'], rtps: ['from96'], marks: ['new'] });
  expect(read(`?category=${'x'.repeat(999)}&providers=${'y'.repeat(65)},z`)).toEqual({
    ...emptyFilter,
    category: 'x'.repeat(64),
    providers: ['z'],
  });
  const many = Array.from({ length: 99 }, (_one, index) => `p${index}`);
  expect(read(`?providers=${many.join(',')}`).providers).toEqual(many.slice(0, 24));
  expect(read('?sort=rtp&category=new')).toEqual({ ...emptyFilter, sort: 'rtp', category: 'new' });
});

test('clearing the facets keeps category, text and order', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const { query, category, sort } = filter;
      expect(withoutFacets(filter)).toEqual({ ...emptyFilter, query, category, sort });
    }),
  );
});
