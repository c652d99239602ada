/**
 * Random sequences of deposits, bonuses, bets, wins, rollbacks, withdrawals, expiries, free spins and cashback, in process: the
 * operator agrees with a model that knows no SQL, and keeps what it promises about bonus money.
 * @module
 */
import { availableParallelism } from 'node:os';
import { table } from '../../../tools/table.mjs';
import { Crew } from '../Crew.mjs';
import { parseOptions } from '../../parseOptions.mjs';
import { writeResult } from '../writeResult.mjs';

const FULL_FROM = 10_000;
/** Sequences on one database: the audit after each of them reads all of it. */
const BATCH = 50;
/** Without these a run shows nothing. */
const ENDINGS = ['converted', 'lost', 'expired', 'removed', 'burned'];
const ANSWERS = [
  'bet done',
  'bet BonusExcluded',
  'bet BonusStakeTooHigh',
  'rollback done',
  'freeBet done',
  'cashback done',
  'withdraw done',
  'withdraw bonusesWouldBurn',
];

/** @param {ReadonlyArray<string>} args @returns {Promise<boolean>} */
export async function proveBonuses(args) {
  const { sequences, seed, threads } = parseOptions(args, {
    sequences: FULL_FROM,
    seed: Date.now() % 1_000_000,
    threads: availableParallelism(),
  });
  const started = performance.now();
  const crew = await Crew.start('bonusesWorker', threads);
  try {
    const seeds = Array.from({ length: sequences }, (_, index) => seed * 100_000 + index);
    const tasks = Array.from({ length: Math.ceil(sequences / BATCH) }, (_, index) => ({
      seeds: seeds.slice(index * BATCH, (index + 1) * BATCH),
    }));
    const runs = await crew.run(tasks);
    const faults = runs.flatMap((run) => run.faults);
    const counts = sum(runs.map((run) => run.counts));
    const statuses = sum(runs.map((run) => run.statuses));
    const steps = runs.reduce((all, run) => all + run.steps, 0);
    const seconds = Math.round((performance.now() - started) / 1000);
    const missing = [...ENDINGS.filter((one) => !statuses[one]), ...ANSWERS.filter((one) => !counts[one])];
    console.log(
      table(
        `Bonuses: ${sequences.toLocaleString('en')} sequences, ${steps.toLocaleString('en')} steps, seed ${seed}, ${runs[0]?.kind}`,
        ['answer or end', 'times'],
        [...entriesOf(counts), ...entriesOf(statuses).map(([name, count]) => [`bonus ${name}`, count])],
      ),
    );
    for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
    const isProven = faults.length === 0 && missing.length === 0;
    console.log(`${seconds} s.`);
    console.log(
      isProven
        ? 'Every balance is what the rules say.\n'
        : `NOT PROVEN: ${faults.length} faults; never seen: ${missing.join(', ')}\n`,
    );
    if (sequences >= FULL_FROM)
      writeResult('bonuses', {
        sequences,
        steps,
        seed,
        seconds,
        database: runs[0]?.kind,
        faults: faults.length,
        counts,
        statuses,
      });
    return isProven;
  } finally {
    await crew.stop();
  }
}

/** @param {Record<string, number>[]} records @returns {Record<string, number>} */
function sum(records) {
  const all = {};
  for (const record of records)
    for (const [name, count] of Object.entries(record)) all[name] = (all[name] ?? 0) + count;
  return all;
}

const entriesOf = (counts) =>
  Object.entries(counts)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, count]) => [name, String(count)]);
