import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completeSiteConfig } from './completeSiteConfig.ts';
import { defaultSiteConfig } from './siteConfig.ts';

test.each([[undefined], [null], [7], ['text'], [[]], [{}], [{ balance: null, auth: 'no', themes: [], menu: {} }]])('9-3 the defaults hold where nothing usable is said: %j', (raw) => {
  expect(completeSiteConfig(raw)).toEqual(defaultSiteConfig);
});

test('3-29 what is said counts, field by field', () => {
  const config = completeSiteConfig({ balance: { countSecondsForInterval: 3, isEnabledInterval: 'yes' }, auth: { minPassword: 8 }, footerNote: 'x', strange: 1 });
  expect(config).toEqual({ ...defaultSiteConfig, balance: { ...defaultSiteConfig.balance, countSecondsForInterval: 3 }, auth: { ...defaultSiteConfig.auth, minPassword: 8 }, footerNote: 'x' });
});

test.each([0, -5, 0.001])('4-48 an interval of %f s is one of a second: no setting makes a storm', (countSecondsForInterval) => {
  expect(completeSiteConfig({ balance: { countSecondsForInterval } }).balance.countSecondsForInterval).toBe(1);
});

test.each([0, -1, 101, 74.5, Number.NaN])('7-121 a picture quality of %d gives way to the default', (tile) => {
  expect(completeSiteConfig({ imageQuality: { tile, banner: 60 } }).imageQuality).toEqual({ tile: 75, banner: 60 });
});

test('4-46 only known themes are offered, and the default is one of them', () => {
  expect(completeSiteConfig({ themes: { list: ['light', 'pink', 7], default: 'pink' } }).themes).toEqual({ list: ['light'], default: 'light' });
  expect(completeSiteConfig({ themes: { list: ['pink'], default: 'light' } }).themes).toEqual({ list: ['dark', 'light'], default: 'dark' });
});

test('3-29 menu entries without a path or a title are left out', () => {
  const good = { path: '/gamehall', title: 'Games' };
  expect(completeSiteConfig({ menu: [good, null, { path: 7, title: 'x' }, { path: '/x' }, 'y'] }).menu).toEqual([good]);
});

test('9-3 whatever the content system says, the configuration has the shape of the defaults', () => {
  const shape = (value: unknown): unknown => {
    if (Array.isArray(value)) return 'list';
    if (typeof value === 'object' && value !== null) return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]));
    return typeof value;
  };
  const keys = fc.constantFrom('balance', 'auth', 'themes', 'games', 'imageQuality', 'menu', 'footerNote', 'terms', 'list', 'default', 'tile', '__proto__', 'x');
  const raw = fc.dictionary(keys, fc.oneof(fc.jsonValue(), fc.dictionary(keys, fc.jsonValue())));
  fc.assert(
    fc.property(raw, (given) => {
      expect(shape(completeSiteConfig(given))).toEqual(shape(defaultSiteConfig));
    }),
  );
});
