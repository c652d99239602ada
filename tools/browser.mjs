/**
 * Starts Chromium with a new profile, so that no run uses another's cache.
 * @module
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from './findChromium.mjs';
import { startLink } from './linkEmulator.mjs';

export const PROBE = readFileSync(fileURLToPath(new URL('./probe.js', import.meta.url)), 'utf8');

/** Only names of the loopback interface resolve, so a measurement does not depend on other machines. */
const LOOPBACK_ONLY = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';
const EXTRA_FLAGS = [
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-dev-shm-usage',
  '--mute-audio',
  LOOPBACK_ONLY,
];

/** Screen of the phone for first loads: a mid-range phone, the same as Lighthouse uses. */
export const LOAD_PHONE = { width: 412, height: 823, density: 1.75 };
/** Screen of the phone for journeys and spins. */
export const PLAY_PHONE = { width: 390, height: 844, density: 2 };

/** @type {string | undefined} */
let knownPath;
export function chromiumPath() {
  knownPath ??= findChromium({ playwrightPath: () => chromium.executablePath() });
  if (!knownPath)
    throw new Error('No Chromium: install one, name it by CHROME_PATH, or run "npx playwright install chromium"');
  return knownPath;
}

export function chromiumVersion() {
  const printed = execFileSync(chromiumPath(), ['--version', '--no-sandbox'], { stdio: ['ignore', 'pipe', 'ignore'] });
  return printed.toString().trim();
}

/**
 * @param {{ screen?: typeof LOAD_PHONE, network?: typeof import('./linkEmulator.mjs').NETWORKS['slow4g'] | null, allowServiceWorker?: boolean }} options
 * @returns {Promise<{ context: import('playwright').BrowserContext, link: Awaited<ReturnType<typeof startLink>> | null, close: () => Promise<void> }>}
 */
export async function launch({ screen = LOAD_PHONE, network = null, allowServiceWorker = false }) {
  const profile = mkdtempSync(join(tmpdir(), 'bench-profile-'));
  const link = network ? await startLink(network) : null;
  // By default Chromium bypasses the proxy for loopback addresses; <-loopback> removes that exception.
  const proxy = link ? [`--proxy-server=socks5://127.0.0.1:${link.port}`, '--proxy-bypass-list=<-loopback>'] : [];
  const discard = async () => {
    await link?.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  try {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: chromiumPath(),
      headless: true,
      viewport: { width: screen.width, height: screen.height },
      deviceScaleFactor: screen.density,
      isMobile: true,
      hasTouch: true,
      serviceWorkers: allowServiceWorker ? 'allow' : 'block',
      userAgent: phoneUserAgent(),
      args: [...CHROMIUM_FLAGS, ...EXTRA_FLAGS, ...proxy],
    });
    await context.addInitScript(PROBE);
    return {
      context,
      link,
      close: async () => {
        await context.close();
        await discard();
      },
    };
  } catch (error) {
    await discard();
    throw error;
  }
}

function phoneUserAgent() {
  const major = /(\d+)\./.exec(chromiumVersion())?.[1] ?? '140';
  return `Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Mobile Safari/537.36`;
}

/** @param {number} ms @returns {Promise<void>} */
export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
