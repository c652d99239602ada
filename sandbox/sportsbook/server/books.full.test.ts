import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import type { Sportsbook } from './createSportsbook.ts';
import { SportsbookError } from './SportsbookError.ts';
import { FakeSportsWallet } from './testing/FakeSportsWallet.ts';
import { openSportsbookDatabase, testSportsbook } from './testing/startTestSportsbook.ts';

let database: Database;
let now = Date.UTC(2026, 5, 1, 12, 1);
const wallet = new FakeSportsWallet(() => now);

beforeAll(async () => {
  database = await openSportsbookDatabase();
}, 60_000);
afterAll(() => database.close());

const start = (): Sportsbook => testSportsbook(wallet, { database, seed: 'books', now: () => now });

/** A small generator, so that a failure can be repeated. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const BETS = 40;
const METHODS = ['place', 'settle', 'rollback'] as const;
const FAULTS = ['lostBefore', 'lostAfter', 'broken'] as const;
const RULINGS = ['void', 'won', 'lost'] as const;

test('after faults, kills, voids, corrections and cash-outs both books agree on every bet, which has one end', async () => {
  const random = chance(28);
  let book = start();
  await book.sessions.open('s');
  await book.rulings.refresh();
  wallet.balance = 100_000_000n;
  const placed: string[] = [];
  let last: (typeof known)[number] | undefined;
  const known: { event: string; market: string; selection: string }[] = [];
  /** What the sportsbook refuses is an answer; anything else is a fault of ours. */
  const quietly = async (run: Promise<unknown>): Promise<void> => {
    try {
      await run;
    } catch (error) {
      if (!(error instanceof SportsbookError)) throw error;
    }
  };
  for (let turn = 0; turn < BETS; turn += 1) {
    if (random(3) === 0) wallet.fail(METHODS[random(3)] ?? 'place', FAULTS[random(3)] ?? 'broken');
    const lines = book.lists
      .highlights(16)
      .filter(({ main, phase }) => main !== null && !main.isSuspended && phase !== 'ended');
    const first = random(Math.max(1, lines.length - 4));
    const legs = lines.slice(first, first + 1 + random(4)).flatMap(({ id, main }) => {
      const selection = main?.selections[random(main.selections.length)];
      return main === null || selection === undefined
        ? []
        : [{ event: id, market: main.key, selection: selection.key, odds: selection.price }];
    });
    const isSystem = legs.length > 2 && random(2) === 0;
    const several = isSystem ? ('system' as const) : ('accumulator' as const);
    const reply = await book.places.place({
      session: 's',
      key: `key-${turn}-000`,
      kind: legs.length === 1 ? 'single' : several,
      system: isSystem ? `2/${legs.length}` : null,
      stake: '3.00',
      funding: 'auto',
      consent: 'any',
      odds: 0,
      legs,
    });
    if ('bet' in reply) placed.push(reply.bet.id);
    // Live bets wait for their delay.
    now += 4_000;
    await book.work();
    known.push(...legs);
    const some = placed.at(-1 - random(2)) ?? '';
    const percent = random(2) === 0 ? 100 : 40;
    const action = random(3);
    if (action === 0 && some !== '')
      await quietly(
        book.cashOuts.cashOut({ session: 's', bet: some, key: `cash-${turn}-000`, percent, price: '0.01' }),
      );
    const leg = known.at(-1 - random(4));
    // Half of the rulings turn the last one round: a corrected result.
    const ruled = random(2) === 0 ? last : leg;
    if (action === 1 && ruled !== undefined) {
      const ruling = RULINGS[random(3)] ?? 'void';
      await book.rulings.add({ event: ruled.event, market: ruled.market, selection: ruled.selection, ruling });
      await book.decision.decideAgain(ruled.event);
      last = ruled;
    }
    // A kill: nothing of the process is left but its tables.
    if (action === 2) book = start();
    now += random(90_000);
    await book.work();
  }
  for (let hour = 0; hour < 6; hour += 1) {
    now += 45 * 60_000;
    await book.work();
  }
  const rows = await database.query<{ id: string; state: string; paid: bigint; revision: number; stake: bigint }>(
    'SELECT id, state, paid, revision, stake FROM vendors.sportsbook_bets',
  );
  expect(rows.length).toBeGreaterThan(BETS / 2);
  const states = new Set(rows.map(({ state }) => state));
  expect([...states].toSorted()).toEqual(['refused', 'settled']);
  const taken = rows.filter(({ state }) => state === 'settled');
  expect(taken.map(({ id, paid, revision }) => ({ id, paid, revision }))).toEqual(
    taken.map(({ id }) => ({ id, paid: wallet.bets.get(id)?.paid, revision: wallet.bets.get(id)?.revision })),
  );
  expect(wallet.bets.size).toBe(taken.length);
  const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);
  expect(wallet.balance).toBe(100_000_000n - sum(taken.map(({ stake }) => stake)) + sum(taken.map(({ paid }) => paid)));
  // Everything has happened that may.
  expect([...new Set(wallet.calls)].toSorted()).toEqual(
    expect.arrayContaining(['place', 'rollback', 'settle cash_out', 'settle correction', 'settle settlement']),
  );
});
