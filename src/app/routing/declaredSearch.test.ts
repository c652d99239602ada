import { expect, test } from 'vitest';
import { declaredSearch } from './declaredSearch.ts';

test.each([
  ['/', '?utm_source=mail&gclid=1', ''],
  ['/gamehall', '', ''],
  ['/gamehall', '?', ''],
  ['/gamehall', '?utm_source=mail', ''],
  ['/gamehall', '?providers=a,b&x=1&category=new', '?category=new&providers=a,b'],
  ['/gamehall', '?category=a&category=b', '?category=a'],
  ['/gamehall', '?category=&query=%3Cb%3E+x', '?query=%3Cb%3E+x'],
  ['/gamehall', '?categoryx=a&query', ''],
  ['/gamehall/popular', '?category=a', ''],
  ['/no/such/page', '?category=a', ''],
  ['/cashier/deposit', '?register=success&backUrl=/x', '?register=success'],
])('of %s%s the page depends on %s', (path, search, declared) => {
  expect(declaredSearch(path, search)).toBe(declared);
  expect(declaredSearch(path, declared)).toBe(declared);
});
