import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../../database/database.ts';
import type { Sportsbook } from '../../createSportsbook.ts';
import { FakeSportsWallet } from '../../testing/FakeSportsWallet.ts';
import { openSportsbookDatabase, testSportsbook } from '../../testing/startTestSportsbook.ts';
import type { EditOffer, WireBet } from '../wireBets.ts';

let database: Database;
let now = Date.UTC(2026, 5, 1, 12, 1);
let wallet: FakeSportsWallet;
let book: Sportsbook;
let turn = 0;

const start = (edits = true): Sportsbook =>
  testSportsbook(wallet, { database, seed: 'edits', now: () => now, policy: { edit_bets: edits } });

beforeAll(async () => {
  database = await openSportsbookDatabase();
}, 60_000);
beforeEach(async () => {
  now += 6 * 3_600_000;
  wallet = new FakeSportsWallet(() => now);
  book = start();
  await book.sessions.open('s');
  await book.rulings.refresh();
});
afterAll(() => database.close());

interface Leg {
  readonly event: string;
  readonly market: string;
  readonly selection: string;
  readonly odds: number;
}

/** A selection of the main market of a match of tomorrow. */
function legAt(index: number, selection: 0 | 1 | 2 = 0): Leg {
  const fixture = book.book.between('football', now + 86_400_000, now + 90_000_000)[index];
  const main = fixture && book.book.standing(fixture).markets[0];
  const chosen = main?.selections[selection];
  if (fixture === undefined || main === undefined || chosen === undefined) throw new Error('no match comes');
  return { event: fixture.id, market: main.key, selection: chosen.key, odds: chosen.price };
}
const nextKey = (): string => {
  turn += 1;
  return `edit-key-${turn}`;
};
async function placed(legs: readonly Leg[], more: object = {}): Promise<WireBet> {
  const kind = legs.length === 1 ? ('single' as const) : ('accumulator' as const);
  const common = { session: 's', key: nextKey(), system: null, stake: '10.00', funding: 'auto', odds: 0 };
  const reply = await book.places.place({ ...common, consent: 'any', kind, legs, ...more });
  if (reply.status !== 'accepted') throw new Error(JSON.stringify(reply));
  return reply.bet;
}
async function offered(bet: string, legs: readonly Leg[]): Promise<EditOffer> {
  const quote = await book.editing.quote('s', bet, legs);
  if (quote.status !== 'offered') throw new Error(JSON.stringify(quote));
  return quote.offer;
}
const requestOf = (bet: string, { revision, price, stake }: EditOffer, legs: readonly Leg[], key = nextKey()) => ({
  session: 's',
  bet,
  key,
  revision,
  price,
  stake,
  legs,
});
const cents = (text: string): bigint => BigInt(text.replace('.', ''));
const reason = async (bet: string, legs: readonly Leg[]) => {
  const quote = await book.editing.quote('s', bet, legs);
  return quote.status === 'refused' ? quote.reason : quote.status;
};
const stored = async (id: string) => {
  const rows = await database.query<{ state: string; outcome: string | null; paid: bigint; revision: number }>(
    'SELECT state, outcome, paid, revision FROM vendors.sportsbook_bets WHERE id = $1',
    [id],
  );
  return rows[0];
};

test('Part 13 an edit sells the bet at its cash-out value and places that at the odds of now, once', async () => {
  const [first, second] = [legAt(0), legAt(1)];
  const bet = await placed([first, second]);
  expect(bet.canEdit).toBe(true);
  const swapped = [first, legAt(1, 2)];
  const offer = await offered(bet.id, swapped);
  expect(offer).toMatchObject({
    revision: 0,
    price: bet.cashOut,
    stake: bet.cashOut,
    legs: swapped.map(({ odds }) => odds),
  });
  const before = wallet.balance;
  const request = requestOf(bet.id, offer, swapped);
  const [one, two] = await Promise.all([book.editing.edit(request), book.editing.edit(request)]);
  expect(one).toMatchObject({ status: 'edited', bet: { stake: offer.stake, odds: offer.odds, status: 'open' } });
  expect(two).toEqual(one);
  expect(await book.editing.edit(request)).toEqual(one);
  expect(wallet.balance).toBe(before);
  expect(await stored(bet.id)).toMatchObject({ state: 'settled', outcome: 'cashed_out', paid: cents(offer.price) });
  expect(wallet.bets.get(bet.id)).toMatchObject({ paid: cents(offer.price), revision: 1 });
  // A leg left out makes an accumulator of two a single.
  if (!('bet' in one)) throw new Error('the edit has made a bet');
  const single = await offered(one.bet.id, [first]);
  const end = await book.editing.edit(requestOf(one.bet.id, single, [first]));
  expect(end).toMatchObject({ status: 'edited', bet: { kind: 'single', odds: first.odds } });
  await expect(book.editing.edit({ ...request, legs: [first] })).rejects.toMatchObject({ type: 'IdempotencyMismatch' });
});

test('Part 13 only open singles and accumulators of own money are edited, and only where the policy says so', async () => {
  const legs = [legAt(2), legAt(3), legAt(4)];
  const system = await placed(legs, { kind: 'system', system: '2/3', stake: '9.00' });
  expect([system.canEdit, await reason(system.id, legs.slice(1))]).toEqual([false, 'editKind']);
  const bet = await placed(legs.slice(0, 2));
  expect(await reason(bet.id, legs.slice(0, 2))).toBe('editLegs');
  expect(await reason(bet.id, [legAt(5)])).toBe('editLegs');
  expect(await reason(bet.id, [legAt(2), legAt(2, 1)])).toBe('related');
  expect(await reason(bet.id, [])).toBe('legCount');
  book = start(false);
  await book.rulings.refresh();
  expect(await reason(bet.id, legs.slice(0, 1))).toBe('editOff');
  await book.sessions.open('s');
  await expect(book.editing.quote('other', bet.id, legs)).rejects.toMatchObject({ type: 'SessionExpired' });
});

test('Part 13 a bet with a match that has begun is not edited, nor is one edited onto such a match', async () => {
  const soon = book.book.between('football', now + 60_000, now + 3_600_000)[0];
  const main = soon && book.book.standing(soon).markets[0];
  const [home, away] = [main?.selections[0], main?.selections[2]];
  const live = { event: soon?.id ?? '', market: main?.key ?? '', selection: home?.key ?? '', odds: home?.price ?? 0 };
  const later = legAt(6);
  const bet = await placed([live, later]);
  const offer = await offered(bet.id, [live]);
  now = (soon?.startsAt ?? 0) + 1_000;
  expect(await reason(bet.id, [later])).toBe('editStarted');
  expect(await reason(bet.id, [{ ...live, selection: away?.key ?? '' }, later])).toBe('editStarted');
  expect(await book.editing.edit(requestOf(bet.id, offer, [live]))).toEqual({
    status: 'refused',
    reason: 'editStarted',
  });
  expect(await stored(bet.id)).toMatchObject({ state: 'open', revision: 0 });
});

test('Part 13 a suspended market, changed odds and an older revision are refused with what holds now', async () => {
  const [first, second, other] = [legAt(7), legAt(8), legAt(8, 1)];
  const bet = await placed([first, second]);
  const asked = [first, other];
  const offer = await offered(bet.id, asked);
  const market = { event: second.event, market: second.market, selection: null };
  await book.rulings.add({ ...market, ruling: 'suspend' });
  expect(await reason(bet.id, asked)).toBe('suspended');
  expect(await book.editing.edit(requestOf(bet.id, offer, asked))).toMatchObject({ reason: 'suspended' });
  await book.rulings.add({ ...market, ruling: 'resume' });
  await book.rulings.add({ ...market, ruling: 'cut' });
  const changed = await book.editing.edit(requestOf(bet.id, offer, asked));
  expect(changed).toMatchObject({ status: 'changed', offer: { legs: [first.odds, Math.floor(other.odds * 0.95)] } });
  const { price } = await book.cashOuts.quote('s', bet.id, 50);
  await book.cashOuts.cashOut({ session: 's', bet: bet.id, key: nextKey(), percent: 50, price: price ?? '' });
  expect(await book.editing.edit(requestOf(bet.id, offer, asked))).toEqual({ status: 'refused', reason: 'editStale' });
  expect(await stored(bet.id)).toMatchObject({ state: 'open', revision: 1 });
});

test('Part 13 a cash-out, a result and an edit at one moment: one of them stands', async () => {
  const [first, second] = [legAt(9), legAt(10)];
  const bet = await placed([first, second]);
  const offer = await offered(bet.id, [first]);
  const ends = await Promise.allSettled([
    book.editing.edit(requestOf(bet.id, offer, [first])),
    book.cashOuts.cashOut({ session: 's', bet: bet.id, key: nextKey(), percent: 100, price: bet.cashOut ?? '' }),
  ]);
  const isEdited = ends[0]?.status === 'fulfilled' && ends[0].value.status === 'edited';
  expect(ends[1]?.status === 'fulfilled').toBe(!isEdited);
  expect(wallet.bets.get(bet.id)).toMatchObject({ paid: cents(offer.price), revision: 1 });
});

test('Part 13 killed between the operator’s booking and its own, the sportsbook goes on with the same edit', async () => {
  const [first, second] = [legAt(11), legAt(12)];
  const bet = await placed([first, second]);
  const offer = await offered(bet.id, [second]);
  const before = wallet.balance;
  wallet.fail('edit', 'lostAfter');
  const request = requestOf(bet.id, offer, [second]);
  expect(await book.editing.edit(request)).toMatchObject({ status: 'pending' });
  expect(await stored(bet.id)).toMatchObject({ state: 'editing' });
  // Nothing else may end it meanwhile.
  await expect(
    book.cashOuts.cashOut({ session: 's', bet: bet.id, key: nextKey(), percent: 100, price: '0.01' }),
  ).rejects.toMatchObject({ type: 'CashOutClosed' });
  book = start();
  await book.rulings.add({ ...second, ruling: 'won' });
  now += 3_000;
  await book.work();
  const end = await book.editing.edit(request);
  if (!('bet' in end)) throw new Error(JSON.stringify(end));
  expect(await stored(bet.id)).toMatchObject({ state: 'settled', outcome: 'cashed_out', revision: 1 });
  // What a trader ruled meanwhile settles the new bet.
  expect(end.bet).toMatchObject({ status: 'won', paid: offer.possiblePayout });
  expect(wallet.balance).toBe(before + cents(offer.possiblePayout));
});

test('Part 13 an edit that the operator refuses, or never answers, leaves the bet as it was', async () => {
  const [first, second] = [legAt(13), legAt(14)];
  const bet = await placed([first, second]);
  const offer = await offered(bet.id, [first]);
  const before = wallet.balance;
  wallet.refusesEdits = true;
  const refused = requestOf(bet.id, offer, [first]);
  expect(await book.editing.edit(refused)).toEqual({ status: 'refused', reason: 'LimitExceeded' });
  wallet.refusesEdits = false;
  wallet.fail('edit', 'lostBefore');
  const silent = requestOf(bet.id, offer, [first]);
  expect(await book.editing.edit(silent)).toMatchObject({ status: 'pending' });
  now += 70_000;
  await book.work();
  expect(await book.editing.edit(silent)).toEqual({ status: 'refused', reason: 'notConfirmed' });
  expect(await stored(bet.id)).toMatchObject({ state: 'open', revision: 0 });
  expect(wallet.balance).toBe(before);
  expect(await book.editing.edit(requestOf(bet.id, offer, [first]))).toMatchObject({ status: 'edited' });
});

test('Part 13 booked and never answered, the edit ends as a cash-out: both books say so, and no money is lost', async () => {
  const [first, second] = [legAt(15), legAt(16)];
  const bet = await placed([first, second]);
  const offer = await offered(bet.id, [first]);
  const before = wallet.balance;
  wallet.fail('edit', 'lostAfter');
  await book.editing.edit(requestOf(bet.id, offer, [first]));
  now += 70_000;
  await book.work();
  expect(await stored(bet.id)).toMatchObject({ state: 'settled', outcome: 'cashed_out', paid: cents(offer.price) });
  expect(wallet.balance).toBe(before + cents(offer.price));
  expect(wallet.bets.get(bet.id)).toMatchObject({ paid: cents(offer.price), revision: 1 });
});
