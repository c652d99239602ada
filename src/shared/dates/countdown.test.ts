import { expect, test } from 'vitest';
import { countdown } from './countdown.ts';
import { fc } from '../../../tests/fastCheck.ts';

test('a countdown shows days, hours, minutes and seconds', () => {
  const target = Date.UTC(2026, 0, 3, 4, 5, 6);
  expect(countdown(target, Date.UTC(2026, 0, 1))).toEqual({ days: 2, hours: 4, minutes: 5, seconds: 6, isOver: false });
});

test('a started second counts, and a past moment shows zeros', () => {
  expect(countdown(1000, 1).seconds).toBe(1);
  expect(countdown(1000, 1000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0, isOver: true });
  expect(countdown(1000, 99_999).isOver).toBe(true);
});

test('the parts add up to the remaining time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (seconds) => {
      const left = countdown(seconds * 1000, 0);
      expect(left.days * 86_400 + left.hours * 3600 + left.minutes * 60 + left.seconds).toBe(seconds);
    }),
  );
});
