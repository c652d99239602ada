import { array, object, string } from 'yup';
import { expect, expectTypeOf, test } from 'vitest';
import { complete } from './complete.ts';
import { choice, clamped, count, flag, readBy, text } from './leaves.ts';

const first = object({
  tone: object({ isOn: flag(true), level: clamped(5, 0, 10), name: text('usual'), kind: choice('low', 'high') }),
  features: object({ isLoud: flag(false) }),
});
const second = object({
  steps: array(object({ id: string().required(), size: count(1) }))
    .meta({ most: 3 })
    .default([]),
  evens: array(readBy((raw) => (typeof raw === 'number' && raw % 2 === 0 ? { raw } : null)))
    .min(1)
    .default([{ raw: 0 }]),
  features: object({ isFast: flag(true) }),
});
const completed = (raw: unknown) => complete([first, second], raw);

test('9-3 what is missing, of another type or unknown is the default; nothing is converted', () => {
  expect(completed({ tone: { isOn: 'false', level: '7', name: 8, kind: 'odd' }, steps: '[]', evens: 2 })).toEqual(
    completed(undefined),
  );
  expect(completed({ tone: [], features: null })).toEqual({
    tone: { isOn: true, level: 5, name: 'usual', kind: 'low' },
    steps: [],
    evens: [{ raw: 0 }],
    features: { isLoud: false, isFast: true },
  });
});

test('9-3 usable values are taken one by one, within their bounds', () => {
  expect(completed({ tone: { isOn: false, level: 99, kind: 'high' }, features: { isLoud: true } })).toMatchObject({
    tone: { isOn: false, level: 10, name: 'usual', kind: 'high' },
    features: { isLoud: true, isFast: true },
  });
});

test('9-3 entries without what they need are left out; the list is the default where too few are left', () => {
  const steps = [{ id: 'a', size: 2 }, { size: 3 }, { id: 'b', size: '4' }, { id: 'c' }];
  expect(completed({ steps }).steps).toEqual([
    { id: 'a', size: 2 },
    { id: 'b', size: 1 },
  ]);
  expect(
    [
      [1, 2, '4', 6],
      [1, 3],
    ].map((evens) => completed({ evens }).evens),
  ).toEqual([[{ raw: 2 }, { raw: 6 }], [{ raw: 0 }]]);
});

test('a setting without a default is a fault of the code', () => {
  expect(() => complete([object({ name: string().required() })], {})).toThrow('no default');
});

test('the completed settings are read-only, with the flags of all parts', () => {
  expectTypeOf(completed({}).features).toEqualTypeOf<
    Readonly<Record<'isLoud', boolean>> & Readonly<Record<'isFast', boolean>>
  >();
  expectTypeOf(completed({}).tone.kind).toEqualTypeOf<'low' | 'high'>();
});
