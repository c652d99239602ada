import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLedger } from '../../../audit/auditLedger.ts';
import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { TestCashier, idOf, messageOf, payPage } from '../testing/TestCashier.ts';
import { coinLink } from './coinLink.ts';

let operator: TestOperator;
let cashier: TestCashier;
beforeAll(async () => {
  operator = await startTestOperator({ market: 'bench' });
  cashier = new TestCashier(operator);
}, 60_000);
afterAll(() => operator.close());

const EXPIRES = '2030-01-01T00:00:00.000Z';
const coins = { coin: 'TON', address: 'EQstub', memo: 'p 1', amount: '4.000000001', rate: '5', needed: 3 };
const opened = (more: object = {}) => ({ id: 'pay_1', hosted_url: '', expires_at: EXPIRES, crypto: null, ...more });
const stateOf = (more: object = {}) => ({
  status: 'created',
  amount: '20.00',
  currency: 'USD',
  reason: '',
  card_mask: '',
  crypto: null,
  ...more,
});

beforeEach(() => {
  operator.vendors.requests.length = 0;
  vendorOpens();
});

/** What the vendor replies when a deposit is opened, and when it is asked about it. */
function vendorOpens(intent: object = opened(), state: object = stateOf()): void {
  operator.vendors.on('/payments/api/intents', ({ method }) =>
    Response.json(method === 'POST' ? intent : state, { status: 200 }),
  );
}

const info = async (cookie: string, transaction: string) =>
  operator.call('cashier.getdepositinfo', { transaction }, { cookie });
test.each([
  ['purse', 'wallet', ' robin.reed@purse ', 'robin.reed@purse', 'ro...urse'],
  ['bankpay', 'bank', 'aurora', 'aurora', ''],
  ['mobilepay', 'phone', '+371 2612-3456', '+37126123456', '+371...3456'],
  ['voucher', 'voucher', 'abcd-efgh-jkmn-pqr2', 'ABCDEFGHJKMNPQR2', 'ABCD...PQR2'],
])(
  '3-54 the requisites of %s go to the vendor clean and come back masked',
  async (method, name, value, clean, mask) => {
    const { cookie } = await operator.player();
    const reply = await cashier.deposit(cookie, { method, requisites: { [name]: value } });
    expect(cashier.asked('intents')).toMatchObject([{ method, requisites: { [name]: clean } }]);
    expect(reply.data).toMatchObject({ transaction: { requisites: mask, can_resume: true }, redirect_url: '' });
    // Once the vendor has them they are not kept here.
    const [row] = await operator.database.query<{ full_requisites: string | null }>(
      'select full_requisites from operator.payments where id = $1',
      [idOf(reply)],
    );
    expect(row?.full_requisites).toBeNull();
  },
);

test.each([
  ['purse', 'wallet', '', 'requiredField'],
  ['purse', 'wallet', 'a b c d', 'wrongWallet'],
  ['mobilepay', 'phone', '12', 'wrongPhoneFormat'],
  ['voucher', 'voucher', 'ABC', 'voucherUnknown'],
  ['bankpay', 'bank', 'a b', 'unknownBank'],
])('3-54 8-22 %s refuses a %s of "%s" at its field, and asks no vendor', async (method, name, value, code) => {
  const { cookie } = await operator.player();
  const reply = await cashier.deposit(cookie, { method, requisites: { [name]: value } });
  expect(reply.error).toMatchObject({ type: 'InvalidParameterException', error_data: { [name]: [{ code }] } });
  expect(cashier.asked('intents')).toEqual([]);
});

test('7-51 what the vendor does not know as a requisite is told at its field, and the deposit has failed', async () => {
  operator.vendors.on('/payments/api/intents', ({ method }) =>
    method === 'POST'
      ? Response.json({ error: { type: 'WrongRequisites', message: '' } }, { status: 400 })
      : Response.json({}, { status: 404 }),
  );
  const { cookie } = await operator.player();
  const reply = await cashier.deposit(cookie, {
    method: 'voucher',
    requisites: { voucher: 'ABCDEFGHJKMNPQR2' },
  });
  expect(reply.error).toMatchObject({ error_data: { voucher: [{ code: 'voucherUnknown' }] } });
  expect(await cashier.history(cookie)).toMatchObject({ items: [{ status: 'failed', reason: 'wrong_requisites' }] });
});

test('7-47 coins: the exact sum, the address and the progress; a wallet opens with the sum filled in', async () => {
  vendorOpens(
    opened({ crypto: coins }),
    stateOf({ status: 'pending', crypto: { received: '4.000000001', confirmations: 2 } }),
  );
  const { cookie } = await operator.player();
  const id = idOf(await cashier.deposit(cookie, { method: 'ton' }));
  const { data } = await info(cookie, id);
  expect(data).toMatchObject({
    kind: 'crypto',
    expires_at: EXPIRES,
    can_drop: false,
    crypto: {
      ...coins,
      received: '4.000000001',
      confirmations: 2,
      link: 'ton://transfer/EQstub?amount=4000000001&text=p%201',
      connect: { network: '-3' },
    },
  });
  expect(coinLink({ ...coins, coin: 'BTC', amount: '0.0003' })).toBe('bitcoin:EQstub?amount=0.0003');
});

test('7-47 without an answer of the vendor the last known state is shown', async () => {
  vendorOpens(opened({ hosted_url: payPage }));
  const { cookie } = await operator.player();
  const id = idOf(await cashier.deposit(cookie, {}));
  operator.vendors.on('/payments/api/intents', () => {
    throw new TypeError('fetch failed');
  });
  expect((await info(cookie, id)).data).toMatchObject({
    kind: 'hosted',
    pay_url: payPage,
    can_drop: true,
  });
});

test("7-47 another player's deposit is nobody's to see or to give up", async () => {
  const [mine, other] = [await operator.player(), await operator.player()];
  const id = idOf(await cashier.deposit(mine.cookie, {}));
  expect((await info(other.cookie, id)).error).toMatchObject({ error_data: { transaction: [{ code: 'wrongField' }] } });
  const dropped = await operator.call('cashier.dropdeposit', { transaction: id }, { cookie: other.cookie });
  expect(dropped.error).toMatchObject({ error_data: { transaction: [{ code: 'wrongField' }] } });
});

test('4-60 an unpaid deposit is given up once; a paid one is not', async () => {
  const { cookie } = await operator.player();
  const drop = (transaction: string) => operator.call('cashier.dropdeposit', { transaction }, { cookie });
  const unpaid = idOf(await cashier.deposit(cookie, {}));
  vendorOpens(stateOf({ status: 'cancelled', reason: 'cancelled_by_buyer' }));
  expect((await drop(unpaid)).data).toEqual({ status: 'cancelled' });
  expect((await drop(unpaid)).data).toEqual({ status: 'cancelled' });
  vendorOpens();
  const paid = idOf(await cashier.deposit(cookie, {}));
  vendorOpens(stateOf({ status: 'succeeded' }));
  expect((await drop(paid)).error).toMatchObject({
    type: 'BillingTransactionDeclinedException',
    error_data: { reason: 'on_its_way' },
  });
  await cashier.tell(messageOf(paid, 'deposit.succeeded'));
  expect(await cashier.balance(cookie)).toBe('20.00');
});

test('7-51 the method keeps its fee: the rest arrives, and the books say where the fee is', async () => {
  const { cookie } = await operator.player();
  const reply = await cashier.deposit(cookie, {
    method: 'mobilepay',
    amount: '20.33',
    requisites: { phone: '+37126123456' },
  });
  // 1.5 % of 20.33 is 0.30495: half up 0.30.
  expect(reply.data).toMatchObject({ transaction: { fee: { amount: '0.30' } } });
  await cashier.tell(messageOf(idOf(reply), 'deposit.succeeded', { amount: '20.33' }));
  expect(await cashier.balance(cookie)).toBe('20.03');
  expect(await auditLedger(operator.database, new Date(operator.time.ms))).toEqual([]);
});

test('4-60 a charge-back takes what is left once, and the house bears the rest; the payment stays succeeded', async () => {
  const { cookie } = await operator.player();
  const id = idOf(await cashier.deposit(cookie, {}));
  expect((await cashier.tell(messageOf(id, 'deposit.reversed'))).statusCode).toBe(422);
  await cashier.tell(messageOf(id, 'deposit.succeeded'));

  const held = await cashier.withdraw(cookie, { amount: '15.00' });
  expect(held.status).toBe(200);
  for (const event of ['reversal-1', 'reversal-1', 'reversal-2'])
    await cashier.tell(messageOf(id, 'deposit.reversed', { event_id: event }));
  expect(await cashier.balance(cookie)).toBe('0.00');
  expect(await cashier.history(cookie, { transaction: id })).toMatchObject({
    items: [{ status: 'succeeded', is_reversed: true }],
  });
  const [loss] = await operator.database.query<{ sum: bigint }>(
    `select sum(p.amount)::bigint as sum from operator.ledger_postings p join operator.ledger_accounts a on a.id = p.account_id
     where a.uid is null and a.kind = 'chargebacks' and a.currency = 'USD'`,
  );
  expect(loss?.sum).toBe(-1500n);
  expect(await auditLedger(operator.database, new Date(operator.time.ms))).toEqual([]);
});

test('4-60 a paid withdrawal that comes back is on the balance again, once', async () => {
  operator.vendors.on('/payments/api/payouts', () => Response.json({ id: 'o1' }));
  const { cookie } = await cashier.funded('50.00');
  const id = idOf(await cashier.withdraw(cookie));
  await cashier.tell(messageOf(id, 'payout.paid'));
  expect(await cashier.balance(cookie)).toBe('30.00');
  for (const event of ['returned-1', 'returned-2'])
    await cashier.tell(messageOf(id, 'payout.returned', { event_id: event }));
  expect(await cashier.balance(cookie)).toBe('50.00');
  expect(await auditLedger(operator.database, new Date(operator.time.ms))).toEqual([]);
});

test('4-60 a charge-back whose message never arrives is found by asking', async () => {
  const { cookie } = await operator.player();
  const id = idOf(await cashier.deposit(cookie, {}));
  await cashier.tell(messageOf(id, 'deposit.succeeded'));
  vendorOpens(opened(), stateOf({ status: 'succeeded', reversed: true }));
  await operator.control('reconcile');
  await operator.control('reconcile');
  expect(await cashier.balance(cookie)).toBe('0.00');
  expect(await cashier.history(cookie, { transaction: id })).toMatchObject({
    items: [{ status: 'succeeded', is_reversed: true }],
  });
});

test('7-46 the banks of a method in the account currency; none for a method without banks', async () => {
  operator.vendors.on('/payments/api/banks', () => Response.json({ items: [{ id: 'aurora', name: 'Aurora Bank' }] }));
  const { cookie } = await operator.player();
  const ask = (method: string) => operator.call('cashier.getbanks', { method }, { cookie });
  expect((await ask('bankpay')).data).toEqual({ items: [{ id: 'aurora', name: 'Aurora Bank' }] });
  expect((await ask('card')).error).toMatchObject({ error_data: { method: [{ code: 'wrongField' }] } });
});

test('7-48 saved cards are listed by their masks, and a deposit names the one it is paid with', async () => {
  operator.vendors.on('/payments/api/cards', () =>
    Response.json({ items: [{ id: 'c1', mask: '411111...1111', expiry: '05/30' }] }),
  );
  const { cookie } = await operator.player();
  const settings = await operator.call('cashier.getdepositsettings', {}, { cookie });
  const methods = (settings.data as { methods: { sysname: string; saved_cards: object[] }[] }).methods;
  expect(methods.find(({ sysname }) => sysname === 'card')?.saved_cards).toEqual([
    { id: 'c1', mask: '411111...1111', expiry: '05/30' },
  ]);
  await cashier.deposit(cookie, { saved_card: 'c1' });
  expect(cashier.asked('intents')).toMatchObject([{ saved_card: 'c1' }]);
});

test('7-48 5-26 an amount that is no multiple is refused with the step; attacks are no amounts', async () => {
  const yen = await operator.player({ currency: 'JPY' });
  const wrong = await cashier.deposit(yen.cookie, { amount: '1005', currency: 'JPY' });
  expect(wrong.error).toMatchObject({ error_data: { amount: [{ code: 'wrongStep', params: { step: '10' } }] } });
  const { cookie } = await operator.player();
  for (const amount of ['1e309', '-20', '1e2', '٢٠', '99999999999999999999', '20.001', '2,0', ' 20', '0x14', 'NaN', ''])
    expect((await cashier.deposit(cookie, { amount })).error, amount).toMatchObject({
      type: 'InvalidParameterException',
    });
  expect(await cashier.balance(cookie)).toBe('0.00');
});
