import { expect, test, vi } from 'vitest';
import { cacheNames } from './caches.ts';

interface Rule {
  readonly cacheName: string;
  readonly networkTimeoutSeconds?: number;
}

type Matcher = (asked: { readonly request: { readonly mode: string }; readonly url: URL }) => unknown;

const rules = vi.hoisted(() => [] as (readonly [unknown, unknown])[]);

vi.mock('workbox-routing', () => ({
  registerRoute: (match: unknown, handler: unknown) => void rules.push([match, handler]),
  setCatchHandler: () => {},
}));
vi.mock('workbox-precaching', () => ({
  cleanupOutdatedCaches: () => {},
  matchPrecache: () => {},
  precacheAndRoute: () => {},
}));
vi.mock('workbox-navigation-preload', () => ({ enable: () => {} }));
vi.mock('workbox-expiration', () => ({ ExpirationPlugin: class {} }));
vi.mock('workbox-cacheable-response', () => ({ CacheableResponsePlugin: class {} }));
vi.mock('workbox-strategies', () => {
  const Strategy = class {
    constructor(readonly options: Rule) {}
  };
  return { CacheFirst: Strategy, NetworkFirst: Strategy, StaleWhileRevalidate: Strategy };
});

test('4-58 where the network is silent for 5 s the kept page is shown', async () => {
  vi.stubGlobal('self', { __WB_MANIFEST: [], addEventListener: () => {}, registration: {}, clients: {} });
  await import('./worker.ts');
  const page = { request: { mode: 'navigate' }, url: new URL('https://casino.test/gamehall') };
  const [, handler] = rules.find(([match]) => (match as Matcher)(page) === true) ?? [];
  expect((handler as { readonly options: Rule }).options).toMatchObject({
    cacheName: cacheNames.pages,
    networkTimeoutSeconds: 5,
  });
});
