/**
 * Plays millions of rounds of every game of the kit with fresh seeds, compares what they return with the games' figures,
 * and looks whether raw draws are equally likely.
 * @module
 */
import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { table } from '../../../tools/table.mjs';
import { Crew } from '../Crew.mjs';
import { parseOptions } from '../../parseOptions.mjs';
import { writeResult } from '../writeResult.mjs';

/** Runs with fewer rounds are the short form, whose figures are not written to a file. */
const FULL_FROM = 1_000_000;
/** Chance that honest games fail in any of the comparisons (Bonferroni). */
const FALSE_ALARM = 0.001;
/** Raw draws below n, counted in cells of equal size. */
const DRAWS = [
  [37, 37],
  [52, 52],
  [57, 57],
  [10_000, 100],
  [1_000_000_000, 100],
  // Nearly 2^32 / 1.5: here a remainder without rejection would show at once.
  [2_800_000_000, 100],
];

/** @param {ReadonlyArray<string>} args @returns {Promise<boolean>} */
export async function proveFairness(args) {
  const { rounds, seeds, threads } = parseOptions(args, {
    rounds: 10_000_000,
    seeds: 3,
    threads: availableParallelism(),
  });
  const started = performance.now();
  const crew = await Crew.start('fairnessWorker', threads);
  try {
    const { trials } = crew.offer;
    const tasks = [
      ...trials.flatMap((_, index) =>
        Array.from({ length: seeds }, () => ({ kind: 'trial', index, rounds, seed: randomInt(2 ** 32) })),
      ),
      ...DRAWS.flatMap(([n, cells]) =>
        Array.from({ length: seeds }, () => ({ kind: 'draws', n, cells, count: rounds })),
      ),
    ];
    const runs = await crew.run(tasks);
    const limit = quantile(1 - FALSE_ALARM / runs.length / 2);
    const seconds = Math.round((performance.now() - started) / 1000);
    const failed = runs.filter(({ z }) => !(Math.abs(z) <= limit));
    report({ trials, runs, rounds, seeds, limit, failed, seconds });
    if (rounds >= FULL_FROM) writeResult('fairness', { rounds, seeds, seconds, limit, trials, runs });
    return failed.length === 0;
  } finally {
    await crew.stop();
  }
}

function report({ trials, runs, rounds, seeds, limit, failed, seconds }) {
  const percent = (value) => `${(value * 100).toFixed(4)} %`;
  const zs = Array.from({ length: seeds }, (_, index) => `z ${index + 1}`);
  const rows = trials.map(({ game, name, expected }, index) => {
    const own = runs.filter((run) => run.kind === 'trial' && run.index === index);
    const mean = own.reduce((sum, { returned }) => sum + returned, 0) / own.length;
    return [game, name, percent(expected), percent(mean), ...own.map(({ z }) => z.toFixed(2))];
  });
  console.log(
    table(
      `Return to player: ${seeds} fresh seeds × ${rounds.toLocaleString('en')} rounds`,
      ['game', 'played', 'by its figures', 'simulated', ...zs],
      rows,
    ),
  );
  const draws = DRAWS.map(([n, cells]) => [
    n.toLocaleString('en'),
    String(cells),
    ...runs.filter((run) => run.kind === 'draws' && run.n === n).map(({ z }) => z.toFixed(2)),
  ]);
  console.log(
    table(`Raw draws: chi-square of ${seeds} × ${rounds.toLocaleString('en')}`, ['below', 'cells', ...zs], draws),
  );
  console.log(
    `${runs.length} comparisons; p > ${FALSE_ALARM} after Bonferroni means |z| ≤ ${limit.toFixed(2)}. ${seconds} s.`,
  );
  console.log(
    failed.length === 0
      ? 'Every game returns what its figures say, and draws are equally likely.\n'
      : `NOT WHAT THE FIGURES SAY: ${failed.map((run) => nameOf(run, trials)).join(', ')}\n`,
  );
}

const nameOf = (run, trials) =>
  run.kind === 'draws' ? `draws below ${run.n}` : `${trials[run.index].game}, ${trials[run.index].name}`;

/** The z with this share of the normal distribution below it, by bisection of its integral (Simpson's rule). */
function quantile(share) {
  const density = (x) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
  const below = (z) => {
    const steps = 2_000;
    const width = z / steps;
    let sum = density(0) + density(z);
    for (let step = 1; step < steps; step += 1) sum += density(step * width) * (step % 2 === 0 ? 2 : 4);
    return 0.5 + (sum * width) / 3;
  };
  let [low, high] = [0, 10];
  while (high - low > 1e-9) {
    const middle = (low + high) / 2;
    if (below(middle) < share) low = middle;
    else high = middle;
  }
  return high;
}
