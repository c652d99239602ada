import { expect, test } from 'vitest';
import { safePattern } from './safePattern.ts';
import { fc } from '../../../tests/fastCheck.ts';

test.each([
  ['^\\d{5}$', '12345', '1234'],
  ['^[A-Z]{1,2}[0-9][A-Z0-9]? ?[0-9][A-Z]{2}$', 'SW1A 1AA', 'SW1A'],
  ['^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$', 'a@b.co', 'a@b'],
  ['^(?=.*[a-z])(?=.*\\d).{6,20}$', 'abc123', 'abcdef'],
  ['^\\+?\\d{0,3}[ -]?\\(?\\d{2,4}\\)?[ -]?\\d{3}[ -]?\\d{2,4}$', '+371 (20) 123-4567', 'x'],
  ['^(?:\\d{4}|\\d{6})$', '123456', '12345'],
  ['^(?:\\d{3} ){2}\\d{3}$', '123 456 789', '123456789'],
  ['^(ab)+$', 'abab', 'aba'],
  ['^\\p{Lu}\\p{L}{1,30}$', 'Žanis', 'žanis'],
  ['^[\\w\\-\\.]+$', 'a-b.c', 'a b'],
  ['^\\u{41}\\x42[\\]]$', 'AB]', 'AB'],
  ['^(?<year>\\d{4})-\\d\\d$', '2026-01', '26-01'],
  ['\\d', 'a1', 'ab'],
])('5-55 the pattern %s is accepted', (source, good, bad) => {
  const matches = safePattern(source);
  expect([matches?.(good), matches?.(bad)]).toEqual([true, false]);
});

test.each([
  '(a+)+$',
  '^(a*)*$',
  '^(a|a)*$',
  '^(a|aa)+$',
  '^([a-z]+)*x$',
  '(.*a){25}',
  '^(?:a?){40}a{40}$',
  `^${'a?'.repeat(40)}${'a'.repeat(40)}$`,
  '^(\\d+)*$',
  '^((ab)*c*)*$',
  '^(a+){10}$',
  'x*x*x*x*x*y',
  '\\s*\\w*\\s*\\w*$',
  '^(.)\\1+$',
  '^(?<a>.)\\k<a>$',
  '^a{1,99999}$',
  '^a{2001}$',
  '(',
  ')',
  '[',
  'a**',
  '*',
  'a{2,1}',
  '\\',
  '',
  'a'.repeat(301),
])('5-55 the pattern %j is refused', (source) => {
  expect(safePattern(source)).toBeNull();
});

test('5-55 values longer than any field never match', () => {
  expect(safePattern('^a*$')?.('a'.repeat(200))).toBe(true);
  expect(safePattern('^a*$')?.('a'.repeat(201))).toBe(false);
});

test('5-55 without a pattern there is no test', () => {
  expect([safePattern(null), safePattern(undefined)]).toEqual([null, null]);
});

test('5-55 every accepted pattern is fast, even on the worst values', () => {
  const pieces = fc.constantFrom(
    'a',
    '(',
    '(?:',
    ')',
    '*',
    '+',
    '?',
    '|',
    '[ab]',
    '{2}',
    '{1,9}',
    '{3,}',
    '^',
    '$',
    '.',
    '\\w',
    '(?=',
  );
  const values = ['a'.repeat(199), `${'a'.repeat(198)}!`, `${'ab'.repeat(99)}!`, `${'w '.repeat(99)}-`];
  fc.assert(
    fc.property(fc.array(pieces, { minLength: 2, maxLength: 14 }), (list) => {
      const matches = safePattern(list.join(''));
      if (matches === null) return;
      // A pattern that backtracks without end would take longer than the test has.
      for (const value of values) expect(matches(value)).toBeTypeOf('boolean');
    }),
    { numRuns: 3000 },
  );
}, 60_000);
