import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium, findHeadlessShell } from '../../tools/findChromium.mjs';

/** No sound device is needed; only this machine and Telegram's address, which is intercepted, are resolved. */
const quiet = [
  '--mute-audio',
  '--disable-dev-shm-usage',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1, EXCLUDE web.telegram.org',
];

/** Third-party cookies and storage are blocked in every shell, as more and more browsers do. */
export const chromiumArgs: readonly string[] = [...CHROMIUM_FLAGS, ...quiet, '--test-third-party-cookie-phaseout'];

/**
 * Path of Chromium's headless shell if there is one, else of Chromium. The whole browser also renders its own windows,
 * which without a GPU takes more CPU time than most pages. The shell has no windows of installed apps.
 */
export const shellPath = (): string => findHeadlessShell() ?? chromiumPath();

/** Path of the Chromium executable. */
export function chromiumPath(): string {
  const path = findChromium({ playwrightPath: () => chromium.executablePath() });
  if (path === undefined)
    throw new Error('No Chromium: install one, name it by CHROME_PATH, or run "npx playwright install chromium"');
  return path;
}
