/**
 * The calculator's chance, cost and payout of an offer against 100,000 simulated tries of the same offer.
 * @module
 */
import { availableParallelism } from 'node:os';
import { table } from '../../../tools/table.mjs';
import { Crew } from '../Crew.mjs';
import { parseOptions } from '../../parseOptions.mjs';
import { writeResult } from '../writeResult.mjs';

const FULL_FROM = 100_000;
/** |z| of p = 0.001, divided by the number of comparisons (Bonferroni): of 48, each may have p = 0.00002. */
const LIMIT = 4.26;

/** @param {ReadonlyArray<string>} args @returns {Promise<boolean>} */
export async function proveCalculator(args) {
  const { tries, seed, threads } = parseOptions(args, {
    tries: FULL_FROM,
    seed: Date.now() % 1_000_000,
    threads: availableParallelism(),
  });
  const crew = await Crew.start('calculatorWorker', threads);
  try {
    const tasks = Array.from({ length: crew.offer.offers }, (_, index) => ({ index, tries, seed: seed + index }));
    const runs = await crew.run(tasks);
    console.log(
      table(
        `Calculator: ${tries.toLocaleString('en')} tries of each offer, seed ${seed}`,
        ['offer', 'chance', 'tried', 'z', 'cost', 'tried', 'z', 'paid', 'tried', 'z', 'ms'],
        runs.map(({ offer, chance, cost, paid, ms }) => [
          nameOf(offer),
          percent(chance.reckoned),
          percent(chance.tried),
          chance.z.toFixed(2),
          (cost.reckoned / 100).toFixed(2),
          (cost.tried / 100).toFixed(2),
          cost.z.toFixed(2),
          (paid.reckoned / 100).toFixed(2),
          (paid.tried / 100).toFixed(2),
          paid.z.toFixed(2),
          ms.toFixed(0),
        ]),
      ),
    );
    const failed = runs.filter((run) => [run.chance, run.cost, run.paid].some(({ z }) => !(Math.abs(z) <= LIMIT)));
    console.log(`${runs.length * 3} comparisons; p > 0.001 after Bonferroni means |z| ≤ ${LIMIT}.`);
    console.log(
      failed.length === 0
        ? 'The calculator says what the tries show.\n'
        : `NOT WHAT THE TRIES SHOW: ${failed.map(({ offer }) => nameOf(offer)).join(', ')}\n`,
    );
    if (tries >= FULL_FROM) writeResult('calculator', { tries, seed, limit: LIMIT, runs });
    return failed.length === 0;
  } finally {
    await crew.stop();
  }
}

const percent = (value) => `${(value * 100).toFixed(2)} %`;

function nameOf({ game, deposit, amount, stake, times, percent: counts, isIsolated, isSticky, mostTimes, base }) {
  const more = [
    base === 'deposit_and_bonus' && 'of both',
    counts < 100 && `counts ${counts} %`,
    !isIsolated && 'mixed stakes',
    isSticky && 'sticky',
    mostTimes !== null && `at most ${mostTimes} ×`,
  ].filter(Boolean);
  return [`${game}, ${deposit / 100} + ${amount / 100}, ${times} × at ${stake / 100}`, ...more].join(', ');
}
