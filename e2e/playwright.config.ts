import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './setup/chromium.ts';
import type { ShellOptions } from './fixtures/test.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };

/** Four shells in one browser: web on a phone and a desktop, framed by the messenger, and installed. */
export default defineConfig<ShellOptions>({
  testDir: 'journeys',
  outputDir: '../test-results',
  globalSetup: './setup/globalSetup.ts',
  fullyParallel: true,
  workers: 2,
  // A journey that passes at the second try only is named by `npm test`, and is a fault to be found.
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
    // Recording costs a third of all processor time, also of journeys that pass: `npm run e2e -- --trace retain-on-failure`.
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
    // Emulating a phone's touch would open a usual window beside the app's; the app's worker serves its offline page.
    {
      name: 'pwa',
      use: { viewport: { width: 390, height: 844 }, shell: 'pwa', serviceWorkers: 'allow' },
      grep: /@pwa/,
    },
  ],
});
