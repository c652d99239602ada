import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright';
import { findChromium } from '../tools/findChromium.mjs';

const here = () => findChromium({ playwrightPath: () => chromium.executablePath() });

/** Ways to install Chromium: root on Debian uses apt, all others Playwright's download. */
const ways = [
  {
    command: 'sh',
    args: ['-c', 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null'],
    isOpen: () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0,
  },
  { command: 'npx', args: ['playwright', 'install', 'chromium'], isOpen: () => true },
];

/** Finds a Chromium or installs one. If that fails, prints how to get one and returns false. */
export function demandChromium() {
  if (here()) return true;
  console.log('No Chromium here: installing one…');
  for (const { command, args, isOpen } of ways) {
    if (isOpen() && spawnSync(command, args, { stdio: 'inherit' }).status === 0 && here()) return true;
  }
  console.error(
    'The browser journeys need Chromium. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), or name one by CHROME_PATH.',
  );
  return false;
}
