import { expect, test } from 'vitest';
import { parseUrl } from './parseUrl.ts';

test('a text that is not a URL gives null', () => {
  expect(parseUrl('http://[', undefined)).toBeNull();
  expect(parseUrl('/x')).toBeNull();
});

test('a relative one needs its base', () => {
  expect(parseUrl('/x?y', 'https://a.example')?.href).toBe('https://a.example/x?y');
});
