import { expect, test } from 'vitest';
import { betterOffset, clockOffset } from './serverClock.ts';
import { fc } from '../../../tests/fastCheck.ts';

const TWO_DAYS = 2 * 24 * 3600 * 1000;

test('with a clock two days wrong the server’s time is right within half the round trip', () => {
  const part = fc.integer({ min: 0, max: 5000 });
  fc.assert(
    fc.property(fc.integer({ min: -TWO_DAYS, max: TWO_DAYS }), part, part, (wrong, out, back) => {
      const sentMs = 1_800_000_000_000;
      const sample = { sentMs, receivedMs: sentMs + out + back, serverMs: sentMs + out + wrong };
      const offset = clockOffset(sample);
      const truth = sample.serverMs + back;
      expect(Math.abs(sample.receivedMs + offset.offsetMs - truth)).toBeLessThanOrEqual(offset.errorMs + 1);
    }),
  );
});

test('the more exact estimate is kept, unless the new one contradicts it', () => {
  const rough = { offsetMs: 100, errorMs: 400 };
  const fine = { offsetMs: 300, errorMs: 20 };
  expect(betterOffset(null, rough)).toBe(rough);
  expect(betterOffset(rough, fine)).toBe(fine);
  expect(betterOffset(fine, rough)).toBe(fine);
  const afterClockChange = { offsetMs: 3_600_000, errorMs: 400 };
  expect(betterOffset(fine, afterClockChange)).toBe(afterClockChange);
});
