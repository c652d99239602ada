import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLedger } from '../../../audit/auditLedger.ts';
import { startTestOperator, testConfig } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { signedHeaders } from '../../../../signing.ts';
import { TestCashier, idOf, messageOf, newKey } from '../../cashier/testing/TestCashier.ts';
import { eventually } from '../../../../../tests/eventually.ts';
import { fc } from '../../../../../tests/fastCheck.ts';

let operator: TestOperator;
let cashier: TestCashier;
let player: Awaited<ReturnType<TestOperator['player']>>;
let depositId = '';

const HOUR = 3_600_000;
const by = () => ({ cookie: player.cookie });
const spend = (name: string, fields: Record<string, string>) =>
  operator.call(name, fields, { ...by(), headers: { 'idempotency-key': newKey() } });

async function studio(method: string, body: object) {
  const [path, payload] = [`/wallet/${method}`, JSON.stringify(body)];
  const signed = { method: 'POST', path, body: payload };
  const headers = signedHeaders(testConfig.walletSecret, signed, operator.time.ms);
  return operator.app.inject({ method: 'POST', url: path, payload, headers });
}

/** A day of a player: grant, deposit, a won, a lost and a returned round, the vault, a withdrawal paid out. */
beforeAll(async () => {
  operator = await startTestOperator({ market: 'bench' });
  cashier = new TestCashier(operator);
  cashier.vendorTakes();
  await eventually(async () => expect((await operator.call('games.get')).data).toMatchObject({ total: 3 }));
  player = await cashier.funded('50.00');
  depositId = idOf(await cashier.deposit(player.cookie));
  operator.time.ms += HOUR;
  await cashier.tell(messageOf(depositId));
  const launched = await operator.app.inject({
    url: '/platform/game/lantern-harbor/play?locale=en',
    headers: { cookie: `croupier_session=${player.cookie}`, 'sec-fetch-site': 'same-origin' },
  });
  const session = new URL(String(launched.headers.location)).searchParams.get('session') ?? '';
  const bet = (round: string, amount: string) =>
    studio('bet', {
      session,
      round_id: round,
      transaction_id: `${round}:bet`,
      game: 'lantern-harbor',
      amount,
      currency: 'USD',
    });
  const win = (round: string, amount: string) =>
    studio('win', { round_id: round, transaction_id: `${round}:win`, amount, currency: 'USD', finished: true });
  for (const [round, stake] of [
    ['r-won', '1.00'],
    ['r-lost', '3.00'],
    ['r-back', '2.00'],
  ] as const) {
    operator.time.ms += 5000;
    await bet(round, stake);
  }
  await win('r-won', '7.50');
  await win('r-lost', '0.00');
  await studio('rollback', { round_id: 'r-back', transaction_id: 'r-back:rb', original_transaction_id: 'r-back:bet' });
  operator.time.ms += HOUR;
  await spend('vault.put', { amount: '10', currency: 'USD' });
  const out = await cashier.withdraw(player.cookie, { amount: '15' });
  await cashier.tell(messageOf(idOf(out), 'payout.paid', { amount: '15.00' }));
}, 60_000);
afterAll(() => operator.close());

interface Row {
  readonly id: string;
  readonly reason: string;
  readonly balance: string;
  readonly amount: { amount: string };
  readonly balance_after: { amount: string };
  readonly subject: { kind: string; name: string };
  readonly reference: string;
}
const ledger = async (fields: Record<string, string> = {}) =>
  (await operator.call('wallet.getLedger', fields, by())).data as { items: Row[]; next: string };
const shown = ({ reason, balance, amount, balance_after: after }: Row) =>
  `${reason} ${balance} ${amount.amount} ${after.amount}`;

test('2.3-6 the ledger has every row with its reason and the balance after it, newest first', async () => {
  const { items, next } = await ledger();
  expect(next).toBe('');
  expect(items.map(shown)).toEqual([
    'withdrawal_paid withdrawal_hold -15.00 0.00',
    'withdrawal_held withdrawal_hold 15.00 15.00',
    'withdrawal_held main -15.00 48.50',
    'vault_in vault 10.00 10.00',
    'vault_in main -10.00 63.50',
    'rollback main 2.00 73.50',
    'win main 7.50 71.50',
    'stake main -2.00 64.00',
    'stake main -3.00 66.00',
    'stake main -1.00 69.00',
    'deposit main 20.00 70.00',
    'grant main 50.00 50.00',
  ]);
  const of = (reason: string) => items.find((row) => row.reason === reason);
  expect(of('win')).toMatchObject({ subject: { kind: 'game' }, reference: 'r-won' });
  expect(of('win')!.subject.name).not.toBe('');
  expect(of('deposit')).toMatchObject({ subject: { kind: 'method', name: 'Card' }, reference: depositId });
});

test('2.3-6 pages by cursor join without a gap, and filters leave other rows out', async () => {
  const whole = (await ledger()).items.map(({ id }) => id);
  const pages: string[] = [];
  let cursor = '';
  do {
    const page = await ledger({ count: '5', cursor });
    pages.push(...page.items.map(({ id }) => id));
    cursor = page.next;
  } while (cursor !== '');
  expect(pages).toEqual(whole);
  expect((await ledger({ balances: 'vault' })).items.map(shown)).toEqual(['vault_in vault 10.00 10.00']);
  expect((await ledger({ reasons: 'stake,win' })).items).toHaveLength(4);
  const from = new Date(Date.UTC(2026, 5, 1, 12) + 2 * HOUR).toISOString();
  expect((await ledger({ from })).items).toHaveLength(5);
  expect((await ledger({ to: from })).items).toHaveLength(7);
  for (const [field, wrong] of [
    ['cursor', '-1'],
    ['from', 'yesterday'],
    ['to', '2026-99-01T00:00:00Z'],
  ] as const)
    expect((await operator.call('wallet.getLedger', { [field]: wrong }, by())).error.error_data).toHaveProperty(field);
  const other = await operator.player();
  expect((await operator.call('wallet.getLedger', {}, other)).data).toEqual({ items: [], next: '' });
});

test('2.3-6 net deposits and net result of every bucket are exactly what the ledger has', async () => {
  const start = Date.UTC(2026, 5, 1, 11, 30);
  const bounds = [0, 1, 2, 3, 4].map((hours) => new Date(start + hours * HOUR).toISOString());
  const { data } = await operator.call('wallet.getResults', { bounds: bounds.join(',') }, by());
  const usd = (amount: string) => ({ amount, currency: 'USD' });
  const none = {
    deposits: '0.00',
    withdrawals: '0.00',
    stakes: '0.00',
    payouts: '0.00',
    promotions: '0.00',
    other: '0.00',
  };
  const bucket = (more: object) =>
    expect.objectContaining(
      Object.fromEntries(Object.entries({ ...none, ...more }).map(([name, amount]) => [name, usd(String(amount))])),
    );
  expect(data).toMatchObject({ opening: usd('0.00'), closing: usd('58.50') });
  expect((data as { buckets: object[] }).buckets).toEqual([
    bucket({ other: '50.00' }),
    bucket({ deposits: '20.00', stakes: '4.00', payouts: '7.50' }),
    bucket({ withdrawals: '15.00' }),
    bucket({}),
  ]);
  for (const wrong of [
    [],
    bounds.slice(0, 1),
    bounds.toReversed(),
    Array.from({ length: 102 }, (_, n) => new Date(n).toISOString()),
  ])
    expect(
      (await operator.call('wallet.getResults', { bounds: wrong.join(',') }, by())).error.error_data,
    ).toHaveProperty('bounds');
});

test('2.3-6, I3 opening + deposits − withdrawals − stakes + payouts + promotions + other = closing, however it is cut', async () => {
  const minor = (money: { amount: string }) => BigInt(money.amount.replace('.', ''));
  type Flows = Readonly<Record<string, { amount: string }>>;
  const start = Date.UTC(2026, 5, 1, 10);
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.integer({ min: 0, max: 6 * 3600 }), { minLength: 2, maxLength: 12 }),
      async (cuts) => {
        const bounds = cuts.sort((a, b) => a - b).map((second) => new Date(start + second * 1000).toISOString());
        const { data } = await operator.call('wallet.getResults', { bounds: bounds.join(',') }, by());
        const { opening, closing, buckets } = data as { opening: never; closing: never; buckets: Flows[] };
        const sum = (name: string) => buckets.reduce((total, bucket) => total + minor(bucket[name]!), 0n);
        const moved =
          sum('deposits') - sum('withdrawals') - sum('stakes') + sum('payouts') + sum('promotions') + sum('other');
        expect(minor(opening) + moved).toBe(minor(closing));
      },
    ),
    { numRuns: 40 },
  );
});

test('3-67 balances of every currency have composed keys', async () => {
  await operator.control('credit', { uid: player.uid, amount: '1.5', currency: 'TON' });
  const { data } = await operator.call('wallet.getBalances', {}, by());
  expect(data).toEqual({
    currency: 'USD',
    items: [
      { key: 'main_USD', amount: '48.50' },
      { key: 'bonus_USD', amount: '0.00' },
      { key: 'betting_bonus_USD', amount: '0.00' },
      { key: 'fun_USD', amount: '0.00' },
      { key: 'withdrawal_hold_USD', amount: '0.00' },
      { key: 'vault_USD', amount: '10.00' },
      { key: 'main_TON', amount: '1.500000000' },
    ],
  });
});

async function file(fields: Record<string, string>, locale = 'en') {
  // The day of the player has gone by since they signed in.
  await operator.call('account.prove', { kind: 'password', password: 'otter-lamp-71' }, by());
  const reply = await operator.call(
    'wallet.getFile',
    { ...fields },
    { ...by(), headers: { 'accept-language': locale } },
  );
  const { path } = reply.data as { path: string };
  return { path, reply: await operator.app.inject({ url: path }) };
}

test('2.3-6 the CSV has the rows of the filter as exact decimals, and its link works once', async () => {
  await operator.database.query("update operator.games set title = '=HYPERLINK(1)' where sysname = 'lantern-harbor'");
  const { path, reply } = await file({ file: 'csv', balances: 'main', reasons: 'stake,win' });
  expect(reply.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="croupier-ledger-2026-06-01.csv"',
    'cache-control': 'no-store',
  });
  const lines = reply.body.split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFF"at","reason","balance","subject","amount","currency","balance_after","reference","row"',
  );
  expect(lines).toHaveLength(6);
  expect(lines[1]).toContain(`"stake","main","'=HYPERLINK(1)","-1.00","USD","69.00","r-won"`);
  expect((await operator.app.inject({ url: path })).statusCode).toBe(404);
});

test('2.3-6 the statement has opening and closing balances, sums by reason and rows, and nothing to run', async () => {
  const from = new Date(Date.UTC(2026, 5, 1, 12, 30)).toISOString();
  const { reply } = await file({ file: 'statement', from, zone: 'Europe/Riga' });
  expect(reply.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  const text = reply.body
    .replaceAll(/<style>.*?<\/style>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  expect(text).toContain('Total 50.00 USD 58.50 USD');
  expect(text).toContain('Vault 0.00 USD 10.00 USD');
  expect(text).toContain('Stake 3 -6.00 USD');
  expect(text).toContain('2026-06-01 16:00:00 GMT+3 Deposit · Card Main 20.00 USD 70.00 USD');
  expect(text).not.toContain('TON');
  expect(reply.body).not.toMatch(/<script|https?:/);
});

test('2.3-6 the case file of a payment has its messages with verdicts, its rows, and no secret', async () => {
  await cashier.tell(messageOf(depositId, 'deposit.failed'));
  const { reply } = await file({ file: 'payment', id: depositId });
  const text = reply.body.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
  for (const part of [
    depositId,
    'deposit.succeeded applied',
    'conflict: is succeeded, told failed',
    `${depositId}:deposit`,
    'Market bench',
  ])
    expect(text).toContain(part);
  expect(reply.body).not.toMatch(/secret|signature|4111111111111111/i);
  const round = (await file({ file: 'round', id: 'r-won' })).reply.body;
  for (const part of ['r-won:bet', 'r-won:win', '7.50 USD', 'Shortest round']) expect(round).toContain(part);
});

test('2.3-6 nobody gets a case file of another player, and a wrong zone or period is refused', async () => {
  const other = await operator.player();
  const ask = async (fields: Record<string, string>) =>
    (await operator.call('wallet.getFile', fields, other)).error.error_data;
  expect(await ask({ file: 'payment', id: depositId })).toHaveProperty('id');
  expect(await ask({ file: 'round', id: 'r-won' })).toHaveProperty('id');
  expect(await ask({ file: 'statement', zone: 'Mars/Base' })).toHaveProperty('zone');
  expect(await ask({ file: 'csv', to: 'now' })).toHaveProperty('to');
});

test('I1 I2 I3 I4 hold after the tests above', async () => {
  const violations = await auditLedger(operator.database, new Date(operator.time.ms));
  // The conflict is the forged message of the test above.
  expect(violations.map(({ what }) => what)).toEqual(['the payment vendor contradicts a finished payment']);
});

test('9-11, 3-67 a player of TON has nine decimals everywhere: limits, stakes, wins and the ledger', async () => {
  const coin = await operator.player({ currency: 'TON' });
  await operator.control('credit', { uid: coin.uid, amount: '2.000000001', currency: 'TON' });
  const settings = (await operator.call('cashier.getdepositsettings', {}, coin)).data as { methods: object[] };
  expect(settings.methods[0]).toMatchObject({ min: { amount: '3.000000000', currency: 'TON' } });
  const launched = await operator.app.inject({
    url: '/platform/game/lantern-harbor/play?locale=en',
    headers: { cookie: `croupier_session=${coin.cookie}`, 'sec-fetch-site': 'same-origin' },
  });
  const session = new URL(String(launched.headers.location)).searchParams.get('session') ?? '';
  const bet = { session, round_id: 'r-ton', transaction_id: 'r-ton:bet', game: 'lantern-harbor', currency: 'TON' };
  expect((await studio('bet', { ...bet, amount: '0.200000000' })).json()).toMatchObject({ balance: '1.800000001' });
  const won = { round_id: 'r-ton', transaction_id: 'r-ton:win', currency: 'TON', finished: true };
  expect((await studio('win', { ...won, amount: '0.510000000' })).json()).toMatchObject({ balance: '2.310000001' });
  const { data } = await operator.call('wallet.getLedger', { count: '1' }, coin);
  expect(data).toMatchObject({
    items: [{ reason: 'win', amount: { amount: '0.510000000', currency: 'TON' }, reference: 'r-ton' }],
  });
});

test('7-49 payments are filtered by state, method and period', async () => {
  const count = async (fields: Record<string, string>) =>
    ((await operator.call('cashier.gethistory', fields, by())).data as { count: number }).count;
  const noon = new Date(Date.UTC(2026, 5, 1, 12, 30)).toISOString();
  expect(await count({})).toBe(2);
  expect(await count({ statuses: 'succeeded' })).toBe(2);
  expect(await count({ statuses: 'pending,failed' })).toBe(0);
  expect(await count({ method: 'card', type: 'withdrawal' })).toBe(1);
  expect(await count({ method: 'flashpay' })).toBe(0);
  expect([await count({ from: noon }), await count({ to: noon })]).toEqual([1, 1]);
  expect((await operator.call('cashier.gethistory', { from: 'soon' }, by())).error.error_data).toHaveProperty('from');
});
