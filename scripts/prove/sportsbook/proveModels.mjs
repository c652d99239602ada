/**
 * Plays thousands of matches of each sport and compares them with the probabilities that the prices come from.
 * @module
 */
import { availableParallelism } from 'node:os';
import { table } from '../../../tools/table.mjs';
import { Crew } from '../Crew.mjs';
import { writeResult } from '../writeResult.mjs';

/** Runs with fewer matches are not written to a file. */
const FULL_FROM = 20_000;
const MATCHES_A_TASK = 250;
/** Of all tests of all sports together. */
const LEAST_P = 0.001;

/** @param {{ matches: number, seed: number }} options matches of each sport @returns {Promise<boolean>} */
export async function proveModels({ matches, seed }) {
  const started = performance.now();
  const crew = await Crew.start('modelsWorker', availableParallelism());
  try {
    const tasks = crew.offer.sports.flatMap((sport) =>
      Array.from({ length: Math.ceil(matches / MATCHES_A_TASK) }, (_, index) => ({
        sport,
        first: index * MATCHES_A_TASK,
        matches: Math.min(MATCHES_A_TASK, matches - index * MATCHES_A_TASK),
        seed,
      })),
    );
    const counts = await crew.run(tasks);
    const judged = await crew.run(
      crew.offer.sports.map((sport) => ({ judge: counts.filter((count) => count.sport === sport) })),
    );
    const sports = judged.map((sum, index) => ({ sport: crew.offer.sports[index], ...sum }));
    const tests = sports.reduce((sum, { judgements }) => sum + judgements.length, 0);
    const limit = LEAST_P / tests;
    const seconds = Math.round((performance.now() - started) / 1000);
    for (const sport of sports) report(sport, seed);
    const isProven = conclude(sports, tests, limit, seconds);
    if (matches >= FULL_FROM) writeResult('sportsbook-models', { matches, seed, seconds, tests, limit, sports });
    return isProven;
  } finally {
    await crew.stop();
  }
}

const percent = (value) => `${(value * 100).toFixed(2)} %`;

function report({ sport, matches, states, markets, judgements }, seed) {
  console.log(
    table(
      `${sport}: ${matches.toLocaleString('en')} matches, ${states.toLocaleString('en')} states, ${markets.toLocaleString('en')} markets priced, seed ${seed}`,
      ['market, moment', 'test', 'bets', 'by the model', 'found', 'p'],
      judgements.map(({ name, test, bets, expected, found, p }) => [
        name,
        test,
        String(bets),
        percent(expected),
        percent(found),
        p.toPrecision(2),
      ]),
    ),
  );
}

function conclude(sports, tests, limit, seconds) {
  const wrong = sports.flatMap(({ sport, judgements }) =>
    judgements.filter(({ p }) => !(p > limit)).map(({ name, test, p }) => `${sport}, ${name}: ${test}, p ${p}`),
  );
  const faults = sports.flatMap((one) => one.faults);
  console.log(`${tests} tests; p > ${LEAST_P} after Bonferroni means p > ${limit.toExponential(1)}. ${seconds} s.`);
  for (const line of [...wrong, ...faults]) console.log(`  ${line}`);
  const isProven = wrong.length === 0 && faults.length === 0;
  console.log(isProven ? 'Matches are played by the prices.\n' : 'MATCHES ARE NOT PLAYED BY THE PRICES\n');
  return isProven;
}
