import { generateSW } from 'workbox-build';

/**
 * Writes the service worker (4-58, 4-59). The offline page and the app icons are precached; hashed files are cached
 * when they are used. Pages and calls always go to the network, so that an old balance is never shown.
 */
export async function writeServiceWorker(clientDir) {
  await generateSW({
    globDirectory: clientDir,
    globPatterns: ['offline.html', 'favicon.svg', 'icon-192.png'],
    swDest: `${clientDir}/sw.js`,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    mode: 'production',
    skipWaiting: true,
    clientsClaim: true,
    navigateFallback: null,
    runtimeCaching: [
      {
        urlPattern: ({ request }) => request.mode === 'navigate',
        handler: 'NetworkOnly',
        options: { precacheFallback: { fallbackURL: '/offline.html' } },
      },
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
        handler: 'CacheFirst',
        options: { cacheName: 'assets', expiration: { maxEntries: 200 } },
      },
    ],
  });
}
