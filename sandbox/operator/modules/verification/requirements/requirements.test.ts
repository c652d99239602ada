import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLedger } from '../../../audit/auditLedger.ts';
import { needKinds } from '../../../market/requirements.ts';
import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';

let operator: TestOperator;
let keys = 0;
beforeAll(async () => {
  operator = await startTestOperator();
  operator.vendors.on('/payments/api/payouts', () => Response.json({ id: 'o1' }));
  operator.vendors.on('/payments/api/intents', () =>
    Response.json({ id: 'i1', hosted_url: 'http://127.0.0.1:3002/p' }),
  );
}, 60_000);
afterAll(() => operator.close());

type Fields = Record<string, string>;
const profile = { first_name: 'Robin', last_name: 'Reed', birth_date: '1990-02-03', address: 'Main 1' };

/** A country that offers the currency, where Latvia does not. */
const countries: Readonly<Record<string, string>> = { JPY: 'JP', KWD: 'KW' };
async function player(credit = '', currency = 'USD') {
  const made = await operator.player({ currency, country: countries[currency] ?? 'LV' });
  if (credit !== '') await operator.control('credit', { uid: made.uid, amount: credit, currency });
  return { ...made, currency };
}
type Someone = Awaited<ReturnType<typeof player>>;

const headers = () => ({ 'idempotency-key': `needs-key-${(keys += 1)}` });
const withdraw = ({ cookie, currency }: Someone, amount: string, more: Fields = {}) =>
  operator.call(
    'cashier.makewithdrawal',
    { method: 'card', amount, currency, requisites: '4111 1111 1111 1111', ...more },
    { cookie, headers: headers() },
  );
const deposit = ({ cookie, currency }: Someone, amount: string) =>
  operator.call('cashier.makedeposit', { method: 'card', amount, currency }, { cookie, headers: headers() });
const require = ({ uid }: Someone, action: string, needs: readonly string[] | null) =>
  operator.control('require', { uid, action, needs });
const info = async ({ cookie }: Someone) =>
  (await operator.call('account.getInfo', {}, { cookie })).data as Record<string, unknown>;
const fill = ({ uid }: Someone, row: typeof profile) =>
  operator.database.query(
    'update operator.players set first_name = $2, last_name = $3, birth_date = $4, address = $5 where uid = $1',
    [BigInt(uid), row.first_name, row.last_name, row.birth_date, row.address],
  );
const confirm = ({ uid }: Someone) =>
  operator.database.query('update operator.players set email_confirmed_at = $2 where uid = $1', [
    BigInt(uid),
    new Date(operator.time.ms),
  ]);

test('6-4 in the strict market a new player deposits and plays at once, and withdraws small sums', async () => {
  const robin = await player('100.00');
  expect((await deposit(robin, '20')).status).toBe(200);
  expect((await operator.call('account.getToken', { purpose: 'play' }, { cookie: robin.cookie })).status).toBe(200);
  expect((await withdraw(robin, '40')).status).toBe(200);
});

test('6-4, 8-3, 8-7 a large withdrawal needs profile data, a confirmed contact and the identity, in this order', async () => {
  const robin = await player('5000.00');
  expect((await withdraw(robin, '2000.01')).error).toMatchObject({
    type: 'UserNeedProfileDataException',
    error_data: { fields: ['first_name', 'last_name', 'birth_date', 'address'] },
  });
  await fill(robin, { ...profile, address: '' });
  expect((await withdraw(robin, '2000.01')).error.error_data).toEqual({ fields: ['address'] });
  await fill(robin, profile);
  expect((await withdraw(robin, '2000.01')).error).toMatchObject({
    type: 'UserNeedConfirmContactException',
    error_data: { contact_type: 'email' },
  });
  await confirm(robin);
  expect(await withdraw(robin, '2000.01')).toMatchObject({
    status: 422,
    error: { type: 'KycWithdrawalException', error_data: { status: 'none' } },
  });
  expect((await withdraw(robin, '2000.00')).status).toBe(200);
});

test('6-4 a large sum cannot be taken out in parts, nor by two withdrawals at once, within 30 days', async () => {
  const robin = await player('9000.00');
  expect((await withdraw(robin, '1500')).status).toBe(200);
  expect((await withdraw(robin, '500.01')).error.type).toBe('UserNeedProfileDataException');
  const both = await Promise.all([withdraw(robin, '300'), withdraw(robin, '300')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  await operator.database.query('update operator.payments set created_at = $2 where uid = $1', [
    BigInt(robin.uid),
    new Date(operator.time.ms - 30 * 24 * 3_600_000),
  ]);
  expect((await withdraw(robin, '2000')).status).toBe(200);
});

test('6-4 the sum is one of each currency', async () => {
  const hana = await player('900000', 'JPY');
  expect((await withdraw(hana, '300001')).error.type).toBe('UserNeedProfileDataException');
  expect((await withdraw(hana, '300000')).status).toBe(200);
  const layla = await player('2000.000', 'KWD');
  expect((await withdraw(layla, '600.001')).error.type).toBe('UserNeedProfileDataException');
});

test('5-26, 6-4 an amount above the balance is refused for that, not for what it would need', async () => {
  const robin = await player('2500.00');
  expect((await withdraw(robin, '2600')).error.type).toBe('WithdrawalLimitsExceededException');
});

test('8-3 nobody withdraws who has neither paid in nor been granted money', async () => {
  const robin = await player();
  await require(robin, 'withdraw', ['deposit']);
  await require(robin, 'play', ['deposit']);
  const ticket = () => operator.call('account.getToken', { purpose: 'play' }, { cookie: robin.cookie });
  expect((await ticket()).error.type).toBe('UserNeedDepositException');
  await operator.database.query('update operator.players set has_deposits = true where uid = $1', [BigInt(robin.uid)]);
  expect((await ticket()).status).toBe(200);
});

test('3-5 is_kyc_block_enabled tells that the balance cannot be withdrawn without an identity', async () => {
  const robin = await player('2000.00');
  expect(await info(robin)).toMatchObject({ is_kyc_block_enabled: false });
  await operator.control('credit', { uid: robin.uid, amount: '0.01', currency: 'USD' });
  expect(await info(robin)).toMatchObject({ is_kyc_block_enabled: true });
  await require(robin, 'withdraw', []);
  expect(await info(robin)).toMatchObject({ is_kyc_block_enabled: false });
  await require(robin, 'withdraw', ['provider']);
  expect(await info(robin)).toMatchObject({ is_kyc_block_enabled: true });
});

const raised: Readonly<Record<(typeof needKinds)[number], readonly [type: string, data: object]>> = {
  deposit: ['UserNeedDepositException', {}],
  profile: ['UserNeedProfileDataException', { fields: expect.arrayContaining(['first_name']) }],
  contact: ['UserNeedConfirmContactException', { contact_type: 'email' }],
  kycProfile: ['KycUserProfileException', { status: 'none' }],
  kycWithdrawal: ['KycWithdrawalException', { status: 'none' }],
  provider: ['IdentityVerificationProviderRequiredException', { status: 'none' }],
  requisitesVerified: ['RequisitesOnVerificationException', {}],
  requisitesValidated: ['RequisitesValidationRequiredException', { external_action_id: expect.stringMatching(/^rq-/) }],
};

test.each(needKinds)('6-4, 8-3, 8-7, 8-8, 8-9 the need %s has an error of its own', async (kind) => {
  const [type, data] = raised[kind];
  const robin = await player(kind === 'deposit' ? '' : '100.00');
  const isAboutPayouts = kind === 'requisitesVerified' || kind === 'requisitesValidated';
  await require(robin, isAboutPayouts ? 'withdraw' : 'deposit', [kind]);
  const reply = isAboutPayouts ? await withdraw(robin, '20') : await deposit(robin, '20');
  expect(reply).toMatchObject({ status: 422, error: { type, error_data: data } });
  await require(robin, isAboutPayouts ? 'withdraw' : 'deposit', null);
  expect((await (isAboutPayouts ? withdraw(robin, '20') : deposit(robin, '20'))).status).toBe(200);
});

test('8-9 a destination is checked after its first withdrawal, and each for itself', async () => {
  const robin = await player('100.00');
  await require(robin, 'withdraw', ['requisitesVerified']);
  expect((await withdraw(robin, '20')).error.type).toBe('RequisitesOnVerificationException');
  operator.time.ms += 2 * 60_000;
  expect((await withdraw(robin, '20')).status).toBe(200);
  const other = { requisites: '4242 4242 4242 4242' };
  expect((await withdraw(robin, '20', other)).error.type).toBe('RequisitesOnVerificationException');
  await operator.control('requisites/decide', { uid: robin.uid, outcome: 'refused' });
  expect((await withdraw(robin, '20', other)).error.type).toBe('RequisitesFraudulentException');
});

test('8-9 a destination that must be shown to be the player’s keeps its action until that is decided', async () => {
  const robin = await player('100.00');
  await require(robin, 'withdraw', ['requisitesValidated']);
  const first = (await withdraw(robin, '20')).error.error_data;
  expect((await withdraw(robin, '20')).error.error_data).toEqual(first);
  expect(JSON.stringify(first)).not.toContain('4111');
  await operator.control('requisites/decide', { uid: robin.uid, outcome: 'passed' });
  expect((await withdraw(robin, '20')).status).toBe(200);
});

test.each([
  [{ action: 'fly', needs: [] }, 'action'],
  [{ action: 'play', needs: ['gold'] }, 'needs'],
  [{ action: 'play', needs: ['profile:shoe_size'] }, 'needs'],
  [{ action: 'play', needs: 'deposit' }, 'needs'],
])('the control refuses %j', async (fields, field) => {
  const { uid } = await player();
  const reply = await operator.control('require', { uid, ...fields });
  expect([reply.statusCode, Object.keys(reply.json<{ error: { error_data: object } }>().error.error_data)]).toEqual([
    422,
    [field],
  ]);
});

test('I1 I2 I3 I4 hold after the tests above', async () => {
  const faults = await auditLedger(operator.database, new Date(operator.time.ms));
  expect(faults.filter(({ invariant }) => invariant !== 'I5')).toEqual([]);
});
