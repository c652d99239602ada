/**
 * Random money operations of many simultaneous players over a faulty network, while processes are killed. Afterwards
 * all books have to agree with each other and with the answers that players got (I1–I5).
 * @module
 */
import { sleep } from '../../../tools/browser.mjs';
import { useControl } from '../../../tools/sandboxControls.mjs';
import { withTemporaryDatabase } from '../../../tools/temporaryDatabase.mjs';
import { parseOptions } from '../../parseOptions.mjs';
import { SeededRandom } from '../SeededRandom.mjs';
import { writeResult } from '../writeResult.mjs';
import { compareBooks } from './compareBooks.mjs';
import { House } from './House.mjs';
import { Journal } from './Journal.mjs';
import { LEDGER_WEIGHTS, ledgerActions, play } from './play.mjs';
import { report } from './report.mjs';
import { plain, totalsOf } from './totals.mjs';
import { postgresFolder, withTemporaryPostgres } from '../../../tools/temporaryPostgres.mjs';

/**
 * Runs with fewer operations are the short form, which is part of `npm test`: fewer players, so that each does several
 * operations, and more network faults, but none with long waits (late calls, bets that never get an answer).
 */
const FULL_FROM = 2000;
const FULL = { players: 50, harm: 1, hasLongWaits: true };
const SHORT = { players: 16, harm: 4, hasLongWaits: false };
const SETTLED_WITHIN = 300_000;
/**
 * How far the clocks are moved ahead, in ms: past the day after which a payment without an answer of the bank fails,
 * and past the ten minutes after which a deposit that never reached the vendor fails.
 */
const VENDOR_AHEAD = 25 * 3_600_000;
const OPERATOR_AHEAD = 11 * 60_000;

/**
 * @typedef {{ name: string, usual: { operations: number, kills: number, databaseKills: number }, weights: Record<string, number>, actions: Record<string, (player: import('./Player.mjs').Player) => Promise<unknown>>, check?: (players: import('./Player.mjs').Player[]) => Promise<string[]>, end?: (house: House, players: import('./Player.mjs').Player[], journal: Journal) => Promise<void>, compare?: (books: object, journal: Journal) => { differences: string[], ends: Record<string, number> } }} Profile
 */

/** Stakes, deposits and withdrawals. @type {Profile} */
const LEDGER = {
  name: 'ledger',
  usual: { operations: 10_000, kills: 20, databaseKills: 0 },
  weights: LEDGER_WEIGHTS,
  actions: ledgerActions,
};

/** @param {ReadonlyArray<string>} args @param {Profile} [profile] @returns {Promise<boolean>} whether all books agree */
export async function proveLedger(args, profile = LEDGER) {
  const given = parseOptions(args, {
    ...profile.usual,
    players: 0,
    harm: 0,
    database: '',
    seed: Date.now() % 1_000_000,
  });
  const isShort = given.operations < FULL_FROM;
  const usual = isShort ? SHORT : FULL;
  const options = {
    ...usual,
    ...given,
    profile,
    players: given.players || usual.players,
    harm: given.harm || usual.harm,
  };
  const databases = given.database === '' ? ['pglite', 'postgres'] : [given.database];
  let isProven = true;
  for (const database of databases) {
    if (given.database === '' && database === 'postgres' && !isPostgresHere()) {
      console.log('NOT RUN on PostgreSQL: there is none here, and DATABASE_URL is not set.\n');
      isProven = isProven && isShort;
    } else isProven = (await onDatabase(options, database)) && isProven;
  }
  return isProven;
}

const isPostgresHere = () => Boolean(process.env.DATABASE_URL) || postgresFolder() !== null;

function onDatabase(options, database) {
  const run = (databaseUrl, databaseServer = null) => proveOn({ ...options, database, databaseUrl, databaseServer });
  if (database === 'pglite') return run(null);
  if (database !== 'postgres') throw new Error(`--database is pglite or postgres, not ${database}`);
  return process.env.DATABASE_URL ? withTemporaryDatabase(process.env.DATABASE_URL, run) : withTemporaryPostgres(run);
}

async function proveOn({
  operations,
  players: count,
  kills,
  harm,
  hasLongWaits,
  seed,
  profile,
  databaseKills,
  database,
  databaseUrl,
  databaseServer,
}) {
  const journal = new Journal();
  const house = new House({ databaseUrl, databaseServer, random: new SeededRandom(seed), harm, hasLongWaits });
  try {
    await house.start();
    const started = performance.now();
    const players = await play({
      house,
      journal,
      operations,
      players: count,
      kills,
      databaseKills,
      seed,
      weights: profile.weights,
      actions: profile.actions,
    });
    const playedMs = performance.now() - started;
    await settle(house, players, journal);
    await profile.end?.(house, players, journal);
    const settledMs = performance.now() - started - playedMs;
    const own = (await profile.check?.(players)) ?? [];
    const live = await ask(house, house.operators[0], 'audit');
    const shown = await Promise.all(
      players.map(async (player) => ({
        uid: String(player.uid),
        minor: await player.balance(),
        currency: player.currency,
      })),
    );
    await house.stop();
    const audit = await house.command('auditLedger.js');
    const books = JSON.parse((await house.command('books.js')).output);
    const compared = profile.compare?.(books, journal) ?? { differences: [], ends: {} };
    const differences = [
      ...live.violations.map(({ invariant, what, id, detail }) => `auditor: ${invariant} ${what}: ${id} (${detail})`),
      ...(audit.code === 0 ? [] : [`audit:ledger on the stopped data: ${audit.output.trim()}`]),
      ...compareBooks(books, journal),
      ...compareShown(books, shown),
      ...own,
      ...compared.differences,
      ...house.crashes,
      ...house.loudLines().map((line) => `log: ${line.slice(0, 300)}`),
    ];
    const figures = figuresOf({ house, journal, players, books, playedMs, settledMs, more: compared.ends });
    report({ name: profile.name, database, seed, figures, differences });
    if (operations >= FULL_FROM)
      writeResult(`${profile.name}-${database}`, {
        database,
        seed,
        operations: journal.operations,
        players: count,
        ...figures,
        differences,
      });
    return differences.length === 0;
  } finally {
    await house.dispose();
  }
}

/** Ends all operations: no more faults, clocks moved past every waiting time, undecided spins sent again. */
async function settle(house, players, journal) {
  await Promise.all([house.toOperator.calm(), house.toVendors.calm()]);
  for (const operator of house.operators) {
    await ask(house, operator, 'calls/heal');
    await ask(house, operator, 'clock/advance', { ms: OPERATOR_AHEAD });
  }
  await ask(house, house.vendors, 'clock/advance', { ms: VENDOR_AHEAD });
  const deadline = performance.now() + SETTLED_WITHIN;
  for (;;) {
    const { reconciled } = await ask(house, house.operators[0], 'reconcile');
    const { unfinished } = await (
      await fetch(`${house.vendors}/__sandbox/studio/totals`, { headers: house.sandboxHeaders() })
    ).json();
    if (reconciled === 0 && unfinished === 0) break;
    if (performance.now() > deadline) {
      journal.fault(`${reconciled} payments and ${unfinished} rounds are still unfinished`);
      break;
    }
    await sleep(1000);
  }
  await Promise.all(players.map((player) => player.table.settle()));
}

/** The balance that the API shows to each player must be the booked one. */
function compareShown({ operator }, shown) {
  const booked = new Map(
    operator.balances
      .filter(({ account }) => account === 'main')
      .map(({ uid, amount }) => [uid, Number(amount.replace('.', ''))]),
  );
  return shown
    .filter(({ uid, minor }) => (booked.get(uid) ?? 0) !== minor)
    .map(({ uid, minor }) => `player ${uid} is shown ${minor}, the books have ${booked.get(uid)}`);
}

const ask = (house, origin, control, fields) => useControl(origin, { dataDir: house.dataDir, control, fields });

function figuresOf({ house, journal, players, books, playedMs, settledMs, more }) {
  const countBy = (rows, key) => {
    const counts = {};
    for (const row of rows) counts[key(row)] = (counts[key(row)] ?? 0) + 1;
    return counts;
  };
  return {
    seconds: Math.round(playedMs / 1000),
    secondsToSettle: Math.round(settledMs / 1000),
    operationsPerSecond: Math.round((journal.operations * 10_000) / playedMs) / 10,
    byKind: journal.counts,
    answers: journal.answers,
    retries: players.reduce((sum, player) => sum + player.caller.retries, 0),
    kills: house.kills,
    wireFaults: { toOperator: house.toOperator.faults, toVendors: house.toVendors.faults },
    ends: {
      ...countBy(books.operator.payments, ({ type, status }) => `${type} ${status}`),
      ...countBy(books.studio.rounds, ({ state }) => `round ${state}`),
      ...more,
    },
    givenBack: books.operator.rounds.filter(({ status }) => status === 'rolled_back').length,
    totals: totalsOf(books).map(({ figure, operator, vendor }) => ({
      figure,
      operator: plain(operator),
      vendor: plain(vendor),
    })),
  };
}
