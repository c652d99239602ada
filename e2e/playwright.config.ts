import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './setup/chromium.ts';
import type { ShellOptions } from './fixtures/test.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
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
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/journeys.json' }]],
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: { executablePath: chromiumPath(), args: [...chromiumArgs] },
    serviceWorkers: 'block',
    // Tracing takes a third of all CPU time. To switch it on: `npm run e2e -- --trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'web-phone', use: { ...phone, shell: 'web' }, grep: /@web|@phone/ },
    { name: 'web-desktop', use: { ...desktop, shell: 'web' }, grep: /@web|@desktop/ },
    {
      name: 'telegram',
      use: { viewport: { width: 390, height: 844 }, shell: 'telegram', permissions: ['local-network-access'] },
      grep: /@telegram/,
    },
    // No touch emulation: it would open a regular window beside the app's. The service worker serves the offline page.
    {
      name: 'pwa',
      use: { viewport: { width: 390, height: 844 }, shell: 'pwa', serviceWorkers: 'allow' },
      grep: /@pwa/,
    },
  ],
});
