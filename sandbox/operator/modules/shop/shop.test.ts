import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutputOf } from '../../../../src/contract/index.ts';
import type { shop } from '../../../../src/contract/shop.ts';
import { auditLedger } from '../../audit/auditLedger.ts';
import { startTestOperator } from '../../testing/startTestOperator.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import { eventually } from '../../../../tests/eventually.ts';

type Shelf = OutputOf<typeof shop.getproducts>;
type Bought = OutputOf<typeof shop.buyproduct>;

let operator: TestOperator;
let keys = 0;

beforeAll(async () => {
  operator = await startTestOperator();
}, 60_000);
afterAll(async () => {
  expect(await auditLedger(operator.database, new Date(operator.time.ms))).toEqual([]);
  await operator.close();
});

interface Buyer {
  readonly uid: number;
  readonly cookie: string;
}

/** With so many points, and those that come with the levels which they reach: 20 from 200 on. */
async function buyer(points: number, fields: Record<string, string> = {}): Promise<Buyer> {
  const player = await operator.player(fields);
  if (points > 0) await operator.control('grantPoints', { uid: player.uid, points, source_id: `test-${(keys += 1)}` });
  return player;
}

const shelf = async (by: Partial<Buyer> = {}, category = ''): Promise<Shelf> =>
  (await operator.call('loyalty.getproducts', { category }, { cookie: by.cookie })).data;

const one = async (id: string, by: Partial<Buyer> = {}) => {
  const product = (await shelf(by)).items.find((item) => item.id === id);
  if (product === undefined) throw new Error(`${id} is not on the shelf`);
  return product;
};

async function buy(by: Buyer, id: string, fields: { readonly price?: string; readonly key?: string } = {}) {
  const { price = (await one(id, by)).price, key = `purchase-key-${(keys += 1)}` } = fields;
  return operator.call('loyalty.buyproduct', { id, price }, { cookie: by.cookie, headers: { 'idempotency-key': key } });
}

const refusal = (code: string, params?: object) => ({
  status: 422,
  error: { error_data: { id: [params === undefined ? { code } : { code, params }] } },
});

const count = async (sql: string, uid: number): Promise<number> => {
  const [row] = await operator.database.query<{ readonly n: bigint }>(sql, [BigInt(uid)]);
  return Number(row?.n ?? 0n);
};
const spentOf = (uid: number) =>
  count(`select count(*) as n from operator.loyalty_changes where uid = $1 and points < 0 and reason = 'shop'`, uid);

test('1-9, 2.2-5, 7-83 the shelf: categories, prices in points, stock, limits and the whole terms', async () => {
  const guest = await shelf();
  expect(guest.points).toBeNull();
  expect(new Set(guest.items.map(({ category }) => category))).toContain('gifts');
  const bonus = await one('large-bonus');
  expect(bonus).toMatchObject({ price: '1500', stock: 50, limit: 2, bought: 0, status: 'open' });
  expect(bonus.rewards).toMatchObject([{ kind: 'bonus', amount: { amount: '20.00' }, terms: { wager_times: 10 } }]);
  const player = await buyer(70);
  const tickets = await shelf(player, 'tickets');
  expect([tickets.points, tickets.items.map(({ id }) => id)]).toEqual(['70', ['ticket', 'three-tickets']]);
  // In the player's own currency.
  const yen = await buyer(0, { currency: 'JPY' });
  expect((await one('small-bonus', yen)).rewards).toMatchObject([{ amount: { amount: '750', currency: 'JPY' } }]);
});

test('7-79 a purchase takes its points once, gives its rewards once, and is told', async () => {
  const player = await buyer(500);
  const key = 'the-same-press-1';
  const [first, again] = await Promise.all([
    buy(player, 'lantern-spins', { key }),
    buy(player, 'lantern-spins', { key }),
  ]);
  expect(first.status).toBe(200);
  expect(again.data).toEqual(first.data);
  const { purchase, points } = first.data as Bought;
  expect([purchase.product_id, purchase.price, points]).toEqual(['lantern-spins', '200', '320']);
  expect(purchase.rewards).toMatchObject([{ kind: 'freespins', count: 10, game: { sysname: 'lantern-harbor' } }]);
  expect(await spentOf(player.uid)).toBe(1);
  const packs = await operator.call('freespins.get', {}, { cookie: player.cookie });
  expect(packs.data).toMatchObject({ items: [{ remaining_count: 5 }, { remaining_count: 10 }] });
  const mine = await operator.call('loyalty.getpurchases', {}, { cookie: player.cookie });
  expect(mine.data).toMatchObject({ count: 1, tickets: 0, items: [{ id: purchase.id, price: '200' }] });
  const history = await operator.call('loyalty.gethistory', {}, { cookie: player.cookie });
  expect((history.data as { items: object[] }).items[0]).toMatchObject({
    reason: 'shop',
    title: '10 spins in Lantern Harbor',
    points: '-200',
  });
});

test('7-79 what is refused is said with what helps, and takes nothing', async () => {
  const player = await buyer(100);
  expect(await buy(player, 'ticket', { price: '110' })).toMatchObject(refusal('priceChanged', { price: '120' }));
  expect(await buy(player, 'ticket')).toMatchObject(refusal('insufficientPoints', { missing: '20' }));
  expect(await buy(player, 'no-such-thing', { price: '1' })).toMatchObject(refusal('unknownProduct'));
  expect(
    await operator.call('loyalty.buyproduct', { id: 'ticket', price: '120' }, { cookie: player.cookie }),
  ).toMatchObject({ status: 422 });
  expect((await shelf(player)).points).toBe('100');
  expect(await spentOf(player.uid)).toBe(0);
  await operator.control('changeProduct', { id: 'three-tickets', ends_in: 0 });
  expect(await buy(player, 'three-tickets', { price: '300' })).toMatchObject(refusal('productOver'));
});

test('7-79 the price changes between the view and the confirm: nothing is spent before the new one is agreed to', async () => {
  const player = await buyer(3_000);
  const seen = (await one('small-bonus', player)).price;
  await operator.control('changeProduct', { id: 'small-bonus', price: 420 });
  expect(await buy(player, 'small-bonus', { price: seen })).toMatchObject(refusal('priceChanged', { price: '420' }));
  expect((await buy(player, 'small-bonus', { price: '420' })).status).toBe(200);
  expect((await shelf(player)).points).toBe('2600');
  await operator.control('changeProduct', { id: 'small-bonus', price: 400 });
});

test('7-79 two buyers of the last one: one gets it, the other keeps the points', async () => {
  const [left, right] = [await buyer(1_300), await buyer(1_300)];
  await operator.control('changeProduct', { id: 'frame-marquee', stock: 1 });
  const replies = await Promise.all([buy(left, 'frame-marquee'), buy(right, 'frame-marquee')]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(replies.find(({ status }) => status === 422)).toMatchObject(refusal('outOfStock'));
  const points = [(await shelf(left)).points, (await shelf(right)).points].map(Number);
  expect(points.sort((one, other) => one - other)).toEqual([120, 1_320]);
  expect(await one('frame-marquee')).toMatchObject({ stock: 0, status: 'soldOut' });
});

test('7-79 the limit per player holds for two presses at once; a frame is worn and taken off', async () => {
  const player = await buyer(1_000);
  const replies = await Promise.all([buy(player, 'frame-ember'), buy(player, 'frame-ember')]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(replies.find(({ status }) => status === 422)).toMatchObject(refusal('limitReached'));
  expect(await one('frame-ember', player)).toMatchObject({ bought: 1, status: 'limit' });
  const by = { cookie: player.cookie };
  const frames = async () => (await operator.call('loyalty.getframes', {}, by)).data;
  // The second has come with a level; the latest is worn.
  expect(await frames()).toMatchObject({ items: [{ id: 'ember' }, { id: 'laurel' }], worn: 'ember' });
  expect((await operator.call('loyalty.setframe', { frame: 'laurel' }, by)).data).toBe(1);
  const info = (await operator.call('loyalty.getinfo', {}, by)).data as { frame: string; frame_image: string };
  expect([info.frame, info.frame_image]).toEqual(['laurel', expect.stringMatching(/\/art\/frames\/laurel\.svg$/)]);
  expect(await frames()).toMatchObject({ worn: 'laurel' });
  expect((await operator.call('loyalty.setframe', { frame: 'gold' }, by)).error.error_data).toEqual({
    frame: [{ code: 'unknownFrame' }],
  });
  await operator.call('loyalty.setframe', { frame: '' }, by);
  expect(await frames()).toMatchObject({ worn: '' });
});

test('7-79 a failure in the middle leaves neither points nor rewards nor a purchase', async () => {
  const player = await buyer(500);
  // The pack cannot be written: the statement fails after the points were taken.
  await operator.database.script(
    `alter table operator.freespin_packs add constraint broken check (uid <> ${player.uid}) not valid`,
  );
  try {
    expect((await buy(player, 'lantern-spins')).status).toBe(500);
  } finally {
    await operator.database.script('alter table operator.freespin_packs drop constraint broken');
  }
  expect((await shelf(player)).points).toBe('520');
  expect(await count('select count(*) as n from operator.shop_purchases where uid = $1', player.uid)).toBe(0);
});

test('7-79 who has excluded themselves buys nothing', async () => {
  const player = await buyer(500);
  await operator.database.query(`update operator.players set status = 'banned' where uid = $1`, [BigInt(player.uid)]);
  expect((await buy(player, 'ticket', { price: '120' })).status).not.toBe(200);
  expect(await spentOf(player.uid)).toBe(0);
});

test('7-79, 7-99 a ticket from the shop opens the tournament that asks for one, once', async () => {
  await eventually(async () => expect(await ticketed()).toBeDefined());
  const player = await buyer(200);
  const by = { cookie: player.cookie };
  const id = (await ticketed())?.id ?? 0;
  expect((await ticketed(by))?.restrictions).toMatchObject({ needs_ticket: true, unmet: 'ticket' });
  expect((await operator.call('tournaments.participate', { tournament_id: id }, by)).error.error_data).toEqual({
    tournament_id: [{ code: 'restrictedTicket' }],
  });
  await buy(player, 'ticket');
  expect((await operator.call('loyalty.getpurchases', {}, by)).data).toMatchObject({ tickets: 1 });
  expect((await ticketed(by))?.restrictions.unmet).toBeNull();
  expect((await operator.call('tournaments.participate', { tournament_id: id }, by)).data).toBe(1);
  expect((await operator.call('tournaments.participate', { tournament_id: id }, by)).status).toBe(422);
  expect((await operator.call('loyalty.getpurchases', {}, by)).data).toMatchObject({ tickets: 0 });
});

interface Listed {
  readonly id: number;
  readonly restrictions: { readonly needs_ticket: boolean; readonly unmet: string | null };
}
async function ticketed(by: { readonly cookie?: string } = {}): Promise<Listed | undefined> {
  const { data } = await operator.call('tournaments.get', { status: 'active' }, by);
  return (data as { items: Listed[] }).items.find(({ restrictions }) => restrictions.needs_ticket);
}
