/**
 * `npm test`, the gate: what must hold for every change. Build beside types, then lint, unit and integration tests on
 * the embedded database, and the journeys with a tag of the gate (`@gate-phone` and so on). One stage after another;
 * the first red one ends the run. `npm test -- unit journeys` runs the named stages only. docs/TESTING.md has the rules
 * for what is in it; `npm run test:full` runs everything.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Summary } from './checks/Summary.mjs';
import { run } from './checks/run.mjs';
import { runJourneys } from './checks/runJourneys.mjs';
import { runStages } from './checks/runStages.mjs';
import { runUnitTests } from './checks/runUnitTests.mjs';

const folder = await mkdtemp(join(tmpdir(), 'croupier-test-'));
const summary = new Summary();

/** The compiler leaves a core idle at times, and so does the build; their output is not mixed. */
async function buildBesideTypes() {
  const output = { text: '' };
  const [isBuilt, hasTypes] = await Promise.all([
    run('node', ['scripts/build.mjs']),
    run('npx', ['tsc', '--noEmit', '-p', '.'], { output }),
  ]);
  process.stdout.write(output.text);
  return isBuilt && hasTypes;
}

const stages = {
  'build, types': buildBesideTypes,
  lint: () => run('npm', ['run', '--silent', 'lint']),
  unit: () => runUnitTests(summary, 'unit', { folder }),
  journeys: () => runJourneys(summary, { folder, selection: 'gate' }),
};

await runStages(summary, stages, { wanted: process.argv.slice(2), endsAtRed: true });
await rm(folder, { recursive: true, force: true });
console.log(summary.text());
process.exit(summary.isGreen ? 0 : 1);
