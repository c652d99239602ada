/**
 * Finds the Chromium to use, for the benchmarks, the proofs and the browser tests.
 * @module
 */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Path from CHROME_PATH, else an installed Chromium, else the one downloaded by Playwright.
 * @param {{ env?: Readonly<Record<string, string | undefined>>, playwrightPath?: () => string, isExecutable?: (path: string) => boolean }} [sources]
 * @returns {string | undefined} undefined when there is none; throws when CHROME_PATH is not executable
 */
export function findChromium({ env = process.env, playwrightPath, isExecutable = canRun } = {}) {
  const named = env.CHROME_PATH;
  if (named) {
    if (!isExecutable(named)) throw new Error(`CHROME_PATH names ${named}, which cannot be run`);
    return named;
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = [...installed, ...APPLICATIONS].find(isExecutable);
  if (found) return found;
  const downloaded = playwrightPath?.();
  return downloaded && isExecutable(downloaded) ? downloaded : undefined;
}

/**
 * Path of Chromium's headless shell, which Debian and others package apart; undefined when there is none, or when
 * CHROME_PATH names the browser to use.
 * @param {{ env?: Readonly<Record<string, string | undefined>>, isExecutable?: (path: string) => boolean }} [sources]
 * @returns {string | undefined}
 */
export function findHeadlessShell({ env = process.env, isExecutable = canRun } = {}) {
  if (env.CHROME_PATH) return undefined;
  return (env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => ['chromium-headless-shell', 'chrome-headless-shell'].map((name) => join(folder, name)))
    .find(isExecutable);
}

/** Flags for headless Chromium: no background network requests, no GPU, no process sandbox. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @param {string} path */
function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
