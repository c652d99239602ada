import { trustedScriptUrl } from '../../lib/trustedScriptUrl.ts';
import type { Root } from '../createRoot.ts';
import type { Stop } from '../../kernel/manifest.ts';

/**
 * 4-58, 4-59: registers the service worker at the site root, never inside the messenger. An update activates at
 * once but never reloads the page, so it does not interrupt an open round, payment or half-filled form.
 */
export function startServiceWorker(root: Root): Stop {
  if (!root.platform.can.serviceWorker || import.meta.env.DEV) return () => {};
  const register = () => {
    navigator.serviceWorker.register(trustedScriptUrl('/sw.js')).catch(() => {
      // Blocked by the browser's settings: the site works without it.
    });
  };
  if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: 5_000 });
  else root.clock.after(2_000, register);
  return () => {};
}
