import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/testing/openTestDatabase.ts';
import { auditLedger } from '../operator/audit/auditLedger.ts';
import { startTestOperator, testConfig, type TestOperator } from '../operator/testing/startTestOperator.ts';
import { TestVendors } from '../operator/testing/TestVendors.ts';
import { createSportsbook, type Sportsbook } from '../sportsbook/server/createSportsbook.ts';
import { sportsbookMigrations } from '../sportsbook/server/sportsbookMigrations.ts';

let operator: TestOperator;
let database: Database;
let book: Sportsbook;
let isBuilt = false;
let session: string;
let cookie: string;

beforeAll(async () => {
  const vendors = new TestVendors();
  vendors.on('/sportsbook/api/highlights', () => Response.json({ events: highlights() }));
  operator = await startTestOperator({}, undefined, vendors);
  database = await openTestDatabase([
    { schema: 'vendors', modules: [{ module: 'sportsbook', migrations: sportsbookMigrations }] },
  ]);
  book = createSportsbook({
    database,
    seed: 'both',
    operatorUrl: 'http://operator.test',
    secret: testConfig.sportsbookSecret,
    now: () => operator.time.ms,
    retryDelaysMs: [],
    fetch: async (input, init) => {
      const { pathname } = new URL(String(input));
      const reply = await operator.app.inject({
        method: 'POST',
        url: pathname,
        payload: String(init?.body),
        headers: Object.fromEntries(new Headers(init?.headers)),
      });
      return new Response(reply.body, { status: reply.statusCode });
    },
  });
  isBuilt = true;
  const player = await operator.player();
  ({ cookie } = player);
  await operator.control('credit', { uid: player.uid, amount: '50.00', currency: 'USD' });
  const launch = await operator.app.inject({
    url: '/platform/game/dgt_sportsbook/play?locale=en',
    headers: { cookie: `croupier_session=${cookie}`, 'sec-fetch-site': 'same-origin' },
  });
  session = new URL(String(launch.headers.location)).searchParams.get('session') ?? '';
  await book.rulings.refresh();
}, 60_000);
afterAll(async () => {
  expect(await auditLedger(operator.database, new Date(operator.time.ms))).toEqual([]);
  await operator.close();
  await database.close();
});

/** Only asked for when the operator has started; the sportsbook follows. */
const highlights = () => (isBuilt ? book.lists.highlights(8) : []);

const leg = (index: number) => {
  const lines = book.lists.events({ sport: 'football', when: 'soon', league: null, after: operator.time.ms + 60_000 });
  const { id, main } = lines.lines[index] ?? { id: '', main: null };
  const selection = main?.selections[0];
  return { event: id, market: main?.key ?? '', selection: selection?.key ?? '', odds: selection?.price ?? 0 };
};
const place = async (legs: readonly ReturnType<typeof leg>[], key: string) => {
  const kind = legs.length === 1 ? ('single' as const) : ('accumulator' as const);
  const common = { session, key, system: null, stake: '2.00', funding: 'auto', consent: 'none' as const, odds: 0 };
  const reply = await book.places.place({ ...common, kind, legs });
  if (reply.status !== 'accepted') throw new Error(JSON.stringify(reply));
  return reply.bet;
};
const operatorsBet = async (id: string) => (await operator.call('Bets.getOne', { id }, { cookie })).data;
const rule = async (of: ReturnType<typeof leg>, ruling: 'won' | 'lost' | 'void') => {
  await book.rulings.add({ event: of.event, market: of.market, selection: of.selection, ruling });
  await book.decision.decideAgain(of.event);
};
const balance = async () => (await book.sessions.open(session)).balance;

test('1-4 the sportsbook and the operator agree on a bet from its stake to its corrected result', async () => {
  expect(await balance()).toBe('50.00');
  const one = leg(0);
  const bet = await place([one], 'key-one-0001');
  expect(await balance()).toBe('48.00');
  expect(await operatorsBet(bet.id)).toMatchObject({ status: 'open', kind: 'single' });
  await rule(one, 'won');
  const won = (48 + (2 * one.odds) / 1000).toFixed(2);
  expect(Number(await balance())).toBeCloseTo(Math.floor(Number(won) * 100) / 100, 1);
  expect(await operatorsBet(bet.id)).toMatchObject({ status: 'won' });
  await rule(one, 'lost');
  expect(await balance()).toBe('48.00');
  expect(await operatorsBet(bet.id)).toMatchObject({ status: 'lost' });
});

test('a void returns the stake, and a cash-out pays what was confirmed', async () => {
  const before = Number(await balance());
  const voided = await place([leg(1), leg(2)], 'key-two-0002');
  for (const index of [1, 2]) await rule(leg(index), 'void');
  expect(await operatorsBet(voided.id)).toMatchObject({ status: 'void' });
  expect(Number(await balance())).toBeCloseTo(before, 2);
  const sold = await place([leg(3)], 'key-three-03');
  const { price } = await book.cashOuts.quote(session, sold.id, 50);
  await book.cashOuts.cashOut({ session, bet: sold.id, key: 'cash-0001', percent: 50, price: price ?? '' });
  expect(await operatorsBet(sold.id)).toMatchObject({ status: 'partly_cashed_out' });
  const rest = await book.cashOuts.quote(session, sold.id, 100);
  await book.cashOuts.cashOut({ session, bet: sold.id, key: 'cash-0002', percent: 100, price: rest.price ?? '' });
  expect(await operatorsBet(sold.id)).toMatchObject({ status: 'cashed_out' });
  expect(Number(await balance())).toBeCloseTo(before - 2 + Number(price) + Number(rest.price), 2);
});

test('the home block’s events are those of the sportsbook, in the contract’s shape', async () => {
  const { data } = await operator.call('Betting.getEvents', { count: 4 });
  const ids = book.lists.highlights(4).map(({ id }) => id);
  expect((data as { items?: { id: string }[] }).items?.map(({ id }) => id) ?? data).toEqual(ids);
});

test('Part 13 an edited bet is sold and placed anew in both books', async () => {
  const before = Number(await balance());
  const bet = await place([leg(4), leg(5)], 'key-edit-0001');
  const quote = await book.editing.quote(session, bet.id, [leg(4)]);
  if (quote.status !== 'offered') throw new Error(JSON.stringify(quote));
  const { revision, price, stake } = quote.offer;
  const request = { session, bet: bet.id, key: 'edit-0001', revision, price, stake, legs: [leg(4)] };
  const end = await book.editing.edit(request);
  if (end.status !== 'edited') throw new Error(JSON.stringify(end));
  expect(Number(await balance())).toBeCloseTo(before - 2, 2);
  expect(await operatorsBet(bet.id)).toMatchObject({ status: 'cashed_out', payout: { amount: price } });
  expect(await operatorsBet(end.bet.id)).toMatchObject({ status: 'open', kind: 'single', stake: { amount: stake } });
});
