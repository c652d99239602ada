import { expect, test } from 'vitest';
import { selectorNeeds } from './selectorNeeds.ts';

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
  expect(selectorNeeds(selector)?.classes).toEqual(classes);
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
  'html::view-transition-old(root)',
])('A7 %s matches in a later state only', (selector) => {
  expect(selectorNeeds(selector)).toBeNull();
});

test.each([
  ['.a:not(.b,:hover)', ['a']],
  ['.a:is(.b,.c) .d', ['a', 'd']],
  ['.a :where(.b)', ['a']],
  ['.a:has(>.b:focus-visible):not(:has(.c)) .d', ['a', 'd']],
  ['.a:nth-child(2 of .b)', ['a']],
])('A7 what %s has in parentheses is not asked for', (selector, classes) => {
  expect(selectorNeeds(selector)?.classes).toEqual(classes);
});

test('A7 a selector with an escape is taken to match', () => {
  expect(selectorNeeds(String.raw`.sm\:a:hover`)).toEqual({ classes: [], attributes: [] });
});

test.each([
  ['.a[data-open]', ['data-open']],
  ['.a[data-nav=open] .b[aria-current]', ['data-nav=open', 'aria-current']],
  ['.a[data-x="two words"]', ['data-x=two words']],
  ['.a[aria-label^=x]', ['aria-label']],
  ['[data-shell=telegram] .a,', []],
  ['[data-theme=light] .a[dir=rtl][hidden]', []],
  ['.a:disabled', ['disabled']],
  ['.a:not([data-open])', []],
  ['.a:not(:has([data-open])) .b[data-x]', []],
])('A7 %s needs the attributes %j', (selector, attributes) => {
  expect(selectorNeeds(selector)?.attributes).toEqual(attributes);
});
