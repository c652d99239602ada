import { describe, expect, test } from 'vitest';
import { ApiError, NoAnswerError } from '../../lib/errors.ts';
import { historyStore } from './HistoryStore.ts';
import { PagedList } from '../../kernel/lists/PagedList.ts';
import { settle } from '../../../tests/fakes/FakeClock.ts';
import { createTestApp } from '../../../tests/fakes/testApp.ts';
import { page, round, transaction } from './testing/wire.ts';

interface Row {
  readonly id: string;
}

const rows = (from: number, to: number): Row[] =>
  Array.from({ length: to - from }, (_row, index) => ({ id: `r${from + index}` }));

describe('a paged list', () => {
  test('loads 20 rows at a time until all are loaded', async () => {
    const asked: number[][] = [];
    const list = new PagedList(async (offset, count) => {
      asked.push([offset, count]);
      return { items: rows(offset, Math.min(45, offset + count)), total: 45 };
    });
    await list.load();
    expect(list.items).toHaveLength(20);
    await list.more();
    await list.more();
    expect(list.items).toHaveLength(45);
    expect(list.hasMore).toBe(false);
    await list.more();
    expect(asked).toEqual([
      [0, 20],
      [20, 20],
      [40, 20],
    ]);
  });

  test('a row that moved to the next page meanwhile is shown once', async () => {
    let isLater = false;
    const list = new PagedList(async (offset, count) => ({
      items: isLater ? rows(offset - 1, offset + count - 1) : rows(offset, offset + count),
      total: 60,
    }));
    await list.load();
    isLater = true;
    await list.more();
    const ids = list.items.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(39);
  });

  test('an empty page ends the list, whatever its total', async () => {
    const list = new PagedList(async (offset) => ({ items: offset === 0 ? rows(0, 20) : [], total: 100 }));
    await list.load();
    await list.more();
    expect(list.hasMore).toBe(false);
  });

  test('a failure offers a retry and keeps the loaded rows', async () => {
    let isDown = true;
    const list = new PagedList(async (offset, count) => {
      if (isDown) throw new NoAnswerError('network');
      return { items: rows(offset, offset + count), total: 60 };
    });
    await list.load();
    expect(list.status).toBe('failed');
    isDown = false;
    await list.load();
    isDown = true;
    await list.more();
    expect([list.status, list.moreStatus, list.items.length]).toEqual(['ready', 'failed', 20]);
    isDown = false;
    await list.more();
    expect(list.items).toHaveLength(40);
  });

  test('an answer to an older request is dropped', async () => {
    const waiting: ((name: string) => void)[] = [];
    const list = new PagedList<Row>(
      () => new Promise((resolve) => waiting.push((id) => resolve({ items: [{ id }], total: 1 }))),
    );
    void list.load();
    list.reset();
    void list.load();
    waiting[1]?.('new');
    await settle();
    waiting[0]?.('old');
    await settle();
    expect(list.items).toEqual([{ id: 'new' }]);
  });
});

describe('2.3-6 history', () => {
  function setUp() {
    const state = { status: 'pending' as 'pending' | 'succeeded', ids: ['p_1'] };
    const app = createTestApp({
      uid: 7,
      answers: {
        'GET cashier.gethistory': ({ transaction: id = '' }) =>
          page(
            state.ids
              .filter((one) => id === '' || one === id)
              .map((one) => transaction({ id: one, status: state.status })),
          ),
        'GET games.getHistory': () => page([round()]),
      },
    });
    const store = app.store(historyStore);
    return { app, store, state, stop: store.open() };
  }

  test('a pending payment is updated by events', async () => {
    const { app, store, state } = setUp();
    await settle();
    state.status = 'succeeded';
    app.news.publish({ type: 'cashier.transaction_updated', data: { id: 'p_1', status: 'succeeded' } });
    await settle();
    expect(store.payments.items[0]?.status).toBe('succeeded');
  });

  test('and by polling if no events arrive, as long as the page is open', async () => {
    const { app, store, state, stop } = setUp();
    await settle();
    state.status = 'succeeded';
    await app.clock.advance(10_000);
    expect(store.payments.items[0]?.status).toBe('succeeded');
    const { length } = app.calls;
    await app.clock.advance(30_000);
    expect(app.calls).toHaveLength(length);
    stop();
    expect(app.clock.waiting).toBe(0);
  });

  test('an event of an unlisted payment reloads the list', async () => {
    const { app, store, state } = setUp();
    await settle();
    state.ids = ['p_2', 'p_1'];
    app.news.publish({ type: 'cashier.transaction_updated', data: { id: 'p_2', status: 'pending' } });
    await settle();
    expect(store.payments.items.map(({ id }) => id)).toEqual(['p_2', 'p_1']);
  });

  test('the filter requests its kind; rounds load when their tab is opened', async () => {
    const { app, store } = setUp();
    await settle();
    store.filters.change({ type: 'withdrawal', state: 'open', method: 'card', period: 'week' });
    await settle();
    expect(app.calls.at(-1)?.input).toMatchObject({
      type: 'withdrawal',
      statuses: ['pending', 'processing'],
      method: 'card',
      from: new Date(app.clock.now() - 7 * 86_400_000).toISOString(),
      offset: 0,
      count: 20,
    });
    expect(app.navigated.at(-1)).toBe('/cashier/history?type=withdrawal&state=open&method=card&period=week');
    store.filters.change({ tab: 'games' });
    await settle();
    expect(store.rounds.items[0]?.game.title).toBe('Jade Ascent');
  });

  test('another player sees no data of the previous one', async () => {
    const { app, store } = setUp();
    await settle();
    expect(store.payments.items).not.toEqual([]);
    app.signIn(8);
    expect(app.store(historyStore).payments.items).toEqual([]);
  });
});

test('7-45 another player finds no failed cancelling of the one before', async () => {
  const app = createTestApp({
    uid: 7,
    answers: { 'POST cashier.cancelwithdrawal': () => Promise.reject(new NoAnswerError('network')) },
  });
  const store = app.store(historyStore);
  await store.cancel('p_1');
  expect(store.notCancelled).toBe('p_1');
  app.signIn(8);
  expect(app.store(historyStore).notCancelled).toBe('');
});

describe('2.3-6 a deposit that waits for the player', () => {
  function setUp(drop: () => { status: string } | Promise<never>) {
    const state = { status: 'pending' as 'pending' | 'cancelled' };
    const app = createTestApp({
      uid: 7,
      answers: {
        'GET cashier.gethistory': () =>
          page([transaction({ status: state.status, can_resume: state.status === 'pending' })]),
        'POST cashier.dropdeposit': drop,
      },
    });
    const store = app.store(historyStore);
    store.open();
    return { app, store, state };
  }

  test('is given up from its row, which then shows what has become of it', async () => {
    const { app, store, state } = setUp(() => {
      state.status = 'cancelled';
      return { status: state.status };
    });
    await settle();
    await store.drop('p_1');
    expect(app.calls.filter(({ key }) => key === 'POST cashier.dropdeposit').map(({ input }) => input)).toEqual([
      { transaction: 'p_1' },
    ]);
    expect(store.payments.items[0]).toMatchObject({ status: 'cancelled', canResume: false });
    expect([store.dropping.current, store.dropping.failure]).toEqual(['', null]);
  });

  test('that is being paid meanwhile goes on, and the row says so', async () => {
    const { store } = setUp(() => Promise.reject(new ApiError('BillingTransactionDeclinedException', 422, {}, '')));
    await settle();
    await store.drop('p_1');
    expect(store.dropping.failure).toEqual({ id: 'p_1', why: 'tooLate' });
  });

  test('that could not be given up can be tried again', async () => {
    const { store } = setUp(() => Promise.reject(new NoAnswerError('network')));
    await settle();
    await store.drop('p_1');
    expect([store.dropping.current, store.dropping.failure]).toEqual(['', { id: 'p_1', why: 'failed' }]);
  });
});
