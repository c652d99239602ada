import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { rateBetween } from '../../../market/currencyRates.ts';
import type { FieldDefinition } from '../../auth/registrationFields/definitions.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator();
}, 120_000);
afterAll(() => operator.close());

type Player = Awaited<ReturnType<TestOperator['player']>>;

const by = (player: Player) => ({ cookie: player.cookie });
const complete = {
  first_name: 'Ada',
  middle_name: '',
  last_name: 'Byron',
  sex: 2,
  birth_date: '1990-12-10',
  country: 'LV',
  region: '',
  home_town: 'Riga',
  address: 'Brivibas 1',
  postcode: '1010',
  document_type: '',
  document_number: '',
};
const save = (player: Player, more: object = {}) =>
  operator.call('account.saveProfileInfo', { ...complete, ...more }, by(player));
const faults = async (player: Player, more: object) => (await save(player, more)).error?.error_data;
const profileOf = async (player: Player) =>
  (await operator.call('account.getprofileinfo', { fields: ['contacts', 'document'] }, by(player))).data;
const fieldsOf = async (player: Player, country = '') => {
  const { data } = await operator.call('account.getPersonalDataFields', { country, form: 'profile' }, by(player));
  return (data as { items: readonly FieldDefinition[] }).items;
};

test('7-17, 3-14 to 3-16 the profile’s fields: all of them in every country, what is given once and for all is locked', async () => {
  const player = await operator.player({ country: 'LV' });
  const fields = await fieldsOf(player, 'BR');
  expect(fields.map(({ sysname, params }) => sysname + (params.is_required ? '*' : ''))).toEqual([
    'first_name*',
    'middle_name',
    'last_name*',
    'sex',
    'birth_date*',
    'country*',
    'region',
    'home_town',
    'address',
    'postcode',
    'document_type',
    'document_number',
  ]);
  const locks = (all: readonly FieldDefinition[]) =>
    Object.fromEntries(all.flatMap(({ sysname, attrs }) => (attrs.lock === '' ? [] : [[sysname, attrs.lock]])));
  expect(locks(fields)).toEqual({ country: 'given' });
  await save(player);
  expect(locks(await fieldsOf(player))).toEqual({ country: 'given', birth_date: 'given' });
});

test('7-19, 3-13, 3-14, 3-15, 3-16 personal data are saved and come back; 1 is success', async () => {
  const player = await operator.player({ country: 'LV' });
  expect((await save(player, { document_type: 'passport', document_number: 'LV-123-456' })).data).toBe(1);
  expect(await profileOf(player)).toMatchObject({
    first_name: 'Ada',
    last_name: 'Byron',
    sex: 2,
    birth_date: '1990-12-10',
    country_code: 'LV',
    home_town: 'Riga',
    address: 'Brivibas 1',
    postcode: '1010',
    document: { type: 'passport', number: '…456' },
  });
});

test('3-16 document numbers are stored encrypted; an empty one keeps that of the same type', async () => {
  const player = await operator.player({ country: 'LV' });
  const stored = async () => {
    const [row] = await operator.database.query<{ document_number: string }>(
      'select document_number from operator.players where uid = $1',
      [player.uid],
    );
    return row?.document_number ?? '';
  };
  await save(player, { document_type: 'passport', document_number: 'LV123456' });
  expect(await stored()).toMatch(/^gcm1:/);
  expect((await save(player, { document_type: 'passport', home_town: 'Liepaja' })).data).toBe(1);
  expect(await profileOf(player)).toMatchObject({ home_town: 'Liepaja', document: { number: '…456' } });
  expect(await faults(player, { document_type: 'id_card' })).toEqual({ document_number: [{ code: 'requiredField' }] });
  expect(await faults(player, { document_number: 'LV999999' })).toEqual({ document_type: [{ code: 'requiredField' }] });
  await save(player);
  expect([await stored(), (await profileOf(player))['document']]).toEqual(['', null]);
});

test('7-19, 3-16 a cpf is shown in full and judged by its check digits', async () => {
  const brazilian = { country: 'BR', region: 'BR-SP', document_type: 'cpf', document_number: '529.982.247-25' };
  const player = await operator.player({ ...complete, sex: undefined, ...brazilian });
  expect(await profileOf(player)).toMatchObject({ document: { type: 'cpf', number: '52998224725' } });
  expect(await faults(player, { ...brazilian, document_number: '529.982.247-26' })).toEqual({
    document_number: [{ code: 'wrongField' }],
  });
  expect((await save(player, { ...brazilian, document_number: '' })).data).toBe(1);
  expect(await profileOf(player)).toMatchObject({ document: { number: '52998224725' } });
});

test('5-25 every refused field is named, by the rules of the registration and of the configuration', async () => {
  const player = await operator.player({
    ...complete,
    country: 'US',
    region: 'US-CA',
    postcode: '90210',
    sex: undefined,
  });
  const refused = await faults(player, {
    first_name: 'Ada1',
    last_name: '',
    country: 'US',
    region: 'US-XX',
    address: 'x'.repeat(200),
    postcode: 'abc',
    sex: 5,
  });
  expect(Object.keys(refused ?? {}).sort()).toEqual(['first_name', 'last_name', 'postcode', 'region', 'sex']);
  expect(refused).toMatchObject({ first_name: [{ code: 'wrongField' }], last_name: [{ code: 'requiredField' }] });
});

test.each([
  ['LV', 'LV-1010'],
  ['LV', '1010'],
  ['IE', 'D02 AF30'],
  ['PL', '00-950'],
])('5-36 a postcode is taken as it is written in %s: %s', async (country, postcode) => {
  const player = await operator.player({ country });
  expect(await faults(player, { country, postcode: '?' })).toMatchObject({ postcode: [{ code: 'wrongField' }] });
  expect((await faults(player, { country, postcode })) ?? {}).not.toHaveProperty('postcode');
});

test('7-19 what is locked cannot be changed; a child cannot say so either', async () => {
  const player = await operator.player({ country: 'LV' });
  expect(await faults(player, { country: 'US', birth_date: '2020-01-01' })).toMatchObject({
    country: [{ code: 'fieldLocked' }],
    birth_date: [{ code: 'date' }],
  });
  await save(player);
  expect(await faults(player, { birth_date: '1991-12-10' })).toEqual({ birth_date: [{ code: 'fieldLocked' }] });
  expect((await save(player, { birth_date: '10.12.1990' })).data).toBe(1);
});

test('7-4, 9-1, 5-50 a nickname has four characters, no special ones, and one player', async () => {
  const [one, other] = [await operator.player(), await operator.player()];
  const rename = (player: Player, fakename: string) =>
    operator.call('account.changefakename', { fakename }, by(player));
  expect((await rename(one, 'Bob')).error.error_data).toEqual({
    fakename: [{ code: 'minCountSymbolsFakename', params: { min: '4' } }],
  });
  expect((await rename(one, 'Bob Lee')).error.error_data).toMatchObject({
    fakename: [{ code: 'specialSymbolsFakename' }],
  });
  expect((await rename(one, ' Heron7 ')).data).toBe(1);
  expect((await operator.call('account.getInfo', {}, by(one))).data).toMatchObject({ fakename: 'Heron7' });
  expect((await rename(other, 'hERON7')).error.error_data).toEqual({ fakename: [{ code: 'fakenameTaken' }] });
  expect((await rename(one, 'heron7')).data).toBe(1);
  const answers = await Promise.all([rename(one, 'Bittern'), rename(other, 'bittern')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('7-12 rates are decimal texts from the player’s own currency, with the time they were fixed at', async () => {
  const player = await operator.player({ country: 'KW', currency: 'KWD' });
  expect((await operator.call('account.getcurrencyrates', {}, by(player))).data).toEqual({
    base: 'KWD',
    at: '2026-01-01T00:00:00.000Z',
    items: [
      { currency: 'KWD', rate: '1' },
      { currency: 'USD', rate: '3.33333' },
      { currency: 'EUR', rate: '3' },
      { currency: 'TON', rate: '1.04167' },
    ],
  });
  expect([rateBetween('JPY', 'KWD'), rateBetween('USD', 'JPY'), rateBetween('USD', 'XXX')]).toEqual([
    '0.002',
    '150',
    null,
  ]);
});

const switchTo = (player: Player, currency: string) => operator.call('account.setCurrency', { currency }, by(player));
const kept = (code: string) => ({ currency: [{ code, params: { currency: 'USD' } }] });
const refusal = async (player: Player) => (await switchTo(player, 'EUR')).error?.error_data;
const fixed = new Date(Date.UTC(2026, 5, 1));

test('7-22 an empty account changes its currency: its balances follow, with a later version, and its pages are told', async () => {
  const player = await operator.player({ country: 'LV' });
  await operator.database.query(
    `insert into operator.ledger_accounts (uid, kind, currency, balance, version) values ($1, 'main', 'USD', 0, 7)`,
    [player.uid],
  );
  expect((await switchTo(player, 'EUR')).data).toBe(1);
  expect((await operator.call('account.getBalance', {}, by(player))).data).toMatchObject({
    balance_main: { amount: '0.00', currency: 'EUR' },
    balance_version: 8,
  });
  const events = await operator.database.query<{ event: { type: string; data: object } }>(
    'select event from operator.realtime_events where uid = $1',
    [player.uid],
  );
  expect(events.map(({ event }) => event)).toMatchObject([
    { type: 'account.balance_updated', data: { balance_main: { currency: 'EUR' }, balance_version: 8 } },
  ]);
  expect((await switchTo(player, 'USD')).data).toBe(1);
  expect((await operator.call('account.getBalance', {}, by(player))).data).toMatchObject({ balance_version: 9 });
});

test('7-22, 40-C loyalty points are of no currency: they keep none, and stay', async () => {
  const player = await operator.player({ country: 'LV' });
  const points = async (count: number) =>
    (await operator.control('grantPoints', { uid: player.uid, points: count, source_id: `of-${player.uid}` })).json();
  expect(await points(40)).toEqual({ points: '40' });
  expect((await switchTo(player, 'EUR')).data).toBe(1);
  expect(await points(40)).toEqual({ points: '40' });
});

test('7-22 refused: another country’s currency, money, a payment, a round, a limit', async () => {
  const player = await operator.player({ country: 'LV' });
  const { query } = { query: (text: string) => operator.database.query(text, [player.uid]) };
  expect((await switchTo(player, 'JPY')).error.error_data).toEqual({ currency: [{ code: 'wrongField' }] });
  await query(`insert into operator.ledger_accounts (uid, kind, currency, balance) values ($1, 'bonus', 'USD', 5)`);
  expect(await refusal(player)).toEqual(kept('balanceLeft'));
  await query(`update operator.ledger_accounts set balance = 0 where uid = $1`);
  await query(
    `insert into operator.payments (id, uid, type, status, method, currency, amount, locale, created_at, updated_at)
     values ('p1', $1, 'deposit', 'pending', 'card', 'USD', 100, 'en', now(), now())`,
  );
  expect(await refusal(player)).toEqual(kept('paymentsOpen'));
  await query(`update operator.payments set status = 'failed' where uid = $1`);
  await operator.database.query(
    `insert into operator.player_limits (uid, kind, period, currency, amount, requested_at, effective_at)
     values ($1, 'deposit', 'week', 'USD', 100, $2, $2)`,
    [player.uid, fixed],
  );
  expect(await refusal(player)).toEqual(kept('limitsSet'));
  await query('delete from operator.player_limits where uid = $1');
  await query(
    `insert into operator.game_sessions (id, uid, session_id, game, currency, locale, created_at)
     select 'g1', uid, id, 'jade', 'USD', 'en', created_at from operator.sessions where uid = $1 limit 1`,
  );
  await query(
    `insert into operator.rounds (id, uid, game_session_id, game, currency, status, stake, started_at)
     values ('r1', $1, 'g1', 'jade', 'USD', 'open', 100, now())`,
  );
  expect(await refusal(player)).toEqual(kept('roundsOpen'));
  await query(`update operator.rounds set status = 'settled', settled_at = now() where uid = $1`);
  expect((await switchTo(player, 'EUR')).data).toBe(1);
});

test('7-4, 16-A6 asking which nicknames others have is throttled as it is at the registration', async () => {
  const player = await operator.player();
  await operator.call('account.changefakename', { fakename: 'HeronTaken' }, await operator.player());
  const ask = async () => (await operator.call('account.changefakename', { fakename: 'HeronTaken' }, player)).status;
  const statuses = [];
  for (let count = 0; count < 11; count += 1) statuses.push(await ask());
  expect([new Set(statuses.slice(0, 10)), statuses[10]]).toEqual([new Set([422]), 429]);
  operator.time.ms += 15 * 60_000;
  expect(await ask()).toBe(422);
});
