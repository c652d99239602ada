import { expect, test } from 'vitest';
import { type RedirectRule, findRedirect } from './redirectRules.ts';

const SETTING = { locales: ['en', 'ru', 'es'], defaultLocale: 'en', listedHosts: ['partner.example'] };
const go = (path: string, ...rules: RedirectRule[]) => findRedirect(path, rules, SETTING)?.to ?? null;

test('2.5-5 a from-path leads to its to-path, temporarily unless the rule says otherwise', () => {
  expect(findRedirect('/old', [{ from: '/old', to: '/new' }], SETTING)).toEqual({ to: '/new', status: 302 });
  expect(findRedirect('/old/', [{ from: '/old', to: '/new', isPermanent: true }], SETTING)).toEqual({
    to: '/new',
    status: 301,
  });
  expect(go('/older', { from: '/old', to: '/new' })).toBeNull();
});

test('2.5-5 from-paths may have wildcards, and to-paths use what they matched', () => {
  expect(go('/promo/summer/gift', { from: '/promo/*', to: '/promotions' })).toBe('/promotions');
  expect(go('/slots/ember-dragon', { from: '/slots/*', to: '/game/*' })).toBe('/game/ember-dragon');
  expect(go('/a/1/b/2', { from: '/a/*/b/*', to: '/x?one=*&two=*' })).toBe('/x?one=1&two=2');
});

test('2.5-5 rules are locale-aware', () => {
  expect(go('/ru/old', { from: '/old', to: '/new' })).toBe('/ru/new');
  expect(go('/ru/old', { from: '/ru/old', to: '/new' })).toBe('/ru/new');
  expect(go('/old', { from: '/ru/old', to: '/new' })).toBeNull();
  expect(go('/ru/old', { from: '/en/old', to: '/new' })).toBeNull();
  expect(go('/old', { from: '/en/old', to: '/new' })).toBe('/new');
  expect(go('/ru/old', { from: '/old', to: '/es/new' })).toBe('/es/new');
});

test('2.5-5 query and hash are kept', () => {
  expect(go('/old?a=1&b=%20#top', { from: '/old', to: '/new' })).toBe('/new?a=1&b=%20#top');
  expect(go('/old?a=1#top', { from: '/old', to: '/new?c=3#end' })).toBe('/new?c=3&a=1#end');
  expect(go('/ru/old?a=1', { from: '/old', to: '/' })).toBe('/ru?a=1');
  expect(go('/old?a=1', { from: '/old', to: 'https://partner.example/x' })).toBe('https://partner.example/x?a=1');
});

test('2.5-5 external URLs are allowed if listed, and stars cannot set the host', () => {
  expect(go('/out/x', { from: '/out/*', to: 'https://partner.example/*' })).toBe('https://partner.example/x');
  expect(go('/out/x', { from: '/out/*', to: 'https://evil.example/*' })).toBeNull();
  expect(go('/out//evil.example', { from: '/out/*', to: '/*' })).toBeNull();
  expect(go('/out/%2F/evil.example', { from: '/out/*', to: '/*' })).toBeNull();
  expect(go('/out/.evil.example', { from: '/out/*', to: 'https://partner.example*' })).toBeNull();
  expect(go('/out/x', { from: '/out/*', to: 'javascript:alert(1)' })).toBeNull();
});

test('2.5-5 the first rule with another target is used', () => {
  expect(go('/x', { from: '/*', to: '/x' }, { from: '/x', to: '/y' }, { from: '/x', to: '/z' })).toBe('/y');
  expect(go('/x')).toBeNull();
});
