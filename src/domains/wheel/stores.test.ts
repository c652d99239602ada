import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { settle } from '../../../tests/fakes/FakeClock.ts';
import { createTestApp } from '../../../tests/fakes/testApp.ts';
import type { Answers } from '../../../tests/fakes/fakeCall.ts';
import { ApiError, NoAnswerError } from '../../lib/errors.ts';
import { memoryStore } from '../../lib/keyValueStore.ts';
import { numberOf, segmentOf, totalOf } from '../../shared/wheel/spinRules.ts';
import { tellFault } from './tellFault.ts';
import { buySpins } from './buySpins.ts';
import { toneOf } from './rewardTone.ts';
import { segmentLabel } from './segmentLabel.ts';
import { wireBrass, wireCampaign, wireChances, wireInfo, wireSpin } from './testing/wireWheel.ts';
import { spinCountStore } from './SpinCountStore.ts';
import { swipeOf } from './turning/swipeOf.ts';
import { verifySpin } from './verifySpin.ts';
import { wheelsStore } from './WheelsStore.ts';
import { winnersTabs } from './winnersTabs.ts';

const refusal = (field: string, code: string) =>
  new ApiError('InvalidParameterException', 422, { [field]: [{ code }] }, '');

async function opened(more: Answers = {}, storage = memoryStore()) {
  const app = createTestApp({
    uid: 7,
    storage,
    answers: {
      'GET FortuneWheels.campaignsGet': () => ({ items: [wireCampaign(), wireBrass()] }),
      'GET FortuneWheels.wheelInfoGet': ({ campaign_id: id }) => wireInfo({ campaign_id: id }),
      'GET FortuneWheels.wheelRewardsGet': () => ({ items: [...wireChances] }),
      'POST FortuneWheels.spinWheel': () => wireSpin(),
      'POST FortuneWheels.buySpin': () => wireBrass({ spin_balance: 5 }),
      'POST FortuneWheels.takeGift': () => wireSpin({ state: 'taken' }),
      ...more,
    },
  });
  const store = app.store(wheelsStore);
  await store.load();
  const asked = (key: string) => app.calls.filter((call) => call.key === key);
  return { app, store, asked };
}

describe('4-39 the button', () => {
  test('4-40 is off without a campaign, and while the wheel spins', async () => {
    const none = await opened({ 'GET FortuneWheels.campaignsGet': () => ({ items: [] }) });
    expect([none.store.campaign, none.store.spins.isReady]).toEqual([null, false]);
    const { store } = await opened();
    expect(store.spins.isReady).toBe(true);
    const spinning = store.spins.start();
    expect([store.spins.phase, store.spins.isReady]).toEqual(['asking', false]);
    await spinning;
    expect([store.spins.phase, store.spins.isReady]).toEqual(['turning', false]);
    store.spins.landed();
    expect([store.spins.phase, store.spins.isReady]).toEqual(['shown', true]);
  });

  test('4-41 needs a spin of a free wheel; a paid one leads to buying, and is off while it loads', async () => {
    const { store } = await opened({
      'GET FortuneWheels.campaignsGet': () => ({ items: [wireCampaign({ spin_balance: 0 }), wireBrass()] }),
    });
    expect(store.spins.isReady).toBe(false);
    const choosing = store.choose('brass');
    expect([store.isLoading, store.spins.isReady]).toEqual([true, false]);
    await choosing;
    expect([store.spins.isReady, store.spins.canSpin]).toEqual([true, false]);
  });
});

test('7-61, I4 a spin names the commitment that was seen, a seed of the browser, a key and the player', async () => {
  const { store, asked } = await opened();
  await expect(store.spins.start()).resolves.toMatchObject({ id: 31, segment: 1 });
  const [call] = asked('POST FortuneWheels.spinWheel');
  expect(call).toMatchObject({ input: { campaign_id: 'daylight', commitment: 'c'.repeat(64) } });
  expect(call?.input).toMatchObject({ client_seed: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(call?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
});

test('2.2-15 news waits until the wheel rests: what it shows does not move under it', async () => {
  const { app, store, asked } = await opened();
  const stop = store.follow();
  await store.spins.start();
  app.news.publish({ type: 'wheels.changed', data: { campaign: 'daylight' } });
  await settle();
  expect(asked('GET FortuneWheels.wheelInfoGet')).toHaveLength(1);
  store.spins.landed();
  await settle();
  expect(asked('GET FortuneWheels.wheelInfoGet')).toHaveLength(2);
  stop();
});

test('4-39 the header gets what a spin gave when the wheel rests, not before', async () => {
  const { app, store } = await opened();
  const shown: string[] = [];
  Object.assign(app.session.balance, { roundShown: (id: string) => void shown.push(id) });
  await store.spins.start();
  expect(shown).toEqual([]);
  store.spins.landed();
  expect(shown).toEqual(['wheel:31']);
});

test('8-25 a refused spin says why, and the wheel is loaded again', async () => {
  const { store, asked } = await opened({
    'POST FortuneWheels.spinWheel': () => Promise.reject(refusal('campaign_id', 'noSpins')),
  });
  await expect(store.spins.start()).resolves.toBeNull();
  await settle();
  expect([store.spins.fault, store.spins.phase]).toEqual([{ refusal: 'noSpins', problem: null }, 'idle']);
  expect(asked('GET FortuneWheels.campaignsGet')).toHaveLength(2);
});

test('2.10-31, 8-25 what goes wrong is said in a dialog that only closes; a fatal failure has its page', async () => {
  const { app } = await opened();
  await tellFault(app, { refusal: 'campaignOver', problem: null });
  await tellFault(app, { refusal: null, problem: { code: 'failed', seconds: 0 } });
  await tellFault(app, { refusal: null, problem: null });
  await tellFault(app, null);
  expect(app.dialogProps).toHaveLength(2);
  for (const props of app.dialogProps) expect(props).not.toHaveProperty('textReject');
});

test('I4, I8 a spin that a reload has cut off is asked for again with its key, and shown', async () => {
  const storage = memoryStore();
  const before = await opened({ 'POST FortuneWheels.spinWheel': () => new Promise(() => {}) }, storage);
  void before.store.spins.start();
  await settle();
  const after = await opened({}, storage);
  await after.store.resume();
  const [first, second] = [before, after].map(({ asked }) => asked('POST FortuneWheels.spinWheel')[0]);
  expect([second?.idempotencyKey, second?.input]).toEqual([first?.idempotencyKey, first?.input]);
  expect([after.store.spins.phase, after.store.spins.spin?.id]).toEqual(['shown', 31]);
});

test('I8 a lost answer is asked for again: one spin', async () => {
  let tries = 0;
  const { app, store, asked } = await opened({
    'POST FortuneWheels.spinWheel': () => {
      tries += 1;
      if (tries === 1) throw new NoAnswerError('network');
      return wireSpin();
    },
  });
  const spinning = store.spins.start();
  await settle();
  expect([store.spins.isChecking, app.play.isMoneyMoving]).toEqual([true, true]);
  await app.clock.advance(10_000);
  await spinning;
  const keys = asked('POST FortuneWheels.spinWheel').map(({ idempotencyKey }) => idempotencyKey);
  expect([keys.length, new Set(keys).size, app.play.isMoneyMoving]).toEqual([2, 1, false]);
});

describe('2.10-28 to 2.10-30 buying spins', () => {
  test('2.10-29 the price that was seen is sent once the player has agreed', async () => {
    const { app, store, asked } = await opened();
    await store.choose('brass');
    const answers: unknown[] = [5, true];
    app.dialogs.open = () => Promise.resolve(answers.shift()) as never;
    await expect(buySpins(app, store)).resolves.toBe(true);
    expect(asked('POST FortuneWheels.buySpin')[0]?.input).toEqual({
      campaign_id: 'brass',
      spins_amount: 5,
      price: '1.00',
    });
    expect(store.campaign?.spin_balance).toBe(5);
  });

  test('2.10-30 too little money leads to the deposit, known before or told by the operator', async () => {
    const { app, store, asked } = await opened({
      'POST FortuneWheels.buySpin': () => Promise.reject(refusal('spins_amount', 'insufficientFunds')),
    });
    await store.choose('brass');
    const answers: unknown[] = [5, true, true];
    app.dialogs.open = () => Promise.resolve(answers.shift()) as never;
    await expect(buySpins(app, store)).resolves.toBe(false);
    expect([asked('POST FortuneWheels.buySpin').length, app.navigated]).toEqual([1, ['/cashier/deposit']]);
  });
});

test('3-40 tabs of winners follow the configuration; a guest has no own spins', () => {
  const tabs = (
    winnersTab: 'allTabs' | 'onlyUser' | 'onlyPublic',
    isPlayer: boolean,
    first: 'user' | 'public' = 'public',
  ) => winnersTabs({ winnersTabs: winnersTab, winnersOrder: `${first}First` }, isPlayer);
  expect([
    tabs('allTabs', true),
    tabs('allTabs', true, 'user'),
    tabs('onlyUser', true),
    tabs('onlyPublic', true),
  ]).toEqual([['all', 'my'], ['my', 'all'], ['my'], ['all']]);
  expect([tabs('allTabs', false, 'user'), tabs('onlyUser', false)]).toEqual([['all'], []]);
});

test('trust.md money up to the price of the spin is returned, never celebrated', () => {
  const money = (amount: string, cost: string | null) =>
    toneOf({
      reward: { ...wireSpin().reward, kind: 'money', amount: { amount, currency: 'USD' } },
      cost: cost === null ? null : { amount: cost, currency: 'USD' },
    });
  expect([money('0.50', '1.00'), money('1.00', '1.00'), money('2.00', '1.00'), money('0.10', null)]).toEqual([
    'returned',
    'returned',
    'won',
    'won',
  ]);
  expect(segmentLabel(wireSpin().reward, 'en')).toBe('10');
});

test('trust.md the browser checks a spin from what was published alone', async () => {
  const secret = Buffer.from('07'.repeat(32), 'hex');
  const commitment = createHash('sha256').update(secret).digest('hex');
  const spin = wireSpin({ proof: { ...wireSpin().proof, commitment } });
  const { number, ...check } = await verifySpin(spin);
  const segment = segmentOf(spin.proof.weights, number);
  expect(check).toMatchObject({ hash: commitment, isCommitted: true, total: 10 });
  expect((await verifySpin({ ...spin, segment })).isDecided).toBe(true);
  expect((await verifySpin({ ...spin, segment: (segment + 1) % 3 })).isDecided).toBe(false);
  expect((await verifySpin(wireSpin())).isCommitted).toBe(false);
  await expect(verifySpin({ ...spin, proof: { ...spin.proof, secret: 'xyz' } })).rejects.toThrow(TypeError);
});

test('1-10 words above the largest multiple are skipped, so every number is equally likely', () => {
  const words = (...values: readonly number[]) => {
    const block = new DataView(new ArrayBuffer(32));
    values.forEach((value, index) => block.setUint32(index * 4, value));
    return new Uint8Array(block.buffer);
  };
  // 2^32 is 42,949,672 times 100 and 96: the last 96 words are skipped.
  expect(numberOf(words(4_294_967_200, 4_294_967_295, 250), 100)).toBe(50);
  expect(numberOf(words(4_294_967_199), 100)).toBe(99);
  expect(numberOf(words(...Array.from({ length: 8 }, () => 4_294_967_295)), 100)).toBeNull();
  expect(totalOf([3, 6, 1])).toBe(10);
  expect([0, 2, 3, 8, 9].map((number) => segmentOf([3, 6, 1], number))).toEqual([0, 0, 1, 1, 2]);
  expect(() => segmentOf([3], 3)).toThrow(RangeError);
});

test('2.2-15 a swipe spins the wheel its own way, not faster for a faster hand; a slow hand does not spin it', () => {
  const hand = (degreesPerSecond: number) =>
    [0, 0.02, 0.04, 0.06].map((at) => ({ at, angle: ((170 + degreesPerSecond * at + 180) % 360) - 180 }));
  expect(swipeOf(hand(500), 0.07)).toMatchObject({ direction: 1, isPushed: true });
  expect(Math.round(swipeOf(hand(500), 0.07)?.speed ?? 0)).toBe(500);
  expect(swipeOf(hand(-3000), 0.07)).toMatchObject({ direction: -1, speed: 640 });
  expect([swipeOf(hand(60), 0.07), swipeOf(hand(500), 1), swipeOf([], 0)]).toEqual([null, null, null]);
});

test('1-10 the header counts the spins of all wheels, and follows them until it is left', async () => {
  const { app, asked } = await opened({
    'GET FortuneWheels.campaignsGet': () => ({
      items: [wireCampaign({ spin_balance: 2 }), wireBrass({ spin_balance: 5 })],
    }),
  });
  const count = app.store(spinCountStore);
  const before = asked('GET FortuneWheels.campaignsGet').length;
  const stop = count.follow();
  await settle();
  expect(count.count).toBe(7);
  app.news.publish({ type: 'wheels.changed', data: { campaign: 'brass' } });
  app.news.publishGap();
  await settle();
  expect(asked('GET FortuneWheels.campaignsGet')).toHaveLength(before + 3);
  stop();
  app.news.publishGap();
  app.signIn(8);
  const next = app.store(spinCountStore).count;
  expect([asked('GET FortuneWheels.campaignsGet').length, next]).toEqual([before + 3, 0]);
});

test('I4 a gift is taken with a key; a refusal loads the wheel again', async () => {
  const { store, asked } = await opened();
  await expect(store.take(31)).resolves.toBe(true);
  expect(asked('POST FortuneWheels.takeGift')[0]).toMatchObject({ input: { spin_id: 31 } });
  const refused = await opened({
    'POST FortuneWheels.takeGift': () => Promise.reject(refusal('spin_id', 'giftTaken')),
  });
  await expect(refused.store.take(31)).resolves.toBe(false);
  expect(refused.store.gift.fault?.refusal).toBe('giftTaken');
  expect(refused.asked('GET FortuneWheels.campaignsGet')).toHaveLength(2);
});
