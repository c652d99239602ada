import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OutputOf } from '../../../../src/contract/index.ts';
import type { account } from '../../../../src/contract/profile/account.ts';
import type { fortuneWheels } from '../../../../src/contract/wheel.ts';
import type { freespins } from '../../../../src/contract/bonuses/freespins.ts';
import { auditLedger } from '../../audit/auditLedger.ts';
import { startTestOperator } from '../../testing/startTestOperator.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import { drawSpin } from './drawSpin.ts';

type Spin = OutputOf<typeof fortuneWheels.spinWheel>;
type Campaign = OutputOf<typeof fortuneWheels.campaignsInfo>;
type Info = OutputOf<typeof fortuneWheels.wheelInfoGet>;
type Results = OutputOf<typeof fortuneWheels.wheelSpinResults>;

let operator: TestOperator;
let cookie = '';
let uid = 0;
let email = '';
let keys = 0;

beforeAll(async () => {
  operator = await startTestOperator();
}, 60_000);
afterAll(async () => {
  expect(await auditLedger(operator.database, new Date(operator.time.ms))).toEqual([]);
  await operator.close();
});
beforeEach(async () => {
  operator.time.ms += 60_000;
  ({ cookie, uid, email } = await operator.player());
});

const get = async <T>(method: string, fields: object = {}): Promise<T> =>
  (await operator.call(`FortuneWheels.${method}`, { ...fields }, { cookie })).data;
const post = (method: string, fields: object, key = `wheel-key-${(keys += 1)}`) =>
  operator.call(
    `FortuneWheels.${method}`,
    { ...fields },
    { cookie, headers: { 'idempotency-key': key, 'x-player': String(uid) } },
  );
const info = (campaign: string) => get<Info>('wheelInfoGet', { campaign_id: campaign });
const own = (campaign: string) => get<Campaign>('campaignsInfo', { campaign_id: campaign });
const fieldOf = (reply: { readonly error: { readonly error_data: Record<string, unknown> } }) => reply.error.error_data;

async function spin(campaign = 'daylight', seed = 'mine', key?: string) {
  const { next } = await info(campaign);
  return post('spinWheel', { campaign_id: campaign, client_seed: seed, commitment: next?.commitment ?? '' }, key);
}
const give = (count: number, campaign = 'daylight') =>
  operator.control('giveSpins', { uid, campaign, count, id: `give-${(keys += 1)}` });
const credit = (amount: string) => operator.control('credit', { uid, amount, currency: 'USD' });
const buy = (spins: number, price = '1.00', key?: string) =>
  post('buySpin', { campaign_id: 'brass', spins_amount: spins, price }, key);
const mainBalance = async (): Promise<string> =>
  ((await operator.call('account.getBalance', {}, { cookie })).data as { balance_main: { amount: string } })
    .balance_main.amount;

/** Spins until the wheel gives a reward of this kind. */
async function spinUntil(kind: string): Promise<Spin> {
  await give(200);
  for (let tries = 0; tries < 200; tries += 1) {
    const { data } = await spin('daylight', `try-${tries}`);
    if ((data as Spin).reward.kind === kind) return data;
  }
  throw new Error(`The wheel has not given ${kind}`);
}

test('3-60, 7-53, 7-54, 7-55, 7-56 a guest sees the wheels, their chances and what a spin gives on average', async () => {
  cookie = '';
  const { items } = await get<{ items: Campaign[] }>('campaignsGet');
  expect(items).toMatchObject([
    { id: 'daylight', spin_balance: 0, is_spin_cost: false, price: null, daily: { is_ready: false } },
    {
      id: 'brass',
      spin_balance: 0,
      is_spin_cost: true,
      price: { amount: '1.00', currency: 'USD' },
      bundles: [1, 5, 10],
    },
  ]);
  const brass = await info('brass');
  expect([brass.return_percent, brass.next]).toEqual(['92.00', null]);
  // 92 cents, and 2 points and 15 cents of bonus money on top.
  expect(brass.expected).toMatchObject([
    { kind: 'money', exact: { numerator: '92', denominator: '1' }, amount: '0.920000', currency: 'USD' },
    { kind: 'bonus', exact: { numerator: '15', denominator: '1' }, amount: '0.150000' },
    { kind: 'points', exact: { numerator: '2', denominator: '1' }, amount: '2.0000', currency: '' },
  ]);
  const { items: chances } = await get<OutputOf<typeof fortuneWheels.wheelRewardsGet>>('wheelRewardsGet', {
    campaign_id: 'daylight',
  });
  const sum = chances.reduce((all, { chance }) => all + Number(chance.numerator) / Number(chance.denominator), 0);
  expect(sum).toBeCloseTo(1, 12);
  expect(chances[0]).toMatchObject({
    reward: { kind: 'money', amount: { amount: '5.00' } },
    chance: { numerator: '1', denominator: '50' },
    percent: '2',
    stock: { after: { kind: 'money', amount: { amount: '0.50' } } },
  });
});

test('7-61 a spin is committed before, decided by the seeds and can be checked after', async () => {
  const before = await info('daylight');
  const { data } = await spin('daylight', 'my seed');
  const { proof, segment, reward } = data as Spin;
  expect(proof).toMatchObject({ commitment: before.next?.commitment, client_seed: 'my seed', nonce: 0 });
  expect(drawSpin(proof.secret, { clientSeed: 'my seed', nonce: 0 }, proof.weights)).toBe(segment);
  expect(reward).toEqual(before.segments[segment]?.reward);
  const after = await info('daylight');
  expect(after.next).toMatchObject({ nonce: 1 });
  expect(after.next?.commitment).not.toBe(before.next?.commitment);
});

test('4-39 money of a spin is booked under the name by which the header holds it back, also where it is asked for', async () => {
  const before = await mainBalance();
  const { id, reward } = await spinUntil('money');
  const { data } = await operator.call('account.getBalance', {}, { cookie });
  const { fresh_wins: fresh, balance_main: main } = data as OutputOf<typeof account.getBalance>;
  expect(fresh).toMatchObject([{ round_id: `wheel:${id}`, amount: reward.amount }]);
  expect(Number(main.amount)).toBeCloseTo(Number(before) + Number(reward.amount?.amount), 2);
  operator.time.ms += 11_000;
  const later = (await operator.call('account.getBalance', {}, { cookie })).data as typeof data;
  expect(later).toMatchObject({ fresh_wins: [] });
});

test('1-10 one free spin a day, which nobody loses to another: the next day has its own', async () => {
  expect(await own('daylight')).toMatchObject({ spin_balance: 1, daily: { is_ready: true } });
  while ((await own('daylight')).spin_balance > 0) expect((await spin()).status).toBe(200);
  expect(await own('daylight')).toMatchObject({ daily: { is_ready: false, next_at: '2026-06-02T00:00:00.000Z' } });
  expect(fieldOf(await spin())).toEqual({ campaign_id: [{ code: 'noSpins' }] });
  operator.time.ms = Date.UTC(2026, 5, 2, 0, 1);
  cookie = (await operator.call('auth.login', { login: email, password: 'otter-lamp-71' })).cookie ?? '';
  expect(await own('daylight')).toMatchObject({ spin_balance: 1, daily: { is_ready: true } });
});

test('I2, I4 two tabs spin the last spin: one is refused, and one key has one effect', async () => {
  await credit('5.00');
  await buy(1);
  const { next } = await info('brass');
  const wanted = { campaign_id: 'brass', client_seed: '', commitment: next?.commitment ?? '' };
  const replies = await Promise.all([
    post('spinWheel', wanted, 'tab-one-key'),
    post('spinWheel', wanted, 'tab-two-key'),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  const refused = replies.find(({ status }) => status === 422);
  expect(refused && fieldOf(refused)).toEqual({ campaign_id: [{ code: 'noSpins' }] });
  const winner = replies.findIndex(({ status }) => status === 200) === 0 ? 'tab-one-key' : 'tab-two-key';
  const repeated = await post('spinWheel', wanted, winner);
  expect((repeated.data as Spin).id).toBe((replies.find(({ status }) => status === 200)?.data as Spin | undefined)?.id);
  expect((await own('brass')).spin_balance).toBe(0);
});

test('7-61 a page that has seen another commitment is told, and the spin is kept', async () => {
  const reply = await post('spinWheel', { campaign_id: 'daylight', client_seed: '', commitment: 'f'.repeat(64) });
  expect(fieldOf(reply)).toEqual({ commitment: [{ code: 'commitmentChanged' }] });
  expect((await own('daylight')).spin_balance).toBe(1);
});

test('7-60, 2.10-30 spins are bought from main money: too little, another price, no such bundle', async () => {
  expect(fieldOf(await buy(5))).toEqual({ spins_amount: [{ code: 'insufficientFunds' }] });
  await credit('10.00');
  expect(fieldOf(await buy(5, '0.90'))).toEqual({ price: [{ code: 'priceChanged' }] });
  expect(fieldOf(await buy(3))).toEqual({ spins_amount: [{ code: 'noSuchBundle' }] });
  const bought = await buy(5, '1.00', 'one-key-once');
  expect(bought.data).toMatchObject({ spin_balance: 5 });
  await buy(5, '1.00', 'one-key-once');
  expect([await mainBalance(), (await own('brass')).spin_balance]).toEqual(['5.00', 5]);
});

test('trust.md a bought spin counts as a stake for the player’s own limits', async () => {
  await credit('10.00');
  await operator.call('responsible.setLimit', { kind: 'wager', period: 'day', amount: '3.00' }, { cookie });
  const first = await buy(1);
  expect(first.status).toBe(200);
  expect(fieldOf(await buy(5))).toEqual({ spins_amount: [{ code: 'wagerLimit' }] });
});

test('7-60, 7-22 spins that were bought keep the account’s currency until they are used', async () => {
  await credit('5.00');
  await buy(5);
  const toEuro = () => operator.call('account.setCurrency', { currency: 'EUR' }, { cookie });
  expect([await mainBalance(), fieldOf(await toEuro())]).toEqual([
    '0.00',
    { currency: [{ code: 'spinsLeft', params: { currency: 'USD' } }] },
  ]);
  expect((await own('brass')).spin_balance).toBe(5);
});

test('7-61 a bought spin costs and gives in the currency that it was bought in, a free one in the account’s', async () => {
  await credit('10.00');
  await buy(10);
  // As an account is that changed its currency before that was refused.
  await operator.database.query(`update operator.players set currency = 'EUR' where uid = $1`, [uid]);
  for (let count = 0; count < 10; count += 1) {
    const { cost, reward } = (await spin('brass', `usd-${count}`)).data as Spin;
    expect(cost).toEqual({ amount: '1.00', currency: 'USD' });
    expect(reward.amount?.currency ?? 'USD').toBe('USD');
  }
  const [booked] = await operator.database.query<{ count: bigint }>(
    `select count(*) as count from operator.ledger_accounts where uid = $1 and currency = 'EUR' and balance > 0`,
    [uid],
  );
  expect(booked?.count).toBe(0n);
  const { cost, reward } = await spinUntil('money');
  expect([cost, reward.amount?.currency]).toEqual([null, 'EUR']);
});

test('trust.md no spin is sold or spun while a reality check waits for its answer', async () => {
  await credit('10.00');
  await buy(1);
  for (let minutes = 0; minutes < 62; minutes += 31) {
    operator.time.ms += 31 * 60_000;
    await operator.call('account.getInfo', {}, { cookie });
  }
  expect(fieldOf(await buy(1))).toEqual({ spins_amount: [{ code: 'realityCheckDue' }] });
  expect(fieldOf(await spin('brass'))).toEqual({ campaign_id: [{ code: 'realityCheckDue' }] });
  expect([await mainBalance(), (await own('brass')).spin_balance]).toEqual(['9.00', 1]);
  await operator.call('responsible.checkReality', {}, { cookie });
  expect([(await buy(1)).status, (await spin('brass')).status]).toEqual([200, 200]);
});

test('2.10-27 a gift is kept until the player takes it, once', async () => {
  const { id, state, reward } = await spinUntil('freespins');
  expect(state).toBe('kept');
  // A level that the points of the wheel have reached gives free spins of its own.
  const packs = async () => {
    const { data } = await operator.call('freespins.get', { status: 'active', count: 99 }, { cookie });
    return (data as OutputOf<typeof freespins.get>).items.filter(({ description }) => /wheel/.test(description.title));
  };
  expect(await packs()).toEqual([]);
  const gifts = await get<Results>('wheelSpinResults', { campaign_id: 'daylight', scope: 'my', is_gift: true });
  expect(gifts.items.map((gift) => gift.id)).toContain(id);
  const taken = await post('takeGift', { spin_id: id });
  expect((taken.data as Spin).state).toBe('taken');
  expect(await packs()).toMatchObject([{ game: { sysname: reward.game?.sysname } }]);
  expect(fieldOf(await post('takeGift', { spin_id: id }))).toEqual({ spin_id: [{ code: 'giftTaken' }] });
  expect(fieldOf(await post('takeGift', { spin_id: 999_999 }))).toEqual({ spin_id: [{ code: 'unknownGift' }] });
});

test('1-10 a stock that has run out is replaced by its stated fallback, in chances and on the wheel', async () => {
  await operator.control('stockWheel', { campaign: 'daylight', segment: 'money-500', count: 0 });
  const { segments, expected } = await info('daylight');
  const rare = segments.find(({ id }) => id === 'money-500');
  expect(rare?.reward).toMatchObject({ kind: 'money', amount: { amount: '0.50' } });
  // 15 × 10 + 6 × 50 + 2 × 50 cents in a hundred spins.
  expect(expected[0]?.exact).toEqual({ numerator: '11', denominator: '2' });
  await operator.control('stockWheel', { campaign: 'daylight', segment: 'money-500', count: 200 });
});

test('7-57 winners: only what players share; one’s own spins with their proofs', async () => {
  await give(20);
  for (let count = 0; count < 5; count += 1) await spin();
  const mine = await get<Results>('wheelSpinResults', { campaign_id: 'daylight', scope: 'my', count: 3 });
  expect([mine.items.length, mine.totalCount]).toEqual([3, 5]);
  expect(mine.items.every(({ own: one, player }) => one !== null && player.is_own)).toBe(true);
  cookie = '';
  const all = await get<Results>('wheelSpinResults', { campaign_id: 'daylight' });
  expect(all.items.every(({ own: one, reward }) => one === null && reward.kind !== 'nothing')).toBe(true);
});

test('1-10 the campaign ends: the spin is refused and kept, bought spins are paid back once', async () => {
  await credit('10.00');
  await buy(5);
  const { next } = await info('brass');
  await operator.control('endWheel', { campaign: 'brass', running: false });
  operator.time.ms += 1_000;
  const reply = await post('spinWheel', { campaign_id: 'brass', client_seed: '', commitment: next?.commitment ?? '' });
  expect(fieldOf(reply)).toEqual({ campaign_id: [{ code: 'campaignOver' }] });
  expect((await own('brass')).spin_balance).toBe(5);
  await operator.control('runWheels');
  await operator.control('runWheels');
  expect([await mainBalance(), (await own('brass')).spin_balance]).toEqual(['10.00', 0]);
  await operator.control('endWheel', { campaign: 'brass', running: true });
});

test('7-58, 7-59 quests of a wheel are listed, and one that is done has earned its spin', async () => {
  const quests = await get<OutputOf<typeof fortuneWheels.campaignsQuestsInfo>>('campaignsQuestsInfo', {
    campaign_id: 'daylight',
  });
  expect(quests.items.map(({ id }) => id)).toContain('wheel-profile');
  const spins = quests.items.flatMap(({ rewards }) => rewards);
  expect(spins.every(({ kind, item }) => kind === 'spins' && item === 'daylight')).toBe(true);
  const history = await get<OutputOf<typeof fortuneWheels.userQuestsHistoryGet>>('userQuestsHistoryGet', {
    campaign_id: 'daylight',
  });
  expect(history).toEqual({ count: 0, items: [] });
  expect((await operator.call('FortuneWheels.wheelInfoGet', { campaign_id: 'none' }, { cookie })).status).toBe(422);
});
