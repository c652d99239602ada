import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLedger } from '../../../audit/auditLedger.ts';
import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { fc } from '../../../../../tests/fastCheck.ts';

let operator: TestOperator;
let keys = 0;
beforeAll(async () => {
  operator = await startTestOperator({ market: 'bench' });
  operator.vendors.on('/payments/api/payouts', () => Response.json({ id: 'o1' }));
}, 60_000);
afterAll(() => operator.close());

type Player = Awaited<ReturnType<TestOperator['player']>>;
type Verb = 'put' | 'take';
interface State {
  readonly amount: { amount: string };
  readonly available: { amount: string };
  readonly main: { amount: string };
  readonly delay_hours: number;
  readonly next_delay: { hours: number; effective_at: string } | null;
  readonly leaving: readonly { id: number; amount: { amount: string }; due_at: string }[];
}

const HOUR = 3_600_000;
const newKey = () => `vault-key-${(keys += 1)}`;
const move = ({ cookie }: Player, verb: Verb, amount: string, key = newKey(), currency = 'USD') =>
  operator.call(`vault.${verb}`, { amount, currency }, { cookie, headers: { 'idempotency-key': key } });
const stateOf = async ({ cookie }: Player) => (await operator.call('vault.get', {}, { cookie })).data as State;
const setDelay = async ({ cookie }: Player, hours: number) =>
  (await operator.call('vault.setDelay', { hours }, { cookie })).data as State;
const figures = async (player: Player) => {
  const { amount, available, main } = await stateOf(player);
  return [main.amount, amount.amount, available.amount];
};
/** Time passes while the players stay signed in: this is about the vault, not about sessions. */
async function pass(ms: number) {
  operator.time.ms += ms;
  const at = new Date(operator.time.ms);
  await operator.database.query('update operator.sessions set last_seen_at = $1, expires_at = $2', [
    at,
    new Date(operator.time.ms + 24 * HOUR),
  ]);
}
const audit = () => auditLedger(operator.database, new Date(operator.time.ms));

async function funded(amount = '100.00', currency = 'USD') {
  const player = await operator.player({ currency });
  await operator.control('credit', { uid: player.uid, amount, currency });
  return player;
}

test('2.3-2 money goes into the vault and comes out at once, and a repeated key has one effect', async () => {
  const player = await funded();
  const key = newKey();
  expect((await move(player, 'put', '40', key)).status).toBe(200);
  expect((await move(player, 'put', '40', key)).status).toBe(200);
  expect(await figures(player)).toEqual(['60.00', '40.00', '40.00']);
  expect((await move(player, 'take', '15.50')).status).toBe(200);
  expect(await figures(player)).toEqual(['75.50', '24.50', '24.50']);
});

test('2.3-2 neither a withdrawal nor a move beyond it touches the vault', async () => {
  const player = await funded();
  await move(player, 'put', '95');
  const fault = { code: 'insufficientFunds', params: { available: '5.00', currency: 'USD' } };
  expect((await move(player, 'put', '5.01')).error.error_data).toEqual({ amount: [fault] });
  expect((await move(player, 'take', '95.01')).error.error_data).toMatchObject({
    amount: [{ code: 'insufficientFunds', params: { available: '95.00' } }],
  });
  const withdrawal = await operator.call(
    'cashier.makewithdrawal',
    { method: 'card', amount: '20', currency: 'USD', requisites: '4111111111111111' },
    { cookie: player.cookie, headers: { 'idempotency-key': newKey() } },
  );
  expect(withdrawal.error.type).toBe('WithdrawalLimitsExceededException');
  for (const amount of ['0', '-1', '1e309', '0.001', '١', '9'.repeat(30)])
    expect((await move(player, 'put', amount)).error.error_data, amount).toHaveProperty('amount');
  expect((await move(player, 'put', '1', newKey(), 'EUR')).error.error_data).toHaveProperty('currency');
  expect(await figures(player)).toEqual(['5.00', '95.00', '95.00']);
});

test('2.3-2 with a delay money leaves when its time has come, once, or stays if the player says so', async () => {
  const player = await funded();
  await move(player, 'put', '50');
  expect(await setDelay(player, 24)).toMatchObject({ delay_hours: 24, next_delay: null });
  await move(player, 'take', '20');
  await move(player, 'take', '10');
  const { leaving } = await stateOf(player);
  expect(leaving.map(({ amount }) => amount.amount)).toEqual(['20.00', '10.00']);
  expect(await figures(player)).toEqual(['50.00', '50.00', '20.00']);
  const keep = (id: number) => operator.call('vault.keep', { id }, { cookie: player.cookie });
  expect((await keep(leaving[1]!.id)).status).toBe(200);
  expect((await keep(leaving[1]!.id)).status).toBe(200);
  await pass(24 * HOUR - 1);
  await operator.control('vault/release');
  expect(await figures(player)).toEqual(['50.00', '50.00', '30.00']);
  await pass(1);
  await Promise.all([operator.control('vault/release'), operator.control('vault/release')]);
  expect(await figures(player)).toEqual(['70.00', '30.00', '30.00']);
  expect((await keep(leaving[0]!.id)).error.error_data).toHaveProperty('id');
  const other = await operator.player();
  expect((await operator.call('vault.keep', { id: leaving[0]!.id }, other)).error.error_data).toHaveProperty('id');
});

test('2.3-2 a longer delay holds at once, a shorter one after the old time', async () => {
  const player = await funded();
  await setDelay(player, 72);
  const shorter = await setDelay(player, 0);
  expect(shorter).toMatchObject({ delay_hours: 72, next_delay: { hours: 0 } });
  expect(Date.parse(shorter.next_delay!.effective_at) - operator.time.ms).toBe(72 * HOUR);
  await pass(72 * HOUR - 1);
  expect((await stateOf(player)).delay_hours).toBe(72);
  await pass(1);
  expect(await stateOf(player)).toMatchObject({ delay_hours: 0, next_delay: null });
  expect((await operator.call('vault.setDelay', { hours: 5 }, player)).error.error_data).toHaveProperty('hours');
});

test('7-22 money in the vault keeps the currency and the account, as the main balance does', async () => {
  const player = await funded('10.00');
  await move(player, 'put', '10');
  const change = await operator.call('account.setCurrency', { currency: 'EUR' }, player);
  expect(change.error.error_data).toEqual({ currency: [{ code: 'balanceLeft', params: { currency: 'USD' } }] });
  const { data } = await operator.call('privacy.getClosure', {}, player);
  expect(data).toMatchObject({ obstacles: [{ kind: 'balance', amount: { amount: '10.00', currency: 'USD' } }] });
});

test('2.3-2 an exclusion ends play, and what is on its way out of the vault still arrives', async () => {
  const player = await funded('30.00');
  await setDelay(player, 24);
  await move(player, 'put', '30');
  await move(player, 'take', '30');
  await operator.call('responsible.exclude', { kind: 'time_out', length: 7 }, player);
  await pass(24 * HOUR);
  await operator.control('vault/release');
  const [row] = await operator.database.query<{ balance: bigint }>(
    "select balance from operator.ledger_accounts where uid = $1 and kind = 'main'",
    [BigInt(player.uid)],
  );
  expect(row?.balance).toBe(3000n);
});

test('I1 I2 I3 I4 I5 whatever is moved in and out and when, the sum is kept and no account goes below zero', async () => {
  const step = fc.record({
    what: fc.constantFrom<Verb | 'wait' | 'delay' | 'keep'>('put', 'put', 'take', 'take', 'wait', 'delay', 'keep'),
    minor: fc.bigInt({ min: 1n, max: 2_500_000_000n }),
    hours: fc.constantFrom(0, 24, 72, 168),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const player = await funded('3.000000000', 'TON');
      for (const { what, minor, hours } of steps) {
        const amount = `${minor / 1_000_000_000n}.${(minor % 1_000_000_000n).toString().padStart(9, '0')}`;
        if (what === 'put' || what === 'take') await move(player, what, amount, newKey(), 'TON');
        else if (what === 'delay') await setDelay(player, hours);
        else if (what === 'wait') {
          await pass(hours * HOUR);
          await operator.control('vault/release');
        } else {
          const [first] = (await stateOf(player)).leaving;
          if (first !== undefined) await operator.call('vault.keep', { id: first.id }, player);
        }
        const [main, kept] = (await figures(player)).map((text) => BigInt(text.replace('.', '')));
        expect(main! + kept!).toBe(3_000_000_000n);
      }
    }),
    { numRuns: 12 },
  );
  expect(await audit()).toEqual([]);
}, 60_000);
