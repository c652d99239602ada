import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import type { PlaceReply, WireBet } from './bets/wireBets.ts';
import type { WireEvent, WireLine } from './book/wireEvents.ts';
import { sportsbookServer } from './sportsbookServer.ts';
import { FakeSportsWallet } from './testing/FakeSportsWallet.ts';
import { openSportsbookDatabase, reach } from './testing/startTestSportsbook.ts';

let database: Database;
let app: FastifyInstance;
let wallet: FakeSportsWallet;
let now = Date.UTC(2026, 5, 1, 12, 1);
let keys = 0;

async function open(): Promise<FastifyInstance> {
  const server = fastify();
  await server.register(
    sportsbookServer({
      database,
      seed: 'test',
      ...reach(wallet),
      now: () => now,
      clientDir: '/nowhere',
      embedders: [],
      hasSandboxControls: true,
      workEveryMs: 0,
    }),
  );
  return server;
}

beforeAll(async () => {
  database = await openSportsbookDatabase();
}, 60_000);
beforeEach(async () => {
  await app?.close();
  now += 3 * 3_600_000;
  wallet = new FakeSportsWallet(() => now);
  await database.script(
    'DELETE FROM vendors.sportsbook_moves; DELETE FROM vendors.sportsbook_legs; DELETE FROM vendors.sportsbook_bets;',
  );
  app = await open();
  await post('/sportsbook/api/session', { session: 's' });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

async function post<T>(url: string, payload: object): Promise<{ status: number; body: T }> {
  const reply = await app.inject({ method: 'POST', url, payload });
  return { status: reply.statusCode, body: JSON.parse(reply.body) as T };
}
const read = async <T>(url: string): Promise<T> => JSON.parse((await app.inject({ url })).body) as T;
const work = () => post('/__sandbox/sportsbook/work', {});
const rule = (event: string, ruling: string, more = {}) =>
  post('/__sandbox/sportsbook/rulings', { event, ruling, ...more });

/** Football of the next hour that has not begun. */
async function next(): Promise<WireLine[]> {
  const { lines } = await read<{ lines: WireLine[] }>('/sportsbook/api/events?sport=football&when=soon');
  return lines.filter(({ startsAt }) => startsAt > now + 60_000);
}
const leg = (line: WireLine | undefined, index = 0) => ({
  event: line?.id ?? '',
  market: line?.main?.key ?? '',
  selection: line?.main?.selections[index]?.key ?? '',
  odds: line?.main?.selections[index]?.price ?? 0,
});
type Leg = ReturnType<typeof leg>;
const bet = (legs: readonly Leg[], more: object = {}) => {
  keys += 1;
  const kind = legs.length === 1 ? 'single' : 'accumulator';
  return {
    session: 's',
    key: `key-${keys}-0000`,
    kind,
    stake: '10.00',
    funding: 'auto',
    consent: 'none',
    odds: 0,
    legs,
    ...more,
  };
};
const place = async (request: object) => (await post<PlaceReply>('/sportsbook/api/bets', request)).body;
const mine = async (which: 'open' | 'settled') =>
  (await post<{ bets: WireBet[] }>('/sportsbook/api/bets/mine', { session: 's', which, before: 0 })).body.bets;
const betOf = (reply: PlaceReply): WireBet => {
  if (!('bet' in reply)) throw new Error(`not placed: ${JSON.stringify(reply)}`);
  return reply.bet;
};

test('1-4 a pre-match single is accepted once, however often it is asked for, and settled by its match', async () => {
  const [line] = await next();
  const request = bet([leg(line)]);
  const [first, second] = await Promise.all([place(request), place(request)]);
  expect(first).toMatchObject({ status: 'accepted' });
  expect(betOf(second).id).toBe(betOf(first).id);
  expect(wallet.balance).toBe(99_000n);
  now += 45 * 60_000;
  await work();
  await work();
  const [settled] = await mine('settled');
  expect(['won', 'lost']).toContain(settled?.status);
  const paid = settled?.status === 'won' ? BigInt(leg(line).odds) : 0n;
  expect(wallet.balance).toBe(99_000n + paid);
  expect(await place(request)).toMatchObject({ status: 'accepted' });
  expect(wallet.calls.filter((call) => call === 'place')).toHaveLength(1);
});

test('another bet under the same key is refused', async () => {
  const [line] = await next();
  const request = bet([leg(line)]);
  await place(request);
  const reply = await post<object>('/sportsbook/api/bets', { ...request, stake: '20.00' });
  expect(reply).toMatchObject({ status: 422, body: { error: { type: 'IdempotencyMismatch' } } });
});

test('1-4 a trader cuts the prices of a market: whoever agrees to no lower odds is asked', async () => {
  const [line] = await next();
  const seen = leg(line);
  await rule(seen.event, 'cut', { market: seen.market });
  const cut = Math.floor(seen.odds * 0.95);
  expect(await place(bet([seen]))).toEqual({ status: 'changed', odds: cut, legs: [{ index: 0, odds: cut }] });
  expect(await place(bet([seen], { consent: 'higher' }))).toMatchObject({ status: 'changed' });
  expect(betOf(await place(bet([seen], { consent: 'any' })))).toMatchObject({ odds: cut, stake: '10.00' });
});

test('stakes below, above, off the step and above the payout are refused with what is possible', async () => {
  const [line] = await next();
  const ask = (stake: string) => place(bet([leg(line)], { stake }));
  expect(await ask('0.05')).toMatchObject({ status: 'refused', reason: 'belowLeast', least: '0.10' });
  expect(await ask('500.01')).toMatchObject({ status: 'refused', reason: 'aboveMost', most: '500.00' });
  expect(await ask('1.005')).toMatchObject({ status: 'refused', reason: 'offStep' });
  expect(wallet.calls).toEqual(['session']);
});

test('changed odds are asked about again unless the player agreed', async () => {
  const [line] = await next();
  const stale = { ...leg(line), odds: leg(line).odds + 100 };
  const changed = await place(bet([stale]));
  expect(changed).toMatchObject({ status: 'changed', legs: [{ index: 0, odds: leg(line).odds }] });
  expect(await place(bet([stale], { consent: 'higher' }))).toMatchObject({ status: 'changed' });
  expect(betOf(await place(bet([stale], { consent: 'any' }))).odds).toBe(leg(line).odds);
});

test('legs of one match are refused in an accumulator and priced together in a builder', async () => {
  const [line] = await next();
  const totals = { ...leg(line), market: 'totals:2.5', selection: 'over' };
  const { event } = await read<{ event: WireEvent }>(`/sportsbook/api/event/${line?.id}`);
  const over = event.markets.find(({ key }) => key === 'totals:2.5')?.selections.find(({ key }) => key === 'over');
  const legs = [leg(line), { ...totals, odds: over?.price ?? 0 }];
  expect(await place(bet(legs))).toMatchObject({ status: 'refused', reason: 'related' });
  const picks = legs.map(({ event: id, market, selection }) => ({ event: id, market, selection }));
  const { odds } = (await post<{ odds: number }>('/sportsbook/api/builder', { picks })).body;
  expect(odds).toBeGreaterThan(Math.max(...legs.map((one) => one.odds)));
  expect(betOf(await place(bet(legs, { kind: 'builder', odds }))).odds).toBe(odds);
});

test('a live bet waits for its delay and is refused when its market is suspended meanwhile', async () => {
  const { lines } = await read<{ lines: WireLine[] }>('/sportsbook/api/events?sport=football&when=live');
  const open = lines.filter(({ main, isDanger }) => main !== null && !main.isSuspended && !isDanger);
  const [kept, stopped] = open;
  const waiting = await place(bet([leg(kept)], { consent: 'any' }));
  const other = await place(bet([leg(stopped)], { consent: 'any' }));
  expect(waiting).toMatchObject({ status: 'delayed', until: now + 3000 });
  expect(wallet.balance).toBe(100_000n);
  await rule(stopped?.id ?? '', 'suspend');
  now += 3_100;
  await work();
  const look = async (reply: PlaceReply) =>
    (await post<PlaceReply>(`/sportsbook/api/bets/${betOf(reply).id}`, { session: 's' })).body;
  expect(await look(other)).toMatchObject({ status: 'refused', reason: 'suspended', leg: 0 });
  expect(['accepted', 'refused']).toContain((await look(waiting)).status);
});

test('a delayed bet that a kill has outlived its deadline is not taken', async () => {
  const { lines } = await read<{ lines: WireLine[] }>('/sportsbook/api/events?sport=football&when=live');
  const found = lines.find(({ main, isDanger }) => main !== null && !main.isSuspended && !isDanger);
  const reply = await place(bet([leg(found)], { consent: 'any' }));
  await app.close();
  now += 30_000;
  app = await open();
  await work();
  expect((await post<PlaceReply>(`/sportsbook/api/bets/${betOf(reply).id}`, { session: 's' })).body).toMatchObject({
    status: 'refused',
    reason: 'tooLate',
  });
  expect(wallet.balance).toBe(100_000n);
});

test('a stake whose answer is lost is taken once; without any answer it is given back', async () => {
  const [line] = await next();
  wallet.fail('place', 'lostAfter');
  const lost = await place(bet([leg(line)]));
  expect(lost).toMatchObject({ status: 'pending' });
  await app.close();
  app = await open();
  now += 2_000;
  await work();
  expect(await mine('open')).toMatchObject([{ status: 'open' }]);
  expect(wallet.balance).toBe(99_000n);
  wallet.fail('place', 'lostAfter', 'broken', 'broken', 'lostBefore', 'broken');
  const never = await place(bet([leg(line)]));
  now += 70_000;
  await work();
  expect((await post<PlaceReply>(`/sportsbook/api/bets/${betOf(never).id}`, { session: 's' })).body).toMatchObject({
    status: 'refused',
    reason: 'notConfirmed',
  });
  expect(wallet.balance).toBe(99_000n);
});

test('a refusal of the wallet is told and takes nothing', async () => {
  const [line] = await next();
  wallet.balance = 500n;
  expect(await place(bet([leg(line)]))).toMatchObject({ status: 'refused', reason: 'InsufficientFunds' });
  expect(wallet.balance).toBe(500n);
});

test('void and corrected results: stakes return, and a settled bet is paid anew with its next revision', async () => {
  const [one, two] = await next();
  await place(bet([leg(one)]));
  await rule(one?.id ?? '', 'void');
  expect(await mine('settled')).toMatchObject([{ status: 'void', paid: '10.00' }]);
  expect(wallet.balance).toBe(100_000n);
  const second = leg(two);
  await place(bet([second]));
  await rule(second.event, 'won', { market: second.market, selection: second.selection });
  expect(wallet.balance).toBe(99_000n + BigInt(second.odds));
  await rule(second.event, 'lost', { market: second.market, selection: second.selection });
  expect(wallet.balance).toBe(99_000n);
  await rule(second.event, 'won', { market: second.market, selection: second.selection });
  expect(wallet.balance).toBe(99_000n + BigInt(second.odds));
  expect(wallet.calls.filter((call) => call === 'settle correction')).toHaveLength(2);
});

test('a lost leg ends an accumulator; corrected, the bet is open again until its last leg is decided', async () => {
  const [one, two] = await next();
  const legs = [leg(one), leg(two)];
  await place(bet(legs));
  const ruling = (index: number, result: string) =>
    rule(legs[index]?.event ?? '', result, { market: legs[index]?.market, selection: legs[index]?.selection });
  await ruling(0, 'lost');
  expect(await mine('settled')).toMatchObject([{ status: 'lost', paid: '0.00' }]);
  await ruling(0, 'won');
  expect(await mine('open')).toMatchObject([{ status: 'open' }]);
  await ruling(1, 'won');
  const [settled] = await mine('settled');
  expect(settled).toMatchObject({ status: 'won', paid: settled?.possiblePayout });
  expect(wallet.balance).toBe(99_000n + BigInt((settled?.paid ?? '').replace('.', '')));
});

test('cash-out in part and then whole; a settled bet is not bought back', async () => {
  const [line] = await next();
  const { id, cashOut } = betOf(await place(bet([leg(line)])));
  expect(Number(cashOut)).toBeGreaterThan(5);
  expect(Number(cashOut)).toBeLessThan(10);
  const quote = async (percent: number) =>
    (await post<{ price: string }>(`/sportsbook/api/bets/${id}/quote`, { session: 's', percent })).body.price;
  const half = await quote(50);
  const out = (percent: number, price: string, key: string) =>
    post<{ bet: WireBet }>(`/sportsbook/api/bets/${id}/cashout`, { session: 's', percent, price, key });
  expect(await out(50, '9.99', 'cash-key-0')).toMatchObject({ status: 409, body: { error: { type: 'PriceChanged' } } });
  await Promise.all([out(50, half, 'cash-key-1'), out(50, half, 'cash-key-1')]);
  expect(await mine('open')).toMatchObject([{ openStake: '5.00', paid: half }]);
  const rest = await quote(100);
  const decided = rule(line?.id ?? '', 'won', { market: leg(line).market, selection: leg(line).selection });
  const [cashed] = await Promise.all([out(100, rest, 'cash-key-2'), decided]);
  expect([200, 409]).toContain(cashed.status);
  const [settled] = await mine('settled');
  expect(settled?.status).toBe(cashed.status === 200 ? 'cashed_out' : 'won');
  const paid = BigInt((settled?.paid ?? '').replace('.', ''));
  expect(wallet.balance).toBe(99_000n + paid);
  expect((await out(100, rest, 'cash-key-3')).status).toBe(409);
});

test('a system with one lost leg of three is settled when the other two are decided', async () => {
  const lines = (await next()).slice(0, 3);
  const legs = lines.map((line) => leg(line));
  const placed = await place(bet(legs, { kind: 'system', system: '2/3', stake: '9.00' }));
  expect(placed).toMatchObject({ status: 'accepted', bet: { system: '2/3' } });
  for (const [index, result] of ['won', 'lost', 'won'].entries())
    await rule(legs[index]?.event ?? '', result, { market: legs[index]?.market, selection: legs[index]?.selection });
  const line = (BigInt(legs[0]?.odds ?? 0) * BigInt(legs[2]?.odds ?? 0) * 300n) / 1_000_000n;
  expect(wallet.balance).toBe(100_000n - 900n + line);
});

test('a free bet pays what is above its stake, is not bought back and returns with a void', async () => {
  const [one, two] = await next();
  const free = (line: WireLine | undefined) => place(bet([leg(line)], { funding: 'free_bet:7' }));
  const { possiblePayout, cashOut } = betOf(await free(one));
  expect(cashOut).toBeNull();
  expect(possiblePayout).toBe(((leg(one).odds - 1000) / 100).toFixed(2));
  await rule(one?.id ?? '', 'won', { market: leg(one).market, selection: leg(one).selection });
  expect(await mine('settled')).toMatchObject([{ status: 'won', paid: possiblePayout, isFreeBet: true }]);
  now += 1;
  await free(two);
  await rule(two?.id ?? '', 'void');
  expect(await mine('settled')).toMatchObject([{ status: 'void', paid: '0.00' }, { status: 'won' }]);
  expect(wallet.calls.at(-1)).toBe('settle void');
});

test('a shared slip comes back by its code, without stake or player', async () => {
  const picks = (await next()).slice(0, 2).map((line) => {
    const { odds, ...pick } = leg(line);
    return { ...pick, seen: odds };
  });
  const { code } = (await post<{ code: string }>('/sportsbook/api/slips', { picks })).body;
  const { picks: back } = await read<{ picks: object[] }>(`/sportsbook/api/slips/${code.toLowerCase()}`);
  expect(back).toEqual(picks.map(({ event, market, selection }) => ({ event, market, selection })));
  expect((await app.inject({ url: '/sportsbook/api/slips/ZZZZZZZ' })).statusCode).toBe(404);
});

test('prices carry no probabilities, and the same seed gives the same matches after a restart', async () => {
  const before = await app.inject({ url: '/sportsbook/api/highlights?count=8' });
  expect(before.body).not.toContain('probability');
  await app.close();
  app = await open();
  expect((await app.inject({ url: '/sportsbook/api/highlights?count=8' })).body).toBe(before.body);
});

test('a clock that a test has moved goes on from there after a restart', async () => {
  const ms = 7 * 60_000;
  const before = await read<{ now: number }>('/sportsbook/api/sports');
  await post('/__sandbox/sportsbook/clock/advance', { ms });
  await app.close();
  app = await open();
  expect((await read<{ now: number }>('/sportsbook/api/sports')).now - before.now).toBe(ms);
  await database.script('DELETE FROM vendors.sportsbook_clock');
});

test('a builder with a void leg is void, and gives a free bet back', async () => {
  const [line] = await next();
  const { event } = await read<{ event: WireEvent }>(`/sportsbook/api/event/${line?.id}`);
  const over = event.markets.find(({ key }) => key === 'totals:2.5')?.selections.find(({ key }) => key === 'over');
  const legs = [leg(line), { ...leg(line), market: 'totals:2.5', selection: 'over', odds: over?.price ?? 0 }];
  const picks = legs.map(({ event: id, market, selection }) => ({ event: id, market, selection }));
  const { odds } = (await post<{ odds: number }>('/sportsbook/api/builder', { picks })).body;
  await place(bet(legs, { kind: 'builder', odds, funding: 'free_bet:9' }));
  await rule(line?.id ?? '', 'won', picks[0]);
  await rule(line?.id ?? '', 'void', picks[1]);
  expect(await mine('settled')).toMatchObject([{ status: 'void', paid: '0.00', isFreeBet: true }]);
  expect(wallet.calls.at(-1)).toBe('settle void');
});
