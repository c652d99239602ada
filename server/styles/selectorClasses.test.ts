import { expect, test } from 'vitest';
import { selectorClasses } from './selectorClasses.ts';

test.each([
  ['.a', ['a']],
  ['.a.b>.-c+.d_1 ._2e', ['a', 'b', '-c', 'd_1', '_2e']],
  ['ul li', []],
  ['h1+.a:before', ['a']],
  ['[data-theme=light] .a', ['a']],
  ['#id .a::after', ['a']],
  ['.a[title=".b"]', ['a']],
  ['.a:disabled::placeholder', ['a']],
  ['*', []],
])('A7 %s needs the classes %j', (selector, classes) => {
  expect(selectorClasses(selector)).toEqual(classes);
});

test.each([
  '.a:hover',
  '.a:active .b',
  ':focus-visible',
  ':focus:not(:focus-visible)',
  '.a:focus-within',
  'html::selection',
  '.a::-webkit-scrollbar',
  '.a::-webkit-scrollbar-thumb',
])('A7 %s matches in a later state only', (selector) => {
  expect(selectorClasses(selector)).toBeNull();
});

test.each([
  ['.a:not(.b,:hover)', ['a']],
  ['.a:is(.b,.c) .d', ['a', 'd']],
  ['.a :where(.b)', ['a']],
  ['.a:has(>.b:focus-visible):not(:has(.c)) .d', ['a', 'd']],
  ['.a:nth-child(2 of .b)', ['a']],
])('A7 what %s has in parentheses is not asked for', (selector, classes) => {
  expect(selectorClasses(selector)).toEqual(classes);
});

test('A7 a selector with an escape is taken to match', () => {
  expect(selectorClasses(String.raw`.sm\:a:hover`)).toEqual([]);
});
