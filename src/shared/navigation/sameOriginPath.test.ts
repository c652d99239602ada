import { expect, test } from 'vitest';
import { sameOriginPath } from './sameOriginPath.ts';
import { fc } from '../../../tests/fastCheck.ts';

test.each([
  '/',
  '/cashier/deposit',
  '/ru/game/ember-dragon?mode=demo#real',
  '/gamehall?providers=a,b&x=%2F%2Fevil.example',
  '/a//b',
  '/caf%C3%A9',
  '/?redirectUrl=%2Fprofile',
  '/apiary',
  '/50%25-off',
  '/a?q=a%0Ab',
  '/game/x#//evil.example',
])('2.8-8 %s is a path of this site', (path) => {
  expect(sameOriginPath(path)).toBe(path);
});

const HOSTILE = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '//\\evil.example',
  'https://evil.example',
  'http:evil.example',
  'HTTPS:/evil.example',
  '//evil.example@localhost',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/%252Fevil.example',
  '/%25252Fevil.example',
  '/%5Cevil.example',
  '/%255Cevil.example',
  '%2F%2Fevil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '/%252e%2F/evil.example',
  '/%2e%2e/%2fevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/%09/evil.example',
  '/%0d%0aSet-Cookie:x=1',
  '/%00',
  '/\u0000',
  '/%',
  '/%zz',
  '/%c0%af/evil',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:x',
  '',
  'cashier',
  '?x=1',
  '#x',
  './x',
  '../x',
  '/api/auth.logout',
  '/API/auth.logout',
  '/%61pi/auth.logout',
  '/x/../api/auth.logout',
  '/%2561pi/auth.logout',
  '/x/%252e%252e/api/auth.logout',
  '/%252F/evil.example%25',
  '/ws',
  '/oauth/init',
  `/${'a'.repeat(2048)}`,
] as const;

test.each(HOSTILE)('2.8-8 %j is not a path of this site', (value) => {
  expect(sameOriginPath(value)).toBeNull();
});

test.each([null, undefined, 5, ['/x'], { toString: () => '/x' }])('2.8-8 %j is not text', (value) => {
  expect(sameOriginPath(value)).toBeNull();
});

test('2.8-8 an accepted path stays on the site and is accepted unchanged the next time', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '%2F',
    '%5c',
    '%25',
    '2f',
    '.',
    '..',
    '%2e',
    ':',
    '@',
    '?',
    '#',
    '\t',
    'evil.example',
    'javascript',
    'a',
    '%',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 9 }), (list) => {
      const path = sameOriginPath(list.join(''));
      if (path === null) return;
      expect(new URL(path, 'https://site.example').origin).toBe('https://site.example');
      expect(path).toMatch(/^\/(?![/\\])/);
      expect(sameOriginPath(path)).toBe(path);
    }),
    { numRuns: 2000 },
  );
});
