/**
 * Thousands of random bets of many players at once over a faulty network, while processes are killed: voids, results
 * corrected once and twice, cash-outs of bets that are settled at that moment. Every bet ends once, and the books of
 * sportsbook and operator agree row by row.
 * @module
 */
import { sleep } from '../../../tools/browser.mjs';
import { useControl } from '../../../tools/sandboxControls.mjs';
import { proveLedger } from '../ledger/proveLedger.mjs';
import { BetDesk } from './BetDesk.mjs';
import { compareBets, endsOf } from './compareBets.mjs';
import { EventBoard } from './EventBoard.mjs';

const WEIGHTS = {
  bet: 34,
  'bet doubled': 5,
  'live bet': 30,
  'live bet doubled': 5,
  'free bet': 6,
  'cash-out': 7,
  'cash-out against a settlement': 3,
  'result ruled': 2.5,
  'gift given': 3.5,
  deposit: 2.5,
  'bets looked at': 1.5,
};
/** Of a hundred operations so many are stored as bets, with room for chance: about sixty are. */
const BETS_OF_HUNDRED = 48;
/** How often the sportsbook's clock is moved on while bets are made, so that matches begin, are live and end; and by how much. */
const LEAPS = { least: 2, betsBetween: 800, ms: 12 * 60_000 };
/** With fewer bets it is the short form. */
const FULL_FROM = 1300;
const PLAYERS = { short: 12, full: 50 };
const SETTLED_WITHIN = 600_000;
/** Time in ms in which live matches end, and in which those of the next hour do. */
const LIVE_ENDS = 20 * 60_000;
const ALL_ENDS = 3 * 3_600_000;

/** @param {{ bets: number, kills: number, players: number, harm: number, seed: number, database: string }} options @returns {Promise<boolean>} */
export async function proveBets({ bets, kills, players: wanted, harm, seed, database }) {
  const form = bets < FULL_FROM ? 'short' : 'full';
  const players = wanted || PLAYERS[form];
  const desks = new WeakMap();
  const boards = new WeakMap();
  const deskOf = (player) => {
    const board = boards.get(player.house) ?? new EventBoard(player.house);
    boards.set(player.house, board);
    const desk = desks.get(player) ?? new BetDesk(player, board);
    desks.set(player, desk);
    return desk;
  };
  const leaps = Math.max(LEAPS.least, bets / LEAPS.betsBetween);
  // Every player registers and deposits first.
  const operations = Math.ceil((bets * 100) / BETS_OF_HUNDRED) + 2 * players;
  const given = { operations, kills, players, harm, seed, ...(database === '' ? {} : { database }) };
  return proveLedger(
    Object.entries(given).flatMap(([name, value]) => [`--${name}`, String(value)]),
    {
      name: 'sportsbook-bets',
      usual: { operations, kills, databaseKills: 0 },
      weights: { ...WEIGHTS, 'matches go on': (100 * leaps) / operations },
      actions: {
        bet: (player) => deskOf(player).place(),
        'bet doubled': (player) => deskOf(player).place({ copies: 2 }),
        'live bet': (player) => deskOf(player).place({ isLive: true }),
        'live bet doubled': (player) => deskOf(player).place({ isLive: true, copies: 2 }),
        'free bet': (player) => deskOf(player).place({ isFree: true }),
        'cash-out': (player) => deskOf(player).cashOut(),
        'cash-out against a settlement': (player) => deskOf(player).cashOut({ isRacing: true }),
        'result ruled': (player) => deskOf(player).rule(),
        'gift given': (player) => deskOf(player).give(),
        'matches go on': (player) => player.control('/__sandbox/sportsbook/clock/advance', { ms: LEAPS.ms }),
        deposit: (player) => player.deposit({ isDoubled: false }),
        'bets looked at': (player) => deskOf(player).look(),
      },
      end: (house, all, journal) => end(house, all.map(deskOf), journal),
      compare: (books, journal) => ({
        differences: [...compareBets(books, journal), ...enough(books, bets)],
        ends: endsOf(books),
      }),
    },
  );
}

/** Matches end while players sell their bets; then results are corrected, some twice; then everything ends. */
async function end(house, desks, journal) {
  await Promise.all([advance(house, LIVE_ENDS), ...desks.map((desk) => desk.cashOutAll())]);
  for (const desk of desks) await desk.rule();
  for (const [index, desk] of desks.entries())
    await desk.correctFreeBet(index % 2 === 0 ? ['void', 'won'] : ['won', 'void']);
  await advance(house, ALL_ENDS);
  await finished(house, journal);
  for (const desk of desks.slice(0, 12)) await desk.rule();
  await finished(house, journal);
}

const advance = (house, ms) =>
  useControl(house.vendors, { dataDir: house.dataDir, control: 'sportsbook/clock/advance', fields: { ms } });

async function finished(house, journal) {
  const deadline = performance.now() + SETTLED_WITHIN;
  for (;;) {
    const reply = await fetch(`${house.vendors}/__sandbox/sportsbook/unfinished`, { headers: house.sandboxHeaders() });
    const { bets, moves } = await reply.json();
    if (bets === 0 && moves === 0) return;
    if (performance.now() > deadline) {
      journal.fault(`${bets} bets and ${moves} payments are still unfinished`);
      return;
    }
    await sleep(500);
  }
}

/** As many bets have to have been made as were asked for; in the full form they have to have ended in every way. */
function enough({ sportsbook }, bets) {
  const made = sportsbook.bets.length;
  const tooFew = made < bets ? [`only ${made} of ${bets} bets were made`] : [];
  if (bets < FULL_FROM) return tooFew;
  const ends = endsOf({ sportsbook });
  const wanted = [
    ...['won', 'returned', 'lost', 'void', 'cashed_out', 'refused'].map((outcome) => `bet ${outcome}`),
    ...['single', 'accumulator', 'system', 'builder', 'live bet', 'free bet'].map((kind) => `${kind} taken`),
    ...['correction', 'partial_cash_out'].map((kind) => `payment ${kind}`),
    'bet corrected twice or more',
    'free bet corrected to void',
    'free bet corrected from void',
  ].filter((name) => !ends[name]);
  return [...wanted.map((name) => `there was no "${name}"`), ...tooFew];
}
