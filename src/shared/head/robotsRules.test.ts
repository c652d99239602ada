import { expect, test } from 'vitest';
import { isDisallowed, robotsRules } from './robotsRules.ts';

test('2.12-2 the rules of the groups for every crawler are read, those of others are not', () => {
  const text = [
    'Disallow: /before-any-group',
    'User-agent: Slowbot',
    'Disallow: /slow',
    'user-agent: Other',
    'USER-AGENT: *',
    'Disallow: /a # a remark',
    'Allow: /a/b',
    'Crawl-delay: 5',
    'Disallow:',
    'Disallow: relative',
    'User-agent: Last',
    'Disallow: /last',
    '',
    'User-agent: *',
    'Disallow: /*.pdf$',
    'Sitemap: https://casino.test/x.xml',
  ].join('\r\n');
  expect(robotsRules(text)).toEqual([
    { isAllowed: false, pattern: '/a' },
    { isAllowed: true, pattern: '/a/b' },
    { isAllowed: false, pattern: '/*.pdf$' },
  ]);
});

const rules = robotsRules(
  'User-agent: *\nDisallow: /a\nAllow: /a/b\nDisallow: /*/old$\nAllow: /same\nDisallow: /same\nDisallow: /c*z',
);

test.each([
  ['/', false],
  ['/a', true],
  ['/about', true],
  ['/a/b/c', false],
  ['/x/old', true],
  ['/x/older', false],
  ['/same', false],
  ['/c/1/z/2', true],
  ['/c/1', false],
])('2.12-2 %s is disallowed: %s; the longest rule decides, and an equally long one that allows', (path, is) => {
  expect(isDisallowed(rules, path)).toBe(is);
});

test('2.12-2 a pattern of stars ends in time, although it has ever so many ways to match', () => {
  const [rule] = robotsRules(`User-agent: *\nDisallow: /${'*a'.repeat(140)}b`);
  expect(isDisallowed(rule ? [rule] : [], `/${'a'.repeat(2_000)}`)).toBe(false);
});
