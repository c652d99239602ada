import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLedger } from '../../audit/auditLedger.ts';
import { siteLocales } from '../../market/facts.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import { highlight } from './testing/BetDesk.ts';
import type { BetDesk } from './testing/BetDesk.ts';
import { startBetDesk } from './testing/startBetDesk.ts';

let operator: TestOperator;
let desk: BetDesk;
let cookie: string;
let uid: number;
beforeAll(async () => {
  ({ operator, desk } = await startBetDesk({ events: [highlight, { id: 'broken' }] }));
}, 60_000);
afterAll(async () => {
  expect(await auditLedger(operator.database, new Date(operator.time.ms))).toEqual([]);
  await operator.close();
});

beforeEach(async () => {
  operator.time.ms += 120_000;
  ({ cookie, uid } = await operator.player());
  await operator.control('credit', { uid, amount: '10.00', currency: 'USD' });
  await desk.launch(cookie);
});

const refused = (type: string, status: number) => ({ status, body: { error: { type } } });
const paid = (balance: string) => ({ status: 200, body: { balance } });
const betOf = async (id: string) => (await operator.call('Bets.getOne', { id }, { cookie })).data;
const balances = async () => (await operator.call('account.getBalance', {}, { cookie })).data;

test('7-66 the probe finds the sportsbook by its name only; it is in no list of the hall', async () => {
  const { data } = await operator.call('games.get', {});
  expect(data).toMatchObject({ total: 3 });
  expect((data as { items: { sysname: string }[] }).items.map(({ sysname }) => sysname)).not.toContain(
    'dgt_sportsbook',
  );
});

test('the launch hands theme, odds and path over, and drops what has another shape', async () => {
  const target = await desk.launch(
    cookie,
    'locale=ru&theme=light&odds=fractional&changes=higher&path=/event/12&more=1',
  );
  expect(target.pathname).toBe('/sportsbook/');
  expect([...target.searchParams.keys()].sort()).toEqual([
    'changes',
    'locale',
    'mode',
    'odds',
    'path',
    'session',
    'theme',
  ]);
  for (const locale of siteLocales)
    expect((await desk.launch(cookie, `locale=${locale}`)).searchParams.get('locale')).toBe(locale);
  const other = await desk.launch(cookie, 'theme=pink&odds=1&changes=x&path=//evil.test');
  expect([...other.searchParams.keys()].sort()).toEqual(['locale', 'mode', 'session']);
});

test('`session` says who bets, with which money and within which limits', async () => {
  await operator.control('giveFreeBet', { uid, amount: '3.00', currency: 'USD', source_id: `s${uid}` });
  expect(await desk.call('session', { session: desk.session })).toMatchObject({
    status: 200,
    body: {
      player: String(uid),
      currency: 'USD',
      balance: '10.00',
      betting_bonus: null,
      free_bets: [{ amount: '3.00', min_odds: 1500, min_legs: 1 }],
      limits: { min_stake: '0.10', max_stake: '5000.00', max_payout: '250000.00' },
    },
  });
  expect(await desk.call('session', { session: 'unknown' })).toMatchObject(refused('SessionExpired', 401));
  expect(await desk.call('session', { session: desk.session }, 'another-secret-0')).toMatchObject(
    refused('InvalidSignature', 401),
  );
});

test('2.2-20 a bet that wins: history, every leg, and the books', async () => {
  const id = desk.newId();
  expect(await desk.place(id)).toMatchObject({ status: 200, body: { balance: '8.00', funded: { main: '2.00' } } });
  expect(await betOf(id)).toMatchObject({ status: 'open', legs: [{ event: 'Northport – Redhill', result: null }] });
  const legs = [{ index: 0, result: 'won', score: '2:1' }];
  expect(await desk.settle(id, 1, 'settlement', '5.00', { legs })).toMatchObject(paid('13.00'));
  expect(await betOf(id)).toMatchObject({
    status: 'won',
    payout: { amount: '5.00' },
    legs: [{ result: 'won', score: '2:1' }],
  });
  expect(await desk.call('state', { bet_id: id })).toMatchObject({
    body: { status: 'won', revision: 1, paid: '5.00' },
  });
  const stranger = await operator.player();
  expect((await operator.call('Bets.getOne', { id }, stranger)).status).toBe(422);
});

test('Bets.get filters by status, kind, sport and day, newest first', async () => {
  const [won, open] = [desk.newId(), desk.newId()];
  await desk.place(won);
  await desk.settle(won, 1, 'settlement', '5.00');
  operator.time.ms += 600_000;
  const legs = [desk.leg(), desk.leg({ event_id: 'e2', sport: 'tennis' })];
  await desk.place(open, { bet: { kind: 'accumulator', legs } });
  const ids = async (filter: Record<string, string | readonly string[]>) =>
    ((await operator.call('Bets.get', filter, { cookie })).data as { items: { id: string }[] }).items.map(
      (bet) => bet.id,
    );
  expect(await ids({})).toEqual([open, won]);
  expect(await ids({ statuses: ['won', 'lost'] })).toEqual([won]);
  expect(await ids({ kind: 'accumulator' })).toEqual([open]);
  expect(await ids({ sport: 'tennis' })).toEqual([open]);
  expect(await ids({ sport: 'football' })).toEqual([open, won]);
  expect(await ids({ date_to: new Date(operator.time.ms - 300_000).toISOString() })).toEqual([won]);
  expect((await operator.call('Bets.get', { date_from: 'yesterday' }, { cookie })).status).toBe(422);
});

test('I4 repeated calls, even concurrent ones, have one effect and one reply', async () => {
  const id = desk.newId();
  const placed = await Promise.all([desk.place(id), desk.place(id), desk.place(id)]);
  for (const reply of placed) expect(reply).toEqual(placed[0]);
  expect(await desk.place(id, { amount: '3.00' })).toMatchObject(refused('InvalidRequest', 422));
  expect(await desk.place(id, { transaction_id: `${id}:again` })).toMatchObject(refused('BetClosed', 409));
  const settled = await Promise.all([
    desk.settle(id, 1, 'settlement', '5.00'),
    desk.settle(id, 1, 'settlement', '5.00'),
  ]);
  expect(settled[1]).toEqual(settled[0]);
  expect(settled[0]).toMatchObject(paid('13.00'));
});

test('I5 a settlement and a cash-out at the same moment: one stands', async () => {
  const id = desk.newId();
  await desk.place(id);
  const both = await Promise.all([
    desk.settle(id, 1, 'settlement', '5.00'),
    desk.settle(id, 1, 'cash_out', '3.00', { transaction_id: `${id}:cash` }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await desk.settle(id, 2, 'cash_out', '3.00', { transaction_id: `${id}:late` })).toMatchObject(
    refused('BetClosed', 409),
  );
});

test('a partial cash-out leaves the rest open, which is settled, with the revision rising', async () => {
  const id = desk.newId();
  await desk.place(id);
  expect(await desk.settle(id, 1, 'partial_cash_out', '1.20', { stake_closed: '1.00' })).toMatchObject(paid('9.20'));
  expect(await betOf(id)).toMatchObject({ status: 'partly_cashed_out', stake_closed: { amount: '1.00' } });
  expect(
    await desk.settle(id, 1, 'settlement', '2.50', { transaction_id: `${id}:old`, stake_closed: '1.00' }),
  ).toMatchObject(refused('StaleRevision', 409));
  expect(await desk.settle(id, 2, 'settlement', '2.50')).toMatchObject(refused('InvalidRequest', 422));
  expect(await desk.settle(id, 3, 'settlement', '2.50', { stake_closed: '1.00' })).toMatchObject(paid('11.70'));
  expect(await betOf(id)).toMatchObject({ status: 'won', payout: { amount: '3.70' } });
});

test('a correction books the difference; what the player has no longer, the house bears', async () => {
  const id = desk.newId();
  await desk.place(id, { amount: '8.00' });
  await desk.settle(id, 1, 'settlement', '20.00', { stake_closed: '8.00' });
  const spent = desk.newId();
  await desk.place(spent, { amount: '19.00' });
  expect(await desk.settle(id, 2, 'correction', '0.00')).toMatchObject(paid('0.00'));
  expect(await betOf(id)).toMatchObject({ status: 'lost', payout: { amount: '17.00' } });
  expect(await desk.call('state', { bet_id: id })).toMatchObject({ body: { paid: '0.00', borne: '17.00' } });
  // Corrected twice: what was never taken back is not paid again.
  expect(await desk.settle(id, 3, 'correction', '20.00')).toMatchObject(paid('3.00'));
  expect(await desk.settle(spent, 1, 'correction', '1.00')).toMatchObject(refused('BetClosed', 409));
});

test('a bet whose result is corrected to void is void, whatever it was', async () => {
  const id = desk.newId();
  await desk.place(id);
  await desk.settle(id, 1, 'settlement', '5.00', { legs: [{ index: 0, result: 'won', score: '1:0' }] });
  const legs = [{ index: 0, result: 'void', score: '1:0' }];
  expect(await desk.settle(id, 2, 'correction', '2.00', { legs })).toMatchObject(paid('10.00'));
  expect(await betOf(id)).toMatchObject({ status: 'void', payout: { amount: '2.00' } });
});

test('a void returns the stake; a rollback does, too, and before its bet it refuses it', async () => {
  const [voided, undone, late] = [desk.newId(), desk.newId(), desk.newId()];
  await desk.place(voided);
  expect(await desk.settle(voided, 1, 'void', '1.00')).toMatchObject(refused('InvalidRequest', 422));
  expect(await desk.settle(voided, 1, 'void', '2.00')).toMatchObject(paid('10.00'));
  await desk.place(undone);
  expect(await desk.rollback(undone)).toMatchObject(paid('10.00'));
  expect(await desk.rollback(undone)).toMatchObject(paid('10.00'));
  expect(await betOf(undone)).toMatchObject({ status: 'rolled_back' });
  expect(await desk.settle(undone, 1, 'settlement', '5.00')).toMatchObject(refused('BetClosed', 409));
  expect(await desk.rollback(late)).toMatchObject({ status: 200 });
  expect(await desk.place(late)).toMatchObject(refused('BetClosed', 409));
  expect(await balances()).toMatchObject({ balance_main: { amount: '10.00' } });
});

test('what cannot be staked is refused for the same reason again', async () => {
  const id = desk.newId();
  expect(await desk.place(id, { amount: '10.01' })).toMatchObject(refused('InsufficientFunds', 422));
  await operator.control('credit', { uid, amount: '10.00', currency: 'USD' });
  expect(await desk.place(id, { amount: '10.01' })).toMatchObject(refused('InsufficientFunds', 422));
  for (const more of [
    { amount: '0.05' },
    { amount: '5000.01' },
    { amount: '-2.00' },
    { currency: 'EUR' },
    { funding: 'gift' },
    { bet: { legs: [] } },
    { bet: { kind: 'single', legs: [desk.leg(), desk.leg()] } },
    { bet: { possible_payout: '250000.01' } },
    { bet: { odds: 1.5 } },
  ])
    expect(await desk.place(desk.newId(), more)).toMatchObject(refused('InvalidRequest', 422));
});

test('trust: limits, the reality check and a time-out hold at the sportsbook, too', async () => {
  await operator.call(
    'responsible.setLimit',
    { kind: 'loss', period: 'day', amount: '3.00', currency: 'USD' },
    { cookie },
  );
  const first = desk.newId();
  expect(await desk.place(first)).toMatchObject(paid('8.00'));
  expect(await desk.place(desk.newId())).toMatchObject(refused('LimitExceeded', 422));
  // What a bet has paid is no loss.
  await desk.settle(first, 1, 'settlement', '5.00');
  expect(await desk.place(desk.newId())).toMatchObject(paid('11.00'));
  operator.time.ms += 62 * 60_000;
  await operator.call('account.getInfo', {}, { cookie });
  expect(await desk.place(desk.newId(), { amount: '0.10' })).toMatchObject(refused('RealityCheckDue', 422));
});

test('two bets at once cannot stake more than there is', async () => {
  const both = await Promise.all([
    desk.place(desk.newId(), { amount: '6.00' }),
    desk.place(desk.newId(), { amount: '6.00' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(await balances()).toMatchObject({ balance_main: { amount: '4.00' } });
});

test('the home block has the events that fit the contract, and none while the sportsbook is down', async () => {
  const { data } = await operator.call('Betting.getEvents', { count: 2 });
  expect(data).toEqual({
    items: [
      {
        id: 'e1',
        sport: 'football',
        league: 'First League',
        home: 'Northport',
        away: 'Redhill',
        starts_at: '2026-06-01T11:58:00.000Z',
        is_live: true,
        clock: "31'",
        score: { home: 1, away: 0 },
        market: {
          key: 'result',
          is_suspended: false,
          selections: [
            { key: 'home', odds: 1450 },
            { key: 'draw', odds: 4200 },
            { key: 'away', odds: 7500 },
          ],
        },
      },
    ],
  });
});
