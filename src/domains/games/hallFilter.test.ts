import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countOf, emptyFilter, facetNames, hallPath, readFilter, toggled } from './hallFilter.ts';
import type { HallFilter } from './hallFilter.ts';

/** Any text that a player may type or an operator may use as a name; commas separate list entries. */
const text = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((value) => !/\p{Cc}/u.test(value));
const entries = fc.uniqueArray(
  text.filter((value) => value !== '' && !value.includes(',')),
  { maxLength: 4 },
);
const filters: fc.Arbitrary<HallFilter> = fc.record({
  query: text,
  category: text,
  providers: entries,
  features: entries,
  volatilities: entries,
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
