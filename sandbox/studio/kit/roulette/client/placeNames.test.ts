import { expect, test } from 'vitest';
import { calls } from '../calls.ts';
import { places } from '../places.ts';
import { en } from '../words/en.ts';
import { coveredBy, paysTo1, placeName } from './placeNames.ts';
import type { TableText } from './placeNames.ts';

const t: TableText = (key, values = {}) => en[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

test.each([
  ['straight:17', 'Number 17', 35],
  ['split:8-11', 'Split 8, 11', 17],
  ['street:0-1-2', 'Trio 0, 1, 2', 11],
  ['street:4-5-6', 'Street 4, 5, 6', 11],
  ['corner:0-1-2-3', 'First four 0, 1, 2, 3', 8],
  ['line:1-2-3-4-5-6', 'Six line 1–6', 5],
  ['dozen:2', 'Dozen 13–24', 2],
  ['column:3', 'Third column', 2],
  ['high', '19 to 36', 1],
])('%s is called %s and pays %d to 1', (id, name, pays) => {
  expect(placeName(id, t)).toBe(name);
  expect(places.has(id) && paysTo1(places.get(id)!)).toBe(pays);
});

test('every place has a name of its own', () => {
  expect(new Set([...places.keys()].map((id) => placeName(id, t))).size).toBe(places.size);
});

test('chips cover the numbers of their places once each', () => {
  expect(coveredBy(calls.zeroGame)).toEqual([0, 3, 12, 15, 26, 32, 35]);
});
