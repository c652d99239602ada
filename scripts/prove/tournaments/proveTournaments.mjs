/**
 * Random rounds of many players in seasons of tournaments, with ties, raises, rollbacks, withdrawals and rounds that end
 * too late, while two replicas end them: every board, prize and balance is right to the unit, and the auditor finds
 * nothing.
 * @module
 */
import { table } from '../../../tools/table.mjs';
import { Crew } from '../Crew.mjs';
import { onDatabase } from '../onDatabase.mjs';
import { parseOptions } from '../../parseOptions.mjs';
import { resultName, writeResult } from '../writeResult.mjs';

const FULL_FROM = 20_000;
/** Without these a run shows nothing. */
const SEEN = ['settled', 'raised', 'raiseReturned', 'late', 'returned', 'cashOut', 'ended', 'tie', 'paid'];

/** @param {ReadonlyArray<string>} args @returns {Promise<boolean>} */
export async function proveTournaments(args) {
  const options = parseOptions(args, { rounds: FULL_FROM, seed: Date.now() % 1_000_000, database: '' });
  const databases = options.database === '' ? ['pglite', 'postgres'] : [options.database];
  const results = [];
  for (const database of databases) results.push(await onDatabase(database, () => proveOn(options)));
  if (options.rounds >= FULL_FROM)
    writeResult(resultName('tournaments', options.database), { seed: options.seed, runs: results });
  return results.every(({ isRight }) => isRight);
}

async function proveOn({ rounds, seed }) {
  const started = performance.now();
  const crew = await Crew.start('tournamentsWorker', 1);
  try {
    const [{ kind, counts, faults }] = await crew.run([{ rounds, seed }]);
    const seconds = Math.round((performance.now() - started) / 1000);
    const missing = SEEN.filter((name) => !counts[name]);
    const title = `Tournaments: ${rounds.toLocaleString('en')} rounds, seed ${seed}, ${kind}`;
    const rows = Object.entries(counts).sort(([left], [right]) => (left < right ? -1 : 1));
    console.log(
      table(
        title,
        ['what', 'times'],
        rows.map(([name, count]) => [name, String(count)]),
      ),
    );
    for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
    const isRight = faults.length === 0 && missing.length === 0;
    console.log(`${seconds} s.`);
    console.log(
      isRight
        ? 'Every board, prize and balance is right to the unit.\n'
        : `NOT PROVEN: ${faults.length} faults; never seen: ${missing.join(', ')}\n`,
    );
    return { database: kind, rounds, seconds, faults: faults.length, counts, isRight };
  } finally {
    await crew.stop();
  }
}
