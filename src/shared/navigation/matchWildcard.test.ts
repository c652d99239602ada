import { expect, test } from 'vitest';
import { fillWildcards, matchWildcard } from './matchWildcard.ts';
import { fc } from '../../../tests/fastCheck.ts';

test.each([
  ['/a', '/a', []],
  ['/a', '/b', null],
  ['/a/*', '/a/b/c', ['b/c']],
  ['/a/*', '/a', null],
  ['*', '', ['']],
  ['/*/x/*', '/a/x/b/x/c', ['a', 'b/x/c']],
  ['/a*a', '/a', null],
  ['/a*a', '/aa', ['']],
  ['*b*', 'abab', ['a', 'ab']],
  ['/a.c', '/abc', null],
] as const)('2.5-5 the pattern %s on %s captures %j', (pattern, text, captures) => {
  expect(matchWildcard(pattern, text)).toEqual(captures);
});

test('2.5-5 filling a pattern with its captures gives the text', () => {
  const piece = fc.string({ unit: fc.constantFrom('a', 'b', '/'), maxLength: 4 });
  fc.assert(
    fc.property(
      fc.array(piece, { minLength: 1, maxLength: 5 }),
      fc.array(piece, { minLength: 4, maxLength: 4 }),
      (pieces, fills) => {
        const pattern = pieces.join('*');
        const text = fillWildcards(pattern, fills);
        const captures = matchWildcard(pattern, text);
        expect(captures).not.toBeNull();
        expect(fillWildcards(pattern, captures ?? [])).toBe(text);
      },
    ),
  );
});
