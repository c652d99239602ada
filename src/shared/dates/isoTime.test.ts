import { expect, test } from 'vitest';
import { isoToMs, msToIso } from './isoTime.ts';
import { fc } from '../../../tests/fastCheck.ts';

test('a time is unchanged after formatting and parsing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 250_000_000_000_000 }), (ms) => {
      expect(isoToMs(msToIso(ms))).toBe(ms);
    }),
  );
});

test('an offset is applied', () => {
  expect(isoToMs('2026-03-05T12:00:00+03:00')).toBe(isoToMs('2026-03-05T09:00:00.000Z'));
});

test.each(['', '2026', '2026-03-05', '2026-03-05T12:00:00', '2026-13-05T12:00:00Z', 'today', '1741168800000'])(
  '%j is no time',
  (text) => {
    expect(isoToMs(text)).toBeNull();
  },
);
