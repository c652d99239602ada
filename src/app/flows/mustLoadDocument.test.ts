// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { mustLoadDocument } from './mustLoadDocument.ts';

afterEach(() => document.documentElement.removeAttribute('data-code'));

test('2.12-3 a document in which code of the content system runs never becomes a page of money or security', () => {
  expect(mustLoadDocument(window, '/cashier/deposit')).toBe(false);
  document.documentElement.setAttribute('data-code', '');
  expect(['/cashier/deposit', '/profile/security', '/gamehall'].map((path) => mustLoadDocument(window, path))).toEqual([
    true,
    true,
    false,
  ]);
});
