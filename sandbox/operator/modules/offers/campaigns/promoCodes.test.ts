import { expect, test } from 'vitest';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { CampaignPlay } from './testing/CampaignPlay.ts';
import { withCampaigns } from './testing/withCampaigns.ts';

let operator: TestOperator;
let ids = 0;
withCampaigns((started) => (operator = started));

const faultOf = ({ error }: Awaited<ReturnType<CampaignPlay['activate']>>) => error.error_data['promo_code'];

/** A code for the offer that is given at once. */
async function addCode(changes: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const code = `TEST${(ids += 1)}`;
  const columns = { code, starts_at: '2026-01-01', offer_id: 'hello-code', ...changes };
  const values = Object.values(columns);
  await operator.database.query(
    `insert into operator.promo_codes (${Object.keys(columns).join(', ')})
     values (${values.map((_, index) => `$${index + 1}`).join(', ')})`,
    values,
  );
  return code;
}

const uses = async (code: string) =>
  (await operator.database.query<{ uses: number }>('select uses from operator.promo_codes where code = $1', [code]))[0]
    ?.uses;

test('7-35 a code gives its bonus at once; case, spaces around it and unseen characters do not matter', async () => {
  const play = await CampaignPlay.of(operator);
  expect((await play.activate('  \u2068hel\u200Blo5\u2069 ')).data).toMatchObject({
    is_given: true,
    offer: { id: 'hello-code', status: 'taken', trigger: { action: 'take' } },
  });
  expect(await play.bonuses()).toMatchObject([
    { status: 'active', amount: { amount: '5.00', currency: 'USD' }, title: 'A hello from us' },
  ]);
  expect(await play.balance('bonus')).toBe('5.00');
});

test('7-35, 4-65 a code of a deposit offer makes it available, and the other pages are told', async () => {
  const play = await CampaignPlay.of(operator);
  expect((await play.activate('WELCOME100')).data).toMatchObject({
    is_given: false,
    offer: { id: 'welcome-code', status: 'available', trigger: { action: 'deposit', is_satisfied: true } },
  });
  expect(await play.events('campaign.offer.available')).toEqual([{ offer_id: 'welcome-code' }]);
  await play.deposit('50.00', 'welcome-code');
  expect(await play.granted()).toEqual([5000n]);
  expect(await play.offer('welcome-code')).toMatchObject({ status: 'taken' });
});

test('8-17 every fault of a code has its own error', async () => {
  const play = await CampaignPlay.of(operator, { country: 'MX' });
  const codes = [
    ['NOSUCHCODE', 'UNKNOWN'],
    ['', 'UNKNOWN'],
    ["' or 1=1 --", 'UNKNOWN'],
    ['<img src=x onerror=alert(1)>', 'UNKNOWN'],
    ['NEXTMONTH', 'NOT_STARTED'],
    ['SUMMER24', 'EXPIRED'],
    ['FIRST100', 'USED_UP'],
    ['BALTIC', 'WRONG_COUNTRY'],
    ['YEN50', 'WRONG_CURRENCY'],
  ] as const;
  for (const [code, fault] of codes)
    expect([code, faultOf(await play.activate(code))]).toEqual([code, [{ code: fault }]]);
  expect([await play.granted(), await play.events('campaign.offer.available')]).toEqual([[], []]);
});

test.each([
  ['HELLO 5', 'UNKNOWN'],
  ['5OLLEH\u202E💰', 'UNKNOWN'],
  ['<svg onload=alert(1)>', 'UNKNOWN'],
  ['HELLO5\u0000', 'wrongField'],
])('8-17 the odd code %# is refused at its field', async (code, fault) => {
  const play = await CampaignPlay.of(operator);
  expect(faultOf(await play.activate(code))).toEqual([{ code: fault }]);
});

test('8-17 a code is used once by each player, and more often where it says so', async () => {
  const play = await CampaignPlay.of(operator);
  const other = await CampaignPlay.of(operator);
  await play.activate('HELLO5');
  expect(faultOf(await play.activate('HELLO5'))).toEqual([{ code: 'USED' }]);
  expect((await other.activate('HELLO5')).status).toBe(200);
  const twice = await addCode({ uses_per_player: 2 });
  expect([(await play.activate(twice)).status, (await play.activate(twice)).status]).toEqual([200, 200]);
  expect(faultOf(await play.activate(twice))).toEqual([{ code: 'USED' }]);
  expect([await uses(twice), await play.granted()]).toEqual([2, [500n, 500n, 500n]]);
});

test('8-17 a code for new players is not for one who has deposited, nor a code without an offer for anybody', async () => {
  const play = await CampaignPlay.of(operator);
  await play.deposit('20.00');
  const empty = await addCode({ offer_id: null });
  expect([faultOf(await play.activate('WELCOME100')), faultOf(await play.activate(empty))]).toEqual([
    [{ code: 'NOT_FOR_YOU' }],
    [{ code: 'NOT_FOR_YOU' }],
  ]);
});

test('8-17 a code ends this second', async () => {
  const play = await CampaignPlay.of(operator);
  const code = await addCode({ ends_at: new Date(operator.time.ms + 1000) });
  operator.time.ms += 1000;
  expect(faultOf(await play.activate(code))).toEqual([{ code: 'EXPIRED' }]);
});

test('7-35 a code of 10,000 characters is refused at its field', async () => {
  const play = await CampaignPlay.of(operator);
  const reply = await play.activate('A'.repeat(10_000));
  expect([reply.status, faultOf(reply)]).toEqual([422, [{ code: 'maxLength', params: { max: 64 } }]]);
});

test('7-35 two tabs at once activate a code once', async () => {
  const play = await CampaignPlay.of(operator);
  const code = await addCode();
  const replies = await Promise.all([play.activate(code), play.activate(code), play.activate(code)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  expect([await uses(code), await play.granted()]).toEqual([1, [500n]]);
});

test('7-35 of two players at once one gets the last use of a code', async () => {
  const players = [await CampaignPlay.of(operator), await CampaignPlay.of(operator)];
  const code = await addCode({ use_limit: 1 });
  const replies = await Promise.all(players.map((play) => play.activate(code)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(replies.filter(({ status }) => status === 422).map(faultOf)).toEqual([[{ code: 'USED_UP' }]]);
  expect(await uses(code)).toBe(1);
});

test('7-36, 2.8-6 the code of a registration is activated with it, and used by that', async () => {
  const given = await CampaignPlay.of(operator, { promo_code: ' hello5 ' });
  expect(await given.bonuses()).toMatchObject([{ status: 'active', offer_id: 'hello-code' }]);
  expect(faultOf(await given.activate('HELLO5'))).toEqual([{ code: 'USED' }]);
  const opened = await CampaignPlay.of(operator, { promo_code: 'WELCOME100' });
  expect(await opened.offer('welcome-code')).toMatchObject({ status: 'available' });
  expect(await (await CampaignPlay.of(operator)).offer('welcome-code')).toBeNull();
});

test.each([
  ['A'.repeat(10_000), { code: 'maxLength', params: { max: 64 } }],
  ['<script>alert(1)</script>', { code: 'promoNotFound' }],
  ['\u202E5OLLEH', { code: 'promoNotFound' }],
])('7-36 a registration with the code %# is refused at its field', async (code, fault) => {
  const fields = { email: 'codes@example.test', password: 'otter-lamp-71', terms: true, promo_code: code };
  const reply = await operator.call('auth.register', fields);
  expect([reply.status, reply.error.error_data]).toEqual([422, { promo_code: [fault] }]);
});

test('7-36 a registration with a code of other countries is refused at its field, and counts no use', async () => {
  const before = await uses('BALTIC');
  const reply = await operator.call('auth.register', {
    email: 'mexican@example.test',
    password: 'otter-lamp-71',
    terms: true,
    country: 'MX',
    promo_code: 'BALTIC',
  });
  expect([reply.status, reply.error.error_data]).toEqual([422, { promo_code: [{ code: 'promoNotFound' }] }]);
  expect(await uses('BALTIC')).toBe(before);
  const latvian = await CampaignPlay.of(operator, { country: 'LV', promo_code: 'BALTIC' });
  expect(await latvian.offer('reels-code')).toMatchObject({ status: 'available' });
});

test('7-35 wrong codes of one player are throttled, right ones do not count', async () => {
  const play = await CampaignPlay.of(operator);
  for (let turn = 0; turn < 9; turn += 1) expect((await play.activate(`GUESS${turn}`)).status).toBe(422);
  expect((await play.activate('HELLO5')).status).toBe(200);
  expect((await play.activate('GUESS9')).status).toBe(422);
  const reply = await play.activate('REELS50');
  expect([reply.status, reply.error.type]).toEqual([429, 'TooManyRequestsException']);
  operator.time.ms += 15 * 60_000 + 1000;
  expect((await play.activate('REELS50')).status).toBe(200);
});

test('trust: a player who has excluded themselves activates nothing', async () => {
  const play = await CampaignPlay.of(operator);
  await play.exclude('self_exclusion');
  expect(faultOf(await play.activate('HELLO5'))).toEqual([{ code: 'NOT_FOR_YOU' }]);
  expect(await play.granted()).toEqual([]);
});

test('7-35 a guest is sent to sign in', async () => {
  const reply = await operator.call('campaigns.activateOffer', { promo_code: 'HELLO5' });
  expect([reply.status, reply.error.type]).toEqual([401, 'AuthorizationException']);
});
