import { expect, test } from 'vitest';
import { birthDateBounds, dateField, dateRule } from './dateField.ts';
import { optional } from './required.ts';
import { failure } from './validationError.ts';

const MIN = { year: 1900, month: 1, day: 1 };
const MAX = { year: 2008, month: 3, day: 5 };

test.each(['05.03.2008', '1900-01-01', '29.02.2000'])('5-32 %s is within the bounds', (value) => {
  expect(dateField({ min: MIN, max: MAX })(value)).toBeNull();
});

test('5-32 outside the bounds the error has the violated bound', () => {
  expect(dateField({ min: MIN, max: MAX })('06.03.2008')).toEqual(failure('date', { max: '05.03.2008' }));
  expect(dateField({ min: MIN, max: MAX })('31.12.1899')).toEqual(failure('date', { min: '01.01.1900' }));
});

test.each(['5 March 1990', '05/03/1990', '05.03.90', '05.03.19905', '31.02.1990', '<b>'])(
  '5-30 5-31 %j is a wrong date',
  (value) => {
    expect([dateRule()(value)?.code, dateField()(value)?.code]).toEqual(['date', 'date']);
  },
);

test('5-29 an empty date is required', () => {
  expect(dateField()('')?.code).toBe('requiredField');
});

test('5-33 for the date-maximum check an empty value is valid', () => {
  const dateMaximum = optional(dateRule({ max: MAX }));
  expect(dateMaximum('')).toBeNull();
  expect(dateMaximum('06.03.2008')?.code).toBe('date');
});

test('5-32 a player is 18 on the birthday, by the calendar of UTC, and was born after 1899', () => {
  const rule = dateField(birthDateBounds(new Date('2026-03-05T23:59:59Z')));
  expect(['05.03.2008', '06.03.2008', '01.01.1900', '31.12.1899'].map((text) => rule(text)?.code ?? null)).toEqual([
    null,
    'date',
    null,
    'date',
  ]);
});
