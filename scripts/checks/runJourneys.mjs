import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demandChromium } from '../demandChromium.mjs';
import { failedInPlaywright, flakyInPlaywright, journeyTimes } from './failedTests.mjs';
import { missingGateJourneys } from './gateJourneys.mjs';
import { journeyTable } from './journeyTable.mjs';
import { run } from './run.mjs';

/**
 * Runs journeys with Playwright: those of the gate, or each one in one of its shells and sizes. What passes by a retry
 * is listed as flaky.
 * @param {import('./Summary.mjs').Summary} summary @param {{ folder: string, selection: 'gate' | 'once' }} options
 * @returns {Promise<boolean>} whether all passed
 */
export async function runJourneys(summary, { folder, selection }) {
  if (!demandChromium()) {
    summary.count({ passed: 0, failed: 1, skipped: 0 });
    return false;
  }
  const file = join(folder, 'journeys.json');
  const hasPassed = await run(
    'npx',
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=line,json'],
    { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, JOURNEYS: selection } },
  );
  const report = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report.stats ?? {};
  const missing = selection === 'gate' ? missingGateJourneys(report) : [];
  const isGreen = hasPassed && missing.length === 0 && expected + flaky > 0;
  summary.count({ passed: expected + flaky, failed: Math.max(unexpected + missing.length, isGreen ? 0 : 1), skipped });
  summary.failed.push(...failedInPlaywright(report), ...missing);
  summary.flaky.push(...flakyInPlaywright(report));
  summary.journeys.push(...journeyTimes(report));
  summary.journeyTable.push(...journeyTable(report));
  return isGreen;
}
