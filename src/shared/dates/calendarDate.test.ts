import { expect, test } from 'vitest';
import { compareCalendarDates, parseCalendarDate, shownCalendarDate, wireCalendarDate } from './calendarDate.ts';
import { fc } from '../../../tests/fastCheck.ts';

test.each(['05.03.1990', '5.3.1990', "05'03'1990", '05,03,1990', '05-03-1990', '1990-03-05'])(
  '5-30 %s is the fifth of March 1990',
  (text) => {
    expect(parseCalendarDate(text)).toEqual({ year: 1990, month: 3, day: 5 });
  },
);

test.each([
  '',
  '05.03.90',
  '05/03/1990',
  '31.04.1990',
  '29.02.1900',
  '00.01.1990',
  '01.13.1990',
  '01.01.0000',
  '05.03.19900',
  '05.03.1990 ',
  '٠٥.٠٣.١٩٩٠',
])('5-31 %j is no date', (text) => {
  expect(parseCalendarDate(text)).toBeNull();
});

test('leap years have a 29th of February', () => {
  expect([parseCalendarDate('29.02.2000'), parseCalendarDate('29.02.2024')]).not.toContain(null);
});

test('9-16 every date can be parsed back from both formats, and dates are ordered as times are', () => {
  const times = fc.integer({ min: Date.UTC(1000, 0), max: Date.UTC(9999, 11) });
  const dayOf = (ms: number) =>
    parseCalendarDate(new Date(ms).toISOString().slice(0, 10)) ?? { year: 0, month: 0, day: 0 };
  fc.assert(
    fc.property(times, times, (one, two) => {
      const day = dayOf(one);
      expect(wireCalendarDate(day)).toBe(new Date(one).toISOString().slice(0, 10));
      expect(parseCalendarDate(shownCalendarDate(day))).toEqual(day);
      const order = Math.sign(Math.floor(one / 86_400_000) - Math.floor(two / 86_400_000));
      expect(Math.sign(compareCalendarDates(day, dayOf(two)))).toBe(order);
    }),
  );
});
