import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('location', new URL('https://casino.test/en?x=1'));
});
afterEach(() => vi.unstubAllGlobals());

const load = async () => (await import('./trustedScriptUrl.ts')).trustedScriptUrl;

test('an own script gets its absolute URL', async () => {
  const trustedScriptUrl = await load();
  expect(trustedScriptUrl('/sw.js')).toBe('https://casino.test/sw.js');
});

test.each([
  'https://evil.test/a.js',
  '//evil.test/a.js',
  '/\\evil.test/a.js',
  'data:text/javascript,1',
  'javascript:alert(1)',
  'blob:https://evil.test/1',
  'http://casino.test/a.js',
])('a script of another origin is refused: %s', async (address) => {
  const trustedScriptUrl = await load();
  expect(() => trustedScriptUrl(address)).toThrow(TypeError);
});

test('with Trusted Types one policy creates all script URLs', async () => {
  const createPolicy = vi.fn((_name: string, rules: { createScriptURL(url: string): string }) => ({
    createScriptURL: (url: string) => ({ blessed: rules.createScriptURL(url) }),
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  const trustedScriptUrl = await load();
  expect([trustedScriptUrl('/sw.js'), trustedScriptUrl('/assets/worker.js')]).toEqual([
    { blessed: 'https://casino.test/sw.js' },
    { blessed: 'https://casino.test/assets/worker.js' },
  ]);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['croupier']);
});

test('1-18 the configured script of a third party is trusted, another kind of address is not', async () => {
  const { configuredScriptUrl } = await import('./trustedScriptUrl.ts');
  expect(configuredScriptUrl('https://verify.test/sdk.js')).toBe('https://verify.test/sdk.js');
  expect(() => configuredScriptUrl('data:text/javascript,1')).toThrow(TypeError);
});
