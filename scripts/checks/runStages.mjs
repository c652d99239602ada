/** Stages that count their own tests; a red one of the others counts as one failure. */
const COUNTED = ['unit', 'postgres', 'journeys'];

/**
 * Runs stages one after another. A stage resolves with whether it is green, or with a text that says why it did not run.
 * @param {import('./Summary.mjs').Summary} summary @param {Record<string, () => Promise<boolean | string>>} stages
 * @param {{ wanted: readonly string[], endsAtRed: boolean }} options `wanted` names stages by the beginning of their names; empty for all
 */
export async function runStages(summary, stages, { wanted, endsAtRed }) {
  const isWanted = (/** @type {string} */ name) =>
    wanted.length === 0 || wanted.some((start) => name.startsWith(start));
  for (const [name, runStage] of Object.entries(stages)) {
    if (!isWanted(name)) continue;
    console.log(`\n── ${name} ──`);
    const startedAt = performance.now();
    const result = await runStage();
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    const outcome = outcomeOf(result);
    summary.stages.push({ name, outcome, seconds, note: typeof result === 'string' ? result : '' });
    if (outcome === 'red' && !COUNTED.includes(name)) {
      summary.count({ passed: 0, failed: 1, skipped: 0 });
      summary.failed.push({ where: name, title: '(the stage)', message: 'its output is above' });
    }
    if (outcome === 'red' && endsAtRed) return;
  }
}

/** @param {boolean | string} result */
function outcomeOf(result) {
  if (typeof result === 'string') return 'NOT RUN';
  return result ? 'green' : 'red';
}
