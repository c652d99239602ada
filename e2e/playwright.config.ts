import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath, shellPath } from './setup/chromium.ts';
import type { ShellOptions } from './fixtures/test.ts';
import { desktopJourneys, installedJourneys, phoneJourneys, selectionOf, telegramJourneys } from './setup/webSizes.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** `gate` is set by `npm test`, `once` by `npm run test:full`; `npm run e2e` runs every journey in every size. */
const selection = selectionOf(process.env['JOURNEYS']);
const isGate = selection === 'gate';
/** The whole browser. */
const browser = { executablePath: chromiumPath(), args: [...chromiumArgs] };
const desktop = { viewport: { width: 1440, height: 900 } };

/** The shells, all in Chromium: web on a phone and on a desktop, in Telegram's frame, and as an installed app. */
export default defineConfig<ShellOptions>({
  testDir: 'journeys',
  outputDir: '../test-results',
  globalSetup: './setup/globalSetup.ts',
  fullyParallel: true,
  // Each has a product of its own. One keeps two cores busy: a second one makes the gate slower, not quicker.
  workers: isGate ? 1 : 2,
  // Journeys that pass only on a retry are reported as flaky: each is a fault to investigate.
  retries: selection === 'all' ? 0 : 2,
  forbidOnly: true,
  // Two workers on two shared cores: a step that takes one second alone may take ten.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/journeys.json' }]],
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: { executablePath: shellPath(), args: [...chromiumArgs] },
    serviceWorkers: 'block',
    // Drawing what moves takes most of the time of a page without a GPU. The full run moves.
    ...(isGate ? { contextOptions: { reducedMotion: 'reduce' as const } } : {}),
    // Tracing takes a third of all CPU time. To switch it on: `npm run e2e -- --trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  // Variants of a journey that has run in one already.
  ...(selection === 'once' ? { grepInvert: /@long\b/ } : {}),
  projects: [
    { name: 'web-phone', use: { ...phone, shell: 'web' }, grep: phoneJourneys(selection) },
    { name: 'web-desktop', use: { ...desktop, shell: 'web' }, grep: desktopJourneys(selection) },
    {
      name: 'telegram',
      // The headless shell lets frames of third parties store, which Telegram's page must do without.
      use: {
        viewport: { width: 390, height: 844 },
        shell: 'telegram',
        permissions: ['local-network-access'],
        launchOptions: browser,
      },
      grep: telegramJourneys(selection),
    },
    // No touch emulation: it would open a regular window beside the app's. The service worker serves the offline page.
    {
      name: 'pwa',
      use: {
        viewport: { width: 390, height: 844 },
        shell: 'pwa',
        serviceWorkers: 'allow',
        launchOptions: browser,
      },
      grep: installedJourneys(selection),
    },
  ],
});
