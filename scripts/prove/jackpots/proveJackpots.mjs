/**
 * Random rounds of many players with raises, repeated calls, late ends, rollbacks and ties, while two replicas count
 * stakes and pay drops: every pool, player and drop is right to the unit, and the auditor finds nothing.
 * @module
 */
import { table } from '../../../tools/table.mjs';
import { Crew } from '../Crew.mjs';
import { onDatabase } from '../onDatabase.mjs';
import { parseOptions } from '../../parseOptions.mjs';
import { resultName, writeResult } from '../writeResult.mjs';

const FULL_FROM = 20_000;
/** Without these a run shows nothing. */
const ENDINGS = ['settled', 'raised', 'late', 'returned', 'raiseReturned', 'buried'];
const DROPS = ['brass-tower mini', 'brass-tower minor', 'northern-lights mini'];

/** @param {ReadonlyArray<string>} args @returns {Promise<boolean>} */
export async function proveJackpots(args) {
  const options = parseOptions(args, { rounds: FULL_FROM, seed: Date.now() % 1_000_000, database: '' });
  const databases = options.database === '' ? ['pglite', 'postgres'] : [options.database];
  const results = [];
  for (const database of databases) results.push(await onDatabase(database, () => proveOn(options)));
  const isProven = results.every(({ isRight }) => isRight);
  if (options.rounds >= FULL_FROM)
    writeResult(resultName('jackpots', options.database), { seed: options.seed, runs: results });
  return isProven;
}

async function proveOn({ rounds, seed }) {
  const started = performance.now();
  const crew = await Crew.start('jackpotsWorker', 1);
  try {
    const [{ kind, counts, drops, faults }] = await crew.run([{ rounds, seed }]);
    const seconds = Math.round((performance.now() - started) / 1000);
    const missing = [...ENDINGS.filter((one) => !counts[one]), ...DROPS.filter((one) => !drops[one])];
    console.log(
      table(
        `Jackpots: ${rounds.toLocaleString('en')} rounds, seed ${seed}, ${kind}`,
        ['ending or drop', 'times'],
        [...entriesOf(counts), ...entriesOf(drops).map(([name, count]) => [`drop of ${name}`, count])],
      ),
    );
    for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
    const isRight = faults.length === 0 && missing.length === 0 && !Object.keys(counts).some(isFault);
    console.log(`${seconds} s.`);
    console.log(
      isRight
        ? 'Every pool, player and drop is right to the unit.\n'
        : `NOT PROVEN: ${faults.length} faults; never seen: ${missing.join(', ')}\n`,
    );
    return { database: kind, rounds, seconds, faults: faults.length, counts, drops, isRight };
  } finally {
    await crew.stop();
  }
}

const isFault = (name) => name.startsWith('FAULT');

const entriesOf = (counts) =>
  Object.entries(counts)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, count]) => [name, String(count)]);
