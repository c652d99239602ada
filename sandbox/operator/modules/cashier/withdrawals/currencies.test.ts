import { afterAll, beforeAll, expect, test } from 'vitest';
import { interleaved } from '../../../testing/interleaved.ts';
import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { TestCashier, messageOf, idOf } from '../testing/TestCashier.ts';

const MINUTE_MS = 60_000;

let operator: TestOperator;
let cashier: TestCashier;
beforeAll(async () => {
  operator = await startTestOperator({ market: 'strict' });
  cashier = new TestCashier(operator);
  cashier.vendorTakes();
}, 60_000);
afterAll(() => operator.close());

type Caller = Awaited<ReturnType<TestOperator['player']>>;

const credit = ({ uid }: Caller, amount: string, currency: string) =>
  operator.control('credit', { uid, amount, currency });
const change = ({ cookie }: Caller, currency: string) => operator.call('account.setCurrency', { currency }, { cookie });

/** A player who has withdrawn an amount of dollars, all that they had, and whose account is in euros now. */
async function changed(amount: string): Promise<Caller> {
  const player = await operator.player({ country: 'LV' });
  await credit(player, amount, 'USD');
  const id = idOf(await cashier.withdraw(player.cookie, { amount }));
  operator.time.ms += 3 * MINUTE_MS;
  await operator.control('withdrawals/review', { transaction: id, decision: 'approved' });
  await cashier.tell(messageOf(id, 'payout.paid', { amount }));
  expect((await change(player, 'EUR')).data).toBe(1);
  return player;
}

const withdraw = ({ cookie }: Caller, amount: string) => cashier.withdraw(cookie, { amount, currency: 'EUR' });
const settings = async ({ cookie }: Caller) =>
  (await operator.call('cashier.getwithdrawsettings', {}, { cookie })).data as {
    available: { amount: string };
    locked: { reason: string }[];
    limits: { periods: { period: string; left: { amount: string } }[] };
  };

test('6-4 withdrawals in another currency count to the identity threshold, by their share of it', async () => {
  const player = await changed('1900.00');
  await credit(player, '1900.00', 'EUR');
  const { available, locked } = await settings(player);
  expect(available.amount).toBe('100.00');
  expect(locked.map(({ reason }) => reason)).toContain('profile');
  expect((await withdraw(player, '1900.00')).error.type).toBe('UserNeedProfileDataException');
  expect((await withdraw(player, '100.01')).error.type).toBe('UserNeedProfileDataException');
  expect((await withdraw(player, '100.00')).status).toBe(200);
});

test('3-5 is_kyc_block_enabled counts them, too', async () => {
  const player = await changed('1900.00');
  const isBlocked = async () =>
    ((await operator.call('account.getInfo', {}, { cookie: player.cookie })).data as Record<string, unknown>)[
      'is_kyc_block_enabled'
    ];
  await credit(player, '100.00', 'EUR');
  expect(await isBlocked()).toBe(false);
  await credit(player, '0.01', 'EUR');
  expect(await isBlocked()).toBe(true);
});

test('8-6 they count to the limits of periods, and leave them with their time', async () => {
  const player = await changed('2000.00');
  await operator.control('require', { uid: player.uid, action: 'withdraw', needs: [] });
  await credit(player, '2500.00', 'EUR');
  const { available, limits } = await settings(player);
  expect(available.amount).toBe('500.00');
  expect(limits.periods.map(({ period, left }) => [period, left.amount])).toEqual([
    ['day', '500.00'],
    ['week', '3000.00'],
    ['month', '8000.00'],
  ]);
  expect((await withdraw(player, '500.01')).error.type).toBe('WithdrawalLimitsPeriodExceededException');
  expect((await withdraw(player, '500.00')).status).toBe(200);
});

test('trust a limit that is set while the currency changes is one of the currency that the account has then', async () => {
  for (let before = 1, isOver = false; !isOver; before += 1) {
    const player = await operator.player({ country: 'LV' });
    const { cookie, uid } = player;
    const fields = { kind: 'deposit', period: 'day', amount: '50.00' };
    const { reply, wasThere } = await interleaved(
      operator.database,
      () => operator.call('responsible.setLimit', fields, { cookie }),
      { before, other: () => change(player, 'EUR') },
    );
    isOver = !wasThere;
    expect(reply.status).toBe(200);
    const rows = await operator.database.query<{ limited: string; owned: string }>(
      `select l.currency as limited, p.currency as owned from operator.player_limits l join operator.players p using (uid)
       where uid = $1`,
      [uid],
    );
    expect(rows).toEqual([isOver ? { limited: 'USD', owned: 'USD' } : { limited: 'EUR', owned: 'EUR' }]);
    // With the limit set, the currency stays.
    if (isOver)
      expect((await change(player, 'EUR')).error.error_data).toMatchObject({ currency: [{ code: 'limitsSet' }] });
  }
});

test('trust limits and changes of the currency at once: the limit is in the currency of the account', async () => {
  const players = await Promise.all(Array.from({ length: 8 }, () => operator.player({ country: 'LV' })));
  await Promise.all(
    players.flatMap((player) => [
      operator.call('responsible.setLimit', { kind: 'loss', period: 'week', amount: '50' }, { cookie: player.cookie }),
      change(player, 'EUR'),
    ]),
  );
  const rows = await operator.database.query<{ limited: string; owned: string }>(
    `select l.currency as limited, p.currency as owned from operator.player_limits l join operator.players p using (uid)
     where uid = any($1::bigint[])`,
    [players.map(({ uid }) => uid)],
  );
  expect(rows).toHaveLength(players.length);
  expect(rows.filter(({ limited, owned }) => limited !== owned)).toEqual([]);
});

test('3-55 deposits in an earlier currency count to a limit by the rates of the change', async () => {
  const { cookie } = await operator.player({ country: 'LV', currency: 'EUR' });
  const id = idOf(await cashier.deposit(cookie, { amount: '100.00', currency: 'EUR' }));
  await cashier.tell(messageOf(id, 'deposit.succeeded', { amount: '100.00', currency: 'EUR' }));
  // As if the account had been in dollars then: what a deposit earns would stand in the way of a real change.
  await operator.database.query(`update operator.payments set currency = 'USD' where id = $1`, [id]);
  await operator.call('responsible.setLimit', { kind: 'deposit', period: 'day', amount: '110' }, { cookie });
  const { error } = await cashier.deposit(cookie, { amount: '20.01', currency: 'EUR' });
  expect(error.error_data).toMatchObject({ available_amount: { amount: '20.00', currency: 'EUR' } });
  expect((await cashier.deposit(cookie, { amount: '20.00', currency: 'EUR' })).status).toBe(200);
});

/** A limit of dollars in an account of euros, as only an account of before the rule can have. */
async function mixed(kind: string, minor: number) {
  const player = await operator.player({ country: 'LV', currency: 'EUR' });
  await operator.database.query(
    `insert into operator.player_limits (uid, kind, period, currency, amount, requested_at, effective_at)
     values ($1, $2, 'day', 'USD', $3, $4, $4)`,
    [player.uid, kind, minor, new Date(operator.time.ms)],
  );
  return player;
}

test('3-55 a deposit counts to a limit in another currency by the rates, and what is left is in the account’s', async () => {
  const { cookie } = await mixed('deposit', 111_12);
  const { data } = await operator.call('cashier.getdepositsettings', {}, { cookie });
  expect(data).toMatchObject({ limit: { available_amount: { amount: '100.00', currency: 'EUR' } } });
  const { error } = await cashier.deposit(cookie, { amount: '100.01', currency: 'EUR' });
  expect(error).toMatchObject({
    type: 'BillingDepositLimitExceededException',
    error_data: { available_amount: { amount: '100.00', currency: 'EUR' } },
  });
  expect((await cashier.deposit(cookie, { amount: '100.00', currency: 'EUR' })).status).toBe(200);
});

test('3-55 a limit in another currency is only raised after the cool-off, by what it is worth', async () => {
  const { cookie } = await mixed('loss', 100_00);
  const set = async (amount: string) => {
    const { data } = await operator.call('responsible.setLimit', { kind: 'loss', period: 'day', amount }, { cookie });
    return (data as { limits: { limit: object; pending: { limit: object } | null }[] }).limits[0];
  };
  // More minor units than before would allow more; 95 euros are more than 100 dollars.
  expect(await set('95.00')).toMatchObject({
    limit: { amount: '100.00', currency: 'USD' },
    pending: { limit: { amount: '95.00', currency: 'EUR' } },
  });
  expect(await set('80.00')).toMatchObject({ limit: { amount: '80.00', currency: 'EUR' }, pending: null });
});

test('7-51 a deposit that is asked for while the currency changes is not made in the old one', async () => {
  for (let before = 1, isOver = false; !isOver; before += 1) {
    const player = await operator.player({ country: 'LV' });
    const { reply, wasThere } = await interleaved(operator.database, () => cashier.deposit(player.cookie), {
      before,
      other: () => change(player, 'EUR'),
    });
    isOver = !wasThere;
    const rows = await operator.database.query<{ paid: string; owned: string }>(
      `select y.currency as paid, p.currency as owned from operator.payments y join operator.players p using (uid)
       where uid = $1`,
      [player.uid],
    );
    if (reply.status === 200) expect(rows).toEqual([{ paid: 'USD', owned: 'USD' }]);
    else {
      expect(rows).toEqual([]);
      expect(reply.error.error_data).toEqual({ currency: [{ code: 'wrongField' }] });
    }
  }
});
