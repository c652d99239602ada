import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../bench/lib/findChromium.mjs';

/** Sound would need a device; nothing but this machine and the messenger's address (which is intercepted) is reached. */
const quiet = [
  '--mute-audio',
  '--disable-dev-shm-usage',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE web.telegram.org',
];

/** Third-party cookies and storage are blocked in every shell: players' browsers do so more and more. */
export const chromiumArgs: readonly string[] = [...CHROMIUM_FLAGS, ...quiet, '--test-third-party-cookie-phaseout'];

/** Path of the Chromium to drive. */
export function chromiumPath(): string {
  const path = findChromium({ playwrightPath: () => chromium.executablePath() });
  if (path === undefined)
    throw new Error('No Chromium: install one, name it by CHROME_PATH, or run "npx playwright install chromium"');
  return path;
}
