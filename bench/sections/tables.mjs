/**
 * Five hundred players at one crash table: how late each frame comes, and whether cash-outs are settled by the server's
 * clock.
 * @module
 */
import { sleep } from '../../tools/browser.mjs';
import { figure, judge } from '../lib/budget.mjs';
import { GAME, Seat } from '../lib/crashSeat.mjs';
import { createPlayer } from '../../tools/player.mjs';
import { sandboxHeaders, useControl } from '../../tools/sandboxControls.mjs';
import { rounded, summary } from '../../tools/statistics.mjs';
import { openGame } from '../../tools/studio.mjs';
import { table } from '../../tools/table.mjs';
import { BUDGETS } from '../budgets.mjs';

const ROUND_WITHIN = 240_000;
const SETTLED_WITHIN = 60_000;
/** Registrations at the same time. */
const AT_ONCE = 8;

/** @param {import('../run.mjs').Bench} bench */
export async function run(bench) {
  const { players: count, rounds } = BUDGETS.tables;
  const product = await bench.freshProduct({ market: 'bench', databaseUrl: bench.databaseUrl });
  try {
    const seats = [];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, worker) => {
        for (let index = worker; index < count; index += AT_ONCE) {
          const player = await createPlayer(product, { amount: '50' });
          seats.push(new Seat(product, await openGame(product, player, GAME), index));
          if (seats.length % 50 === 0) console.error(`${seats.length}/${count} players at the table`);
        }
      }),
    );
    await Promise.all(seats.map((seat) => seat.sit()));
    await playRounds(seats, rounds);
    for (const seat of seats) seat.leave();
    const unfinished = await settle(product);
    const { violations } = await useControl(product.operator, { dataDir: product.dataDir, control: 'audit' });
    return report(seats, rounds, unfinished, violations.length);
  } finally {
    await product.stop();
  }
}

/** Waits for rounds from their betting on, so that everybody has seen each of them whole. */
async function playRounds(seats, rounds) {
  const [first] = seats;
  const from = first.number + 1;
  const deadline = performance.now() + ROUND_WITHIN * rounds;
  for (const seat of seats) seat.playsFrom(from, from + rounds - 1);
  let shown = 0;
  while (!(first.number === from + rounds && first.phase === 'betting')) {
    if (performance.now() > deadline) throw new Error('The rounds did not end');
    if (first.number !== shown) console.error(`round ${first.number - from + 1}/${rounds}`);
    shown = first.number;
    await sleep(100);
  }
  await Promise.all(seats.map((seat) => seat.idle()));
}

/** The number of bets that were never settled. */
async function settle(product) {
  const deadline = performance.now() + SETTLED_WITHIN;
  for (;;) {
    const response = await fetch(`${product.vendors}/__sandbox/studio/totals`, {
      headers: sandboxHeaders(product.dataDir),
    });
    const { unfinished } = await response.json();
    if (unfinished === 0 || performance.now() > deadline) return unfinished;
    await sleep(500);
  }
}

function report(seats, rounds, unfinished, violations) {
  const all = new Set(seats.flatMap((seat) => [...seat.frames.keys()]));
  const missed = seats.reduce((sum, seat) => sum + all.size - seat.frames.size, 0);
  const p95s = seats.map((seat) => summary([...seat.frames.values()])?.p95 ?? Number.POSITIVE_INFINITY);
  const worst = Math.max(...p95s);
  const delays = summary(seats.flatMap((seat) => [...seat.frames.values()]));
  const sum = (read) => seats.reduce((total, seat) => total + read(seat), 0);
  const faults = seats.flatMap(({ faults: own }) => own);
  return {
    tables: [
      table(
        `${seats.length} players at one crash table, ${rounds} rounds`,
        [
          'frames',
          'missed',
          'delay median',
          'p95',
          'longest',
          'worst p95',
          'bets',
          'not taken',
          'cashed out',
          'too late',
          'faults',
        ],
        [
          [
            all.size,
            missed,
            rounded(delays?.median, 0),
            rounded(delays?.p95, 0),
            rounded(delays?.max, 0),
            rounded(worst, 0),
            sum(({ bets }) => bets),
            sum(({ closed }) => closed),
            sum(({ cashOuts }) => cashOuts.paid),
            sum(({ cashOuts }) => cashOuts.late),
            faults.length,
          ],
        ],
      ),
    ],
    checks: [
      judge({ name: 'frames: p95 of the worst player', measured: worst, limit: BUDGETS.tables.frameP95Ms, unit: 'ms' }),
      judge({ name: 'frames that somebody missed', measured: missed, limit: 0 }),
      judge({ name: 'bets not settled, violations of the ledger', measured: unfinished + violations, limit: 0 }),
      figure({ name: 'cash-outs by the server’s clock', measured: sum(({ cashOuts }) => cashOuts.paid) }),
    ],
    failures: [...new Set(faults)].slice(0, 10),
    data: { players: seats.length, rounds, frames: all.size, missed, worst, delays, unfinished, violations },
  };
}
