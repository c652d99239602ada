import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';

let operator: TestOperator;
let names = 0;
beforeAll(async () => {
  operator = await startTestOperator();
}, 60_000);
afterAll(() => operator.close());

const check = async (code: string) => (await operator.call('campaigns.checkPromocode', { promo_code: code })).data;
const register = (fields: object, at = operator) => {
  names += 1;
  return at.call('auth.register', {
    email: `promo-${names}@example.test`,
    password: 'otter-lamp-71',
    terms: true,
    ...fields,
  });
};
const stored = async (uid: number) => {
  const [row] = await operator.database.query<{ promo_code: string; character_id: string }>(
    'select promo_code, character_id from operator.players where uid = $1',
    [uid],
  );
  return row;
};
const uidOf = ({ data }: Awaited<ReturnType<typeof register>>) => (data as { payload: { uid: number } }).payload.uid;
const uses = async (code: string) =>
  (await operator.database.query<{ uses: number }>('select uses from operator.promo_codes where code = $1', [code]))[0]
    ?.uses;
const addCode = (code: string, limit: number) =>
  operator.database.query(
    `insert into operator.promo_codes (code, starts_at, use_limit) values ($1, '2026-01-01', $2)`,
    [code, limit],
  );

test.each([
  ['WELCOME100', true],
  ['  welcome100 ', true],
  ['REELS50', true],
  ['SUMMER24', false],
  ['FIRST100', false],
  ['NEXTMONTH', false],
  ['NOSUCHCODE', false],
  ['', false],
  ["' or 1=1 --", false],
])('7-36 the promo code “%s” can be used: %s', async (code, isUsable) => {
  expect(await check(code)).toBe(isUsable);
});

test('7-36 a code can be used from its start until its end', async () => {
  const at = (ms: number) => new Date(operator.time.ms + ms);
  await operator.database.query('insert into operator.promo_codes (code, starts_at, ends_at) values ($1, $2, $3)', [
    'ONEHOUR',
    at(1000),
    at(3_601_000),
  ]);
  expect(await check('ONEHOUR')).toBe(false);
  operator.time.ms += 1000;
  expect(await check('ONEHOUR')).toBe(true);
  operator.time.ms += 3_599_000;
  expect(await check('ONEHOUR')).toBe(true);
  operator.time.ms += 1000;
  expect(await check('ONEHOUR')).toBe(false);
});

test('3-23, 7-36 a registration stores its promo code as the operator spells it, and counts its use', async () => {
  const before = await uses('REELS50');
  const reply = await register({ promo_code: ' reels50 ' });
  expect(await stored(uidOf(reply))).toEqual({ promo_code: 'REELS50', character_id: '' });
  expect(await uses('REELS50')).toBe(Number(before) + 1);
});

test.each(['SUMMER24', 'NOSUCHCODE'])('7-36 a registration with %s is refused at its field', async (code) => {
  const reply = await register({ promo_code: code });
  expect([reply.status, reply.error.type, reply.error.error_data]).toEqual([
    422,
    'InvalidParameterException',
    { promo_code: [{ code: 'promoNotFound' }] },
  ]);
});

test('3-24, 7-80 a registration stores a known character; an unknown one is refused at its field', async () => {
  expect(await stored(uidOf(await register({ character_id: '2' })))).toEqual({ promo_code: '', character_id: '2' });
  const { error } = await register({ character_id: '99', promo_code: 'NOSUCHCODE' });
  expect(error.error_data).toEqual({
    character_id: [{ code: 'characterNotFound' }],
    promo_code: [{ code: 'promoNotFound' }],
  });
});

test('7-36 two registrations at once for the last use of a code: one gets it', async () => {
  await addCode('LASTONE', 1);
  const replies = await Promise.all([register({ promo_code: 'LASTONE' }), register({ promo_code: 'LASTONE' })]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect([await uses('LASTONE'), await check('LASTONE')]).toEqual([1, false]);
});

test('7-36 a registration that is refused for another reason leaves the use of the code', async () => {
  await addCode('KEPT', 1);
  const taken = { email: (await operator.player()).email, promo_code: 'KEPT' };
  const reply = await register(taken);
  expect([reply.error.error_data, await uses('KEPT'), await check('KEPT')]).toEqual([
    { email: [{ code: 'emailTaken' }] },
    0,
    true,
  ]);
});

test('7-36 wrong codes of one address are throttled, checked or registered with; right ones do not count', async () => {
  const own = await startTestOperator({ hasSandboxControls: false });
  const from = (code: string, address: string) =>
    own.call('campaigns.checkPromocode', { promo_code: code }, { address });
  for (let turn = 0; turn < 25; turn += 1) expect((await from('WELCOME100', '10.1.0.1')).data).toBe(true);
  for (let turn = 0; turn < 19; turn += 1) expect((await from(`GUESS${turn}`, '10.1.0.1')).data).toBe(false);
  const guess = { email: 'guess@example.test', password: 'otter-lamp-71', terms: true, promo_code: 'GUESS19' };
  expect((await own.call('auth.register', guess, { address: '10.1.0.1' })).status).toBe(422);
  const full = [
    await from('WELCOME100', '10.1.0.1'),
    await own.call('auth.register', { ...guess, promo_code: 'WELCOME100' }, { address: '10.1.0.1' }),
  ];
  expect(full.map(({ status, error }) => [status, error.type])).toEqual([
    [429, 'TooManyRequestsException'],
    [429, 'TooManyRequestsException'],
  ]);
  expect((await from('WELCOME100', '10.1.0.2')).data).toBe(true);
  own.time.ms += 15 * 60_000 + 1000;
  expect((await from('WELCOME100', '10.1.0.1')).data).toBe(true);
  await own.close();
}, 60_000);
