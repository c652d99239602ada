import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSource } from './sourceFiles.ts';

test('every place that docs/WHERE.md names exists', () => {
  const places = [...readSource('docs/WHERE.md').matchAll(/`([\w.-]+\/[\w./-]*)`/g)].map(([, place = '']) => place);
  expect(places.length).toBeGreaterThan(20);
  expect(places.filter((place) => !existsSync(place))).toEqual([]);
});
