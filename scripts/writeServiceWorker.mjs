import { generateSW } from 'workbox-build';

/**
 * The service worker (4-58, 4-59): the offline page and the shell's own icons are kept; hashed files are kept as they
 * are used. Pages and calls always go to the network: what is on screen is never an old balance.
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
