import { expect, test } from 'vitest';
import { redirectAttacks, redirectQueries } from '../../../tests/fakes/redirectAttacks.ts';
import { readRedirectUrl } from './guestGuard.ts';
import { findRedirect } from './redirectRules.ts';
import { returnTarget } from './returnTarget.ts';
import { sameOriginPath } from './sameOriginPath.ts';
import { fc } from '../../../tests/fastCheck.ts';

const PAGE = 'https://casino.example/en/gamehall?q=1#top';
const LISTED = ['pay.example'];

/** Where a browser on a page of the site goes. Node parses addresses by the same standard as browsers. */
const hostOf = (target: string) => new URL(target, PAGE).origin;
/** What a careless server makes of the path: one more layer of encoding is removed. */
const decodedHostOf = (path: string) =>
  hostOf(path.replace(/%([0-7][0-9a-f])/gi, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16))));

const isPageOfSite = (path: string) =>
  path.startsWith('/') &&
  hostOf(path) === 'https://casino.example' &&
  decodedHostOf(path) === 'https://casino.example' &&
  !/^\/(api|ws|oauth)(\/|$)/i.test(decodeURIComponent(new URL(path, PAGE).pathname));

test('there are more than 200 attacks, most of which are refused outright', () => {
  expect(redirectAttacks.length).toBeGreaterThan(200);
  expect(redirectAttacks.filter((attack) => sameOriginPath(attack) === null).length).toBeGreaterThan(200);
});

test.each(redirectAttacks.map((attack) => [JSON.stringify(attack).slice(0, 80), attack]))(
  'the redirect attack %s leaves the site in no way',
  (_shown, attack) => {
    const pages = [sameOriginPath(attack), ...redirectQueries(attack).map(readRedirectUrl)];
    expect(pages.filter((page) => page !== null && !isPageOfSite(page))).toEqual([]);
    const target = returnTarget(attack, LISTED);
    expect(['https://casino.example', 'https://pay.example']).toContain(hostOf(target ?? '/'));
  },
);

test('2.5-5 a redirect rule cannot be bent to another host, neither by its target nor by what a star matches', () => {
  const setting = { locales: ['en', 'ru'], defaultLocale: 'en', listedHosts: LISTED };
  const gone = redirectAttacks.flatMap((attack) => [
    findRedirect('/old', [{ from: '/old', to: attack }], setting),
    findRedirect(`/old/${attack}`, [{ from: '/old/*', to: '*' }], setting),
    findRedirect(`/old/${attack}`, [{ from: '/old/*', to: '/*' }], setting),
    findRedirect(`/ru/old/${attack}`, [{ from: '/old/*', to: '/new/*' }], setting),
  ]);
  const targets = gone.flatMap((redirect) => (redirect === null ? [] : [redirect.to]));
  expect(targets.length).toBeGreaterThan(0);
  const astray = targets.filter((to) => !['https://casino.example', 'https://pay.example'].includes(hostOf(to)));
  expect(astray).toEqual([]);
});

test('whatever is put together of the attacks’ parts stays on the site', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5c',
    '%2e',
    '%25',
    ':',
    '@',
    '\t',
    '\n',
    'evil.example',
    'a',
    'https',
    '?',
    '#',
    ';',
    '／',
    '。',
    'api',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const path = sameOriginPath(parts.join(''));
      if (path !== null) expect(isPageOfSite(path), path).toBe(true);
    }),
    { numRuns: 3000 },
  );
});
