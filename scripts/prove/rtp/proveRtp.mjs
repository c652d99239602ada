/**
 * Simulates millions of rounds of every game with new seeds and compares the mean return with the exact one.
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
/** Maximum deviation of a mean, in standard errors. */
const LIMIT = 3;
/** Probability that a correct game exceeds it, by the normal distribution. */
const FALSE_ALARM = 0.0027;

/**
 * With 36 means, one exceeds 3 standard errors by chance in every tenth run. So an alarm is repeated with another new
 * seed. It counts if the game exceeds the limit again, which happens to a correct game once in 140,000 times.
 * @param {ReadonlyArray<string>} args @returns {Promise<boolean>}
 */
export async function proveRtp(args) {
  const { rounds, seeds, threads } = parseOptions(args, {
    rounds: 10_000_000,
    seeds: 3,
    threads: availableParallelism(),
  });
  const started = performance.now();
  const crew = await Crew.start('rtpWorker', threads);
  const exact = new Map(crew.offer.exact.map((figures) => [figures.game, figures]));
  try {
    const tasks = [...exact.keys()].flatMap((game) =>
      Array.from({ length: seeds }, () => ({ game, rounds, seed: freshSeed() })),
    );
    const first = await simulate(crew, exact, tasks);
    const alarms = first.filter(({ z }) => Math.abs(z) > LIMIT);
    const again = await simulate(
      crew,
      exact,
      alarms.map(({ game }) => ({ game, rounds, seed: freshSeed() })),
    );
    const failed = again.filter(({ z }) => Math.abs(z) > LIMIT).map(({ game }) => game);
    const seconds = Math.round((performance.now() - started) / 1000);
    const games = [...exact.keys()].map((game) =>
      joined(
        exact.get(game),
        first.filter((run) => run.game === game),
      ),
    );
    report({ games, first, again, failed, rounds, seeds, seconds });
    if (rounds >= FULL_FROM) writeResult('rtp', { rounds, seeds, seconds, games, runs: first, again, failed });
    return failed.length === 0;
  } finally {
    await crew.stop();
  }
}

const freshSeed = () => randomInt(2 ** 32);

/** Combines the runs of one game as one longer simulation. */
function joined(exact, runs) {
  const mean = runs.reduce((sum, { rtp }) => sum + rtp, 0) / runs.length;
  const standardError = Math.sqrt(runs.reduce((sum, run) => sum + run.standardError ** 2, 0)) / runs.length;
  return {
    game: exact.game,
    exact: exact.text,
    mean,
    standardError,
    z: (mean - exact.rtp) / standardError,
    zOfSeeds: runs.map(({ z }) => z),
  };
}

function report({ games, first, again, failed, rounds, seeds, seconds }) {
  const percent = (value) => `${(value * 100).toFixed(4)} %`;
  const rows = games.map(({ game, exact, mean, standardError, z, zOfSeeds }) => [
    game,
    percent(Number(exact)),
    percent(mean),
    percent(standardError),
    ...zOfSeeds.map((one) => one.toFixed(2)),
    z.toFixed(2),
  ]);
  const columns = [
    'game',
    'exact RTP',
    'simulated',
    'std. error',
    ...Array.from({ length: seeds }, (_, index) => `z ${index + 1}`),
    'z together',
  ];
  console.log(
    table(`Return to player: ${seeds} fresh seeds × ${rounds.toLocaleString('en')} rounds a game`, columns, rows),
  );
  const alarms = first.filter(({ z }) => Math.abs(z) > LIMIT).length;
  const expected = (first.length * FALSE_ALARM).toFixed(2);
  console.log(
    `${alarms} of ${first.length} means beyond ${LIMIT} standard errors (${expected} expected of honest games), ${seconds} s.`,
  );
  for (const { game, seed, z } of again) console.log(`  ${game} again with seed ${seed}: z ${z.toFixed(2)}`);
  console.log(
    failed.length === 0
      ? 'Every game returns what its figures say.\n'
      : `NOT WHAT THE FIGURES SAY: ${failed.join(', ')}\n`,
  );
}

/** Simulates, with the distance of each mean from the exact return in standard errors. */
async function simulate(crew, exact, tasks) {
  const results = await crew.run(tasks);
  return results.map((result) => ({ ...result, z: (result.rtp - exact.get(result.game).rtp) / result.standardError }));
}
