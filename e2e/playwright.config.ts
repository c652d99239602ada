import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath, shellPath } from './setup/chromium.ts';
import type { ShellOptions } from './fixtures/test.ts';
import { desktopJourneys, installedJourneys, phoneJourneys, telegramJourneys } from './setup/webSizes.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Set by `npm test`; `npm run e2e` runs every journey in every size. */
const isShort = process.env['JOURNEYS'] === 'short';
/** The whole browser. */
const browser = { executablePath: chromiumPath(), args: [...chromiumArgs] };
const desktop = { viewport: { width: 1440, height: 900 } };

/** The shells, all in Chromium: web on a phone and on a desktop, in Telegram's frame, and as an installed app. */
export default defineConfig<ShellOptions>({
  testDir: 'journeys',
  outputDir: '../test-results',
  globalSetup: './setup/globalSetup.ts',
  fullyParallel: true,
  workers: 2,
  // `npm test` reports journeys that pass only on the retry as flaky: each is a fault to investigate.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  // Two workers on two shared cores: a step that takes one second alone may take ten.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/journeys.json' }]],
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: { executablePath: shellPath(), args: [...chromiumArgs] },
    serviceWorkers: 'block',
    // Tracing takes a third of all CPU time. To switch it on: `npm run e2e -- --trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  // Variants of a journey that has run in one already.
  ...(isShort ? { grepInvert: /@long\b/ } : {}),
  projects: [
    { name: 'web-phone', use: { ...phone, shell: 'web' }, grep: phoneJourneys(isShort) },
    { name: 'web-desktop', use: { ...desktop, shell: 'web' }, grep: desktopJourneys(isShort) },
    {
      name: 'telegram',
      // The headless shell lets frames of third parties store, which Telegram's page must do without.
      use: {
        viewport: { width: 390, height: 844 },
        shell: 'telegram',
        permissions: ['local-network-access'],
        launchOptions: browser,
      },
      grep: telegramJourneys(isShort),
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
      grep: installedJourneys(isShort),
    },
  ],
});
