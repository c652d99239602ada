import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, expectTypeOf, test } from 'vitest';
import { fc } from '../../../tests/fastCheck.ts';
import type { SiteConfig } from '../../kernel/SiteConfig.ts';
import { completeSiteConfig } from './siteSettings.ts';
import { defaultSiteConfig } from './testing/defaultSiteConfig.ts';

test.each([[undefined], [null], [7], ['text'], [[]], [{}], [{ balance: null, auth: 'no', themes: [], menu: {} }]])(
  '9-3 the defaults apply if nothing usable is configured: %j',
  (raw) => {
    expect(completeSiteConfig(raw)).toEqual(defaultSiteConfig);
  },
);

test('3-29 configured values are used, field by field', () => {
  const config = completeSiteConfig({
    balance: { countSecondsForInterval: 3, isEnabledInterval: 'yes' },
    auth: { minPassword: 8 },
    footerNote: 'x',
    strange: 1,
  });
  expect(config).toEqual({
    ...defaultSiteConfig,
    balance: { ...defaultSiteConfig.balance, countSecondsForInterval: 3 },
    auth: { ...defaultSiteConfig.auth, minPassword: 8 },
    footerNote: 'x',
  });
});

test('9-3 whatever the content system says, the configuration has the shape of the defaults', () => {
  const shape = (value: unknown): unknown => {
    if (Array.isArray(value)) return 'list';
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]));
    return typeof value;
  };
  const keys = fc.constantFrom(
    'balance',
    'auth',
    'themes',
    'games',
    'imageQuality',
    'menu',
    'footerNote',
    'terms',
    'list',
    'default',
    'tile',
    '__proto__',
    'x',
  );
  const raw = fc.dictionary(keys, fc.oneof(fc.jsonValue(), fc.dictionary(keys, fc.jsonValue())));
  fc.assert(
    fc.property(raw, (given) => {
      expect(shape(completeSiteConfig(given))).toEqual(shape(defaultSiteConfig));
    }),
  );
});

test.each([
  'isTwoFactorEnabled',
  'isVerificationEnabled',
  'isResponsibleGamingEnabled',
  'isBetHistoryEnabled',
  'isBettingNoticeVisible',
  'isTitleClickable',
  'isVpnPageEnabled',
] as const)('3-30 the content system switches %s; anything but a boolean leaves it on', (name) => {
  expect(completeSiteConfig({ features: { [name]: false } }).features[name]).toBe(false);
  expect(completeSiteConfig({ features: { [name]: 'no' } }).features[name]).toBe(true);
  expect(completeSiteConfig({}).features[name]).toBe(true);
});

const source = readFileSync('src/app/settings/siteSettings.ts', 'utf8');
const listed = [...source.matchAll(/domains\/(\w+)\/settings\.ts/g)].map(([, domain]) => domain);

test('every domain with settings is an owner', () => {
  const found = readdirSync('src/domains').filter((domain) => existsSync(`src/domains/${domain}/settings.ts`));
  expect(found.length).toBeGreaterThan(10);
  expect(listed).toEqual(found.sort());
});

test('the sum has the types of its parts', () => {
  expectTypeOf<SiteConfig['wheel']['winnersTabs']>().toEqualTypeOf<'allTabs' | 'onlyUser' | 'onlyPublic'>();
  expectTypeOf<SiteConfig['features']['isVpnPageEnabled']>().toEqualTypeOf<boolean>();
  expectTypeOf<SiteConfig['themes']['list'][number]>().toExtend<string>();
});
