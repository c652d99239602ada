import { describe, expect, test } from 'vitest';
import { settle } from '../../../tests/fakes/FakeClock.ts';
import { wireBonus, wireFunding, wireProgress } from './testing/wireBonus.ts';
import { fundingState } from './face/FundingState.ts';
import { createTestApp } from '../../../tests/fakes/testApp.ts';
import type { Answers } from '../../../tests/fakes/fakeCall.ts';
import { ApiError, NoAnswerError } from '../../lib/errors.ts';
import { askBonus } from './askBonus.ts';
import { bonusesStore } from './BonusesStore.ts';
import { startBonuses } from './startBonuses.ts';
import { wireStake } from './testing/wireStake.ts';

const usd = (amount: string) => ({ amount, currency: 'USD' });
const waiting = wireBonus({ id: 6, status: 'available', wagered: usd('0.00') });
const lost = wireBonus({ id: 2, status: 'lost', balance: usd('0.00'), ended_at: '2026-03-01T12:00:00.000Z' });

const answers = (more: Answers = {}): Answers => ({
  'GET bonuses.get': ({ statuses = [] }) =>
    statuses.includes('active') ? { count: 2, items: [wireBonus(), waiting] } : { count: 1, items: [lost] },
  'GET bonuses.getStakes': () => ({ count: 1, items: [wireStake()] }),
  'GET bonuses.getFunding': () => wireFunding(),
  ...more,
});

async function opened(more: Answers = {}) {
  const app = createTestApp({ uid: 7, answers: answers(more) });
  const store = app.store(bonusesStore);
  const stop = store.start();
  await settle();
  return { app, store, stop, asked: (key: string) => app.calls.filter((call) => call.key === key) };
}

describe('2.4-1, 7-33 the list', () => {
  test('has active, available and ended bonuses apart', async () => {
    const { store } = await opened();
    const ids = [store.active, store.available, store.ended.items].map((list) => list.map(({ id }) => id));
    expect(ids).toEqual([['5'], ['6'], ['2']]);
  });

  test('fails as a whole with its first page, and loads again', async () => {
    let isDown = true;
    const { store } = await opened({
      'GET bonuses.get': () => {
        if (isDown) throw new NoAnswerError('network');
        return { count: 0, items: [] };
      },
    });
    expect(store.open.status).toBe('failed');
    isDown = false;
    await store.open.load();
    expect([store.open.status, store.open.items]).toEqual(['ready', []]);
  });

  test('an event moves the progress without a request', async () => {
    const { app, store, asked } = await opened();
    app.news.publish({ type: 'bonuses.changed', data: wireProgress({ wagered: usd('45.00') }) });
    await settle();
    expect([store.active[0]?.wagered.minor, asked('GET bonuses.get').length]).toEqual([4500n, 2]);
  });

  test.each([
    ['a status that changed', () => wireProgress({ status: 'converted' })],
    ['a bonus that is new', () => wireProgress({ id: 9 })],
    ['unreadable figures', () => wireProgress({ wagered: usd('many') })],
  ])('%s loads it again', async (_case, data) => {
    const { app, asked } = await opened();
    app.news.publish({ type: 'bonuses.changed', data: data() });
    await settle();
    expect(asked('GET bonuses.get')).toHaveLength(4);
  });

  test('7-119 lost events load it again; a page that was left hears nothing', async () => {
    const { app, stop, asked } = await opened();
    app.news.publishGap();
    await settle();
    expect(asked('GET bonuses.get')).toHaveLength(4);
    stop();
    app.news.publishGap();
    app.news.publish({ type: 'bonuses.changed', data: wireProgress({ id: 9 }) });
    await settle();
    expect(asked('GET bonuses.get')).toHaveLength(4);
  });
});

describe('7-33 what of each stake counted', () => {
  test('is loaded on request, in pages, and hidden again', async () => {
    const { store, asked } = await opened();
    await store.toggleStakes('5');
    expect(store.stakes.items).toMatchObject([
      {
        game: { title: 'Lantern Harbor' },
        stake: { minor: 500n },
        fromBonus: { minor: 200n },
        counted: { minor: 250n },
      },
    ]);
    expect(asked('GET bonuses.getStakes')[0]?.input).toEqual({ bonus_id: 5, offset: 0, count: 20 });
    await store.toggleStakes('5');
    expect([store.shown, store.stakes.items]).toEqual(['', []]);
  });

  test('a new stake is put before the loaded ones', async () => {
    let items = [wireStake({ id: 'b' }), wireStake({ id: 'a' })];
    const { app, store } = await opened({ 'GET bonuses.getStakes': () => ({ count: items.length, items }) });
    await store.toggleStakes('5');
    items = [wireStake({ id: 'c' }), wireStake({ id: 'b', is_returned: true })];
    app.news.publish({ type: 'bonuses.changed', data: wireProgress() });
    await settle();
    expect(store.stakes.items.map(({ id, isReturned }) => [id, isReturned])).toEqual([
      ['c', false],
      ['b', true],
      ['a', false],
    ]);
  });
});

describe('7-32, 7-33 actions', () => {
  test.each([
    ['activate', 'casino', 'POST bonuses.activate'],
    ['deactivate', 'casino', 'POST bonuses.deactivate'],
    ['remove', 'casino', 'POST bonuses.remove'],
    ['activate', 'betting', 'POST BettingBonuses.activate'],
    ['remove', 'betting', 'POST BettingBonuses.remove'],
  ] as const)('%s of a %s bonus is %s', async (action, type, key) => {
    const mine = wireBonus({ type });
    const { store, asked } = await opened({
      'GET bonuses.get': () => ({ count: 1, items: [mine] }),
      [key]: () => wireBonus({ type, ending: 'removed' }),
    });
    await store.act(action, store.active[0]!);
    expect(asked(key)).toMatchObject([{ input: { bonus_id: 5 } }]);
    expect([store.running, store.active[0]?.ending]).toEqual([null, 'removed']);
  });

  test.each(['unknownBonus', 'anotherActive', 'bonusOver', 'otherCurrency'] as const)(
    'the refusal %s is kept with its bonus, and the list is refreshed',
    async (code) => {
      const { store, asked } = await opened({
        'POST bonuses.activate': () => {
          throw new ApiError('InvalidParameterException', 422, { bonus_id: [{ code }] }, '');
        },
      });
      await store.act('activate', store.available[0]!);
      await settle();
      expect(store.fault).toEqual({ id: '6', refusal: code, problem: null });
      expect(asked('GET bonuses.get')).toHaveLength(4);
    },
  );

  test('without an answer nothing is said to have happened', async () => {
    const { store } = await opened({
      'POST bonuses.remove': () => {
        throw new NoAnswerError('timeout');
      },
    });
    await store.act('remove', store.active[0]!);
    expect(store.fault).toMatchObject({ id: '5', refusal: null, problem: { code: 'noAnswer' } });
    expect(store.active).toHaveLength(1);
  });

  test('4-15 a second press waits for the first', async () => {
    const { store, asked } = await opened({ 'POST bonuses.remove': () => wireBonus({ status: 'removed' }) });
    const [bonus] = store.active;
    await Promise.all([store.act('remove', bonus!), store.act('remove', bonus!)]);
    expect(asked('POST bonuses.remove')).toHaveLength(1);
  });

  test('2.10-16, 4-33 the question says what is lost, and only agreement is true', async () => {
    const { app, store } = await opened();
    await app.loadMessages(['bonuses']);
    app.dialogAnswer = false;
    expect(await askBonus(app, 'remove', store.active[0]!)).toBe(false);
    app.dialogAnswer = true;
    expect(await askBonus(app, 'remove', store.active[0]!)).toBe(true);
    expect(app.dialogProps).toHaveLength(2);
  });
});

describe('the flow of the bonuses', () => {
  async function started(more: Answers = {}) {
    const app = createTestApp({ uid: 7, answers: answers(more) });
    const stop = startBonuses(app);
    await settle();
    return { app, stop, state: app.store(fundingState) };
  }

  test('tells every page which bonus pays, and follows it', async () => {
    const { app, state } = await started();
    expect(state.paying?.id).toBe('5');
    app.news.publish({ type: 'bonuses.changed', data: wireProgress({ balance: usd('1.00') }) });
    expect(state.casino?.balance.minor).toBe(100n);
  });

  test('I6 bonus money tells no win before the reels do, for ten seconds at most', async () => {
    const { app, state } = await started();
    app.play.setRoundOpen(true);
    app.news.publish({ type: 'bonuses.changed', data: wireProgress({ balance: usd('90.00') }) });
    expect(state.casino?.balance.minor).toBe(2600n);
    app.play.setRoundOpen(false);
    expect(state.casino?.balance.minor).toBe(9000n);
    app.play.setRoundOpen(true);
    app.news.publish({ type: 'bonuses.changed', data: wireProgress({ balance: usd('91.00') }) });
    await app.clock.advance(9_999);
    expect(state.casino?.balance.minor).toBe(9000n);
    await app.clock.advance(1);
    expect(state.casino?.balance.minor).toBe(9100n);
  });

  test('asks again after a failure and after a gap, and stops with the player', async () => {
    let answersLeft = 0;
    const { app, stop, state } = await started({
      'GET bonuses.getFunding': () => {
        if (answersLeft === 0) throw new NoAnswerError('network');
        return wireFunding();
      },
    });
    expect(state.funding).toBeNull();
    answersLeft = 1;
    await app.clock.advance(1_000);
    expect(state.casino?.id).toBe('5');
    app.news.publishGap();
    await settle();
    expect(app.calls.filter(({ key }) => key === 'GET bonuses.getFunding')).toHaveLength(3);
    stop();
    app.news.publishGap();
    await settle();
    expect([app.calls.length, app.clock.waiting]).toEqual([3, 0]);
  });

  test('2.10-19 a betting bonus that becomes active is told once; one that was active before is not', async () => {
    const betting = wireBonus({ id: 8, type: 'betting' });
    let isActive = false;
    const { app } = await started({
      'GET bonuses.getFunding': () => wireFunding({ betting: isActive ? betting : null }),
    });
    isActive = true;
    app.news.publish({ type: 'bonuses.changed', data: wireProgress({ id: 8, type: 'betting' }) });
    await settle();
    app.news.publish({ type: 'bonuses.changed', data: wireProgress({ id: 8, type: 'betting' }) });
    await settle();
    expect(app.dialogProps).toHaveLength(1);
    const again = await started({ 'GET bonuses.getFunding': () => wireFunding({ betting }) });
    expect(again.app.dialogProps).toEqual([]);
  });
});
