import { describe, expect, test } from 'vitest';
import { NoAnswerError } from '../../lib/errors.ts';
import { memoryStore } from '../../lib/keyValueStore.ts';
import { payResultStore } from './result/PayResultStore.ts';
import { settle } from '../../../tests/fakes/FakeClock.ts';
import { createTestApp } from '../../../tests/fakes/testApp.ts';
import { page, transaction } from './testing/wire.ts';
import type { WireTransaction } from './testing/wire.ts';

type Status = WireTransaction['status'];

interface State {
  status: Status;
  isDown: boolean;
  known: readonly string[];
}

function setUp(id = 'p_1', storage = memoryStore(), begin: Partial<State> = {}) {
  const state: State = { status: 'pending', isDown: false, known: ['p_1'], ...begin };
  const asked: number[] = [];
  const app = createTestApp({
    uid: 7,
    storage,
    answers: {
      'GET cashier.gethistory': ({ transaction: wanted = '' }) => {
        asked.push(app.clock.now());
        if (state.isDown) throw new NoAnswerError('network');
        const ids = wanted === '' ? state.known : state.known.filter((one) => one === wanted);
        return page(ids.map((one) => transaction({ id: one, status: state.status })));
      },
    },
  });
  const store = app.store(payResultStore);
  const begun = app.clock.now();
  const stop = store.open(7, id);
  return { app, store, follower: store.follower, state, stop, askedAt: () => asked.map((at) => (at - begun) / 1000) };
}

describe('2.11 the pay pages follow the operator', () => {
  test('a pending payment is requested after 1, 2, 4, 8, then every 10 seconds', async () => {
    const { app, follower, askedAt } = setUp();
    await app.clock.advance(40_000);
    expect(askedAt()).toEqual([0, 1, 3, 7, 15, 25, 35]);
    expect(follower.transaction?.status).toBe('pending');
  });

  test('2.11-7 after ten seconds it says that the player may leave', async () => {
    const { app, follower } = setUp();
    await app.clock.advance(9999);
    expect(follower.isLong).toBe(false);
    await app.clock.advance(1);
    expect(follower.isLong).toBe(true);
  });

  test('an event of this payment triggers a request, one of another does not; polling stops at the end', async () => {
    const { app, follower, state, askedAt } = setUp();
    await settle();
    state.status = 'succeeded';
    app.news.publish({ type: 'cashier.transaction_updated', data: { id: 'p_2', status: 'succeeded' } });
    await settle();
    expect(follower.transaction?.status).toBe('pending');
    app.news.publish({ type: 'cashier.transaction_updated', data: { id: 'p_1', status: 'succeeded' } });
    await settle();
    expect(follower.transaction?.status).toBe('succeeded');
    expect(app.clock.waiting).toBe(0);
    await app.clock.advance(60_000);
    expect(askedAt()).toEqual([0, 0]);
  });

  test('I5 an event does not set the state: only the operator’s answer does', async () => {
    const { app, follower } = setUp();
    await settle();
    app.news.publish({ type: 'cashier.transaction_updated', data: { id: 'p_1', status: 'succeeded' } });
    await settle();
    expect(follower.transaction?.status).toBe('pending');
  });

  test('a payment that is unknown or another player’s is not found, and not requested again', async () => {
    const { app, follower } = setUp('p_of_another');
    await app.clock.advance(60_000);
    expect(follower.status).toBe('unknown');
    expect(app.calls).toHaveLength(1);
    expect(app.clock.waiting).toBe(0);
  });

  test('a failed first request offers a retry and also recovers by itself', async () => {
    const { app, follower, state } = setUp('p_1', memoryStore(), { isDown: true });
    await settle();
    expect(follower.status).toBe('failed');
    state.isDown = false;
    await app.clock.advance(1000);
    expect(follower.status).toBe('ready');
  });

  test('a failed later request keeps the known state', async () => {
    const { app, follower, state } = setUp();
    await settle();
    state.isDown = true;
    await app.clock.advance(5000);
    expect(follower.status).toBe('ready');
    expect(follower.transaction?.status).toBe('pending');
  });

  test('leaving the page stops polling', async () => {
    const { app, stop } = setUp();
    await settle();
    stop();
    expect(app.clock.waiting).toBe(0);
    app.news.publish({ type: 'cashier.transaction_updated', data: { id: 'p_1', status: 'succeeded' } });
    await app.clock.advance(60_000);
    expect(app.calls).toHaveLength(1);
  });
});

describe('4-61 an address without a payment', () => {
  test('means the one this player started last', async () => {
    const storage = memoryStore();
    storage.set('cashier_last_deposit', JSON.stringify([7, 'p_1']));
    const { follower } = setUp('', storage);
    await settle();
    expect(follower.transaction?.id).toBe('p_1');
  });

  test('or the newest deposit in the history; another player’s stored payment is ignored', async () => {
    const storage = memoryStore();
    storage.set('cashier_last_deposit', JSON.stringify([8, 'p_of_another']));
    const { app, follower } = setUp('', storage);
    await settle();
    expect(app.calls[0]?.input).toMatchObject({ type: 'deposit', count: 1 });
    expect(follower.transaction?.id).toBe('p_1');
  });

  test('or none, if there is none', async () => {
    const { store } = setUp('', memoryStore(), { known: [] });
    await settle();
    expect(store.isEmpty).toBe(true);
  });
});

describe('9-14 return address', () => {
  test.each([
    ['/game/jade-ascent?mode=play', '/game/jade-ascent?mode=play'],
    ['https://evil.example/', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['javascript:alert(1)', null],
  ])('%j leads to %j', (stored, target) => {
    const storage = memoryStore();
    storage.set('betting_back_pay_success_key', stored);
    expect(setUp('p_1', storage).store.returnPath).toBe(target);
  });

  test('is deleted once it was used', () => {
    const storage = memoryStore();
    storage.set('betting_back_pay_success_key', '/game/jade-ascent');
    setUp('p_1', storage).store.useReturn();
    expect(storage.get('betting_back_pay_success_key')).toBeNull();
  });
});
