import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { journeysTable } from '../scripts/writeJourneys.mjs';

test('docs/journeys.md lists every journey against the shells (node scripts/writeJourneys.mjs)', () => {
  expect(readFileSync(new URL('../docs/journeys.md', import.meta.url), 'utf8')).toBe(journeysTable());
});
