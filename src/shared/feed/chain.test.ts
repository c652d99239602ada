import { expect, test } from 'vitest';
import { canonicalJson, genesisHash, hashedText } from './chain.ts';

test('E4 the same facts are the same bytes, in whatever order they were written', () => {
  const one = canonicalJson({ seq: 1, facts: { game: 'dice', amount: '2.50', list: [{ b: 2, a: 1 }] }, at: 'now' });
  const other = canonicalJson({ at: 'now', facts: { list: [{ a: 1, b: 2 }], amount: '2.50', game: 'dice' }, seq: 1 });
  expect(one).toBe('{"at":"now","facts":{"amount":"2.50","game":"dice","list":[{"a":1,"b":2}]},"seq":1}');
  expect(other).toBe(one);
});

test('E4 text is escaped as JSON has it, and a lone surrogate has bytes too', () => {
  expect(canonicalJson('a"\n\u2028é')).toBe(JSON.stringify('a"\n\u2028é'));
  expect(canonicalJson('\ud800')).toBe('"\\ud800"');
});

test.each([0.5, Number.NaN, 2 ** 53, Infinity])('E4 %s is refused: a number has one spelling only', (value) => {
  expect(() => canonicalJson(value)).toThrow(RangeError);
});

test('E4 an entry is sealed by the hash before and its payload', () => {
  expect(hashedText(genesisHash, '{}')).toBe(`${'0'.repeat(64)}{}`);
});
