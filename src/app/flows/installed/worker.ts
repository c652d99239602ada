/**
 * The service worker (4-58, 4-59); `scripts/writeServiceWorker.mjs` bundles it. Pages come from the network first, so
 * that an old balance is never shown; only what the site sends to everybody is cached, and no API answer of a session.
 */
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import * as navigationPreload from 'workbox-navigation-preload';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { cacheNames } from './caches.ts';
import type { ToServiceWorker } from './caches.ts';
import { keepCatalogue } from './keepCatalogue.ts';
import { listenToPush } from './pushEvents.ts';
import type { PushScope } from './pushEvents.ts';

interface WorkerMessage extends Event {
  readonly data: ToServiceWorker;
  waitUntil(work: Promise<unknown>): void;
}

interface Scope {
  /** Replaced by the build: the offline page and the app's shell, each with its version. */
  readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[];
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listener: (event: WorkerMessage) => void): void;
}

declare const self: Scope & PushScope;

const daySeconds = 86_400;

/** A network that says nothing for so long is no better than none: the kept page is shown, and a later answer kept. */
const silenceSeconds = 5;

/** The plugins' own types do not know `exactOptionalPropertyTypes`: their missing callbacks are `undefined`. */
const expiring = (options: ConstructorParameters<typeof ExpirationPlugin>[0]): WorkboxPlugin =>
  new ExpirationPlugin(options) as WorkboxPlugin;
const onlyOk = new CacheableResponsePlugin({ statuses: [200] }) as WorkboxPlugin;

/** Guests' pages only: the server marks every page that depends on a session, and every error, as not public. */
const publicPages = {
  cacheWillUpdate: ({ response }: { readonly response: Response }) => {
    const isPublic = /\bpublic\b/.test(response.headers.get('cache-control') ?? '');
    return Promise.resolve(response.status === 200 && !response.redirected && isPublic ? response : null);
  },
};

precacheAndRoute([...self.__WB_MANIFEST]);
cleanupOutdatedCaches();
navigationPreload.enable();

// A page with a query may hold a code of its reader: it is never kept.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.search === '',
  new NetworkFirst({
    cacheName: cacheNames.pages,
    networkTimeoutSeconds: silenceSeconds,
    plugins: [publicPages, expiring({ maxEntries: 30, maxAgeSeconds: 7 * daySeconds })],
  }),
);
registerRoute(
  ({ request }) => request.mode === 'navigate',
  async ({ request, event }) => {
    const preloaded = (event as Event & { readonly preloadResponse?: Promise<Response | undefined> }).preloadResponse;
    return (await preloaded) ?? fetch(request);
  },
);
// Their names contain a hash. The chunks of an older build stay for the tabs that still run it, and the words and
// settings of kept pages for these.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && (url.pathname.startsWith('/assets/') || url.pathname.startsWith('/_start/')),
  new CacheFirst({
    cacheName: cacheNames.assets,
    plugins: [onlyOk, expiring({ maxEntries: 400, maxAgeSeconds: 60 * daySeconds, purgeOnQuotaError: true })],
  }),
);
registerRoute(
  ({ sameOrigin, url, request }) => sameOrigin && url.pathname === '/_img' && request.destination === 'image',
  new StaleWhileRevalidate({
    cacheName: cacheNames.pictures,
    plugins: [onlyOk, expiring({ maxEntries: 200, maxAgeSeconds: 30 * daySeconds, purgeOnQuotaError: true })],
  }),
);
setCatchHandler(async ({ request }) => {
  const page = request.mode === 'navigate' ? await matchPrecache('/offline.html') : undefined;
  return page ?? Response.error();
});

self.addEventListener('message', (event) => {
  const { data } = event;
  // A new worker waits until the page lets it take over: never inside a round or a payment.
  if (data.kind === 'takeOver') event.waitUntil(self.skipWaiting());
  // Without a connection the list kept before is still there.
  else event.waitUntil(keepCatalogue(data.locale).catch(() => undefined));
});
listenToPush(self);
