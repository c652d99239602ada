import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { deferred } from '../../../../tests/fakes/fakeCall.ts';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import type { DialogsView } from '../../../kernel/dialogs.ts';
import { createTestApp } from '../../../../tests/fakes/testApp.ts';
import type { TestApp } from '../../../../tests/fakes/testApp.ts';
import { NoAnswerError } from '../../../lib/errors.ts';
import type { Cashback } from '../parseCashback.ts';
import { parseCashback } from '../parseCashback.ts';
import { wireCashback } from '../testing/wireCashback.ts';
import type { WireCashback } from '../testing/wireCashback.ts';
import { isUnseen } from './isUnseen.ts';
import { openUnseen } from './openUnseen.ts';
import { startUnseen } from './startUnseen.ts';

interface Case {
  readonly newest?: WireCashback | null;
  readonly seen?: string;
  readonly path?: string;
  readonly isFollowed?: boolean;
  readonly uid?: number;
}

/** An app whose dialogs are answered at once. */
function appWith({ newest = wireCashback(), seen = '', path = '/', isFollowed = false, uid = 7 }: Case = {}) {
  const opened: string[] = [];
  const made = createTestApp({
    uid,
    answers: {
      'GET cashbacks.get': () => ({ count: 1, items: newest === null ? [] : [newest], running: [] }),
      'GET storage.get': ({ keys }) => ({
        items: seen === '' ? [] : (keys ?? []).map((key) => ({ key, value: seen })),
      }),
      'POST storage.set': () => 1,
    },
  });
  const queue = ((_kind: unknown, { id }: Cashback) => {
    opened.push(id);
    return Promise.resolve(isFollowed);
  }) as unknown as DialogsView['queue'];
  const app: TestApp = {
    ...made,
    dialogs: { ...made.dialogs, queue, isAnyOpen: false },
    place: { path, search: '', hash: '' },
  };
  const marked = () => made.calls.flatMap(({ key, input }) => (key === 'POST storage.set' ? [input] : []));
  return { app, opened, marked, calls: made.calls };
}

test.each([
  ['one that waits', {}, '', true],
  ['one that waits, after an older one', {}, '4', true],
  ['one that waits and was seen', {}, '5', false],
  ['one that was paid by itself', { status: 'paid_out', receiving_expired_at: null }, '', true],
  ['one that was paid by itself and was seen', { status: 'paid_out', receiving_expired_at: null }, '5', false],
  ['one that the player has asked for', { status: 'paid_out' }, '', false],
] as const)('4-25 %s', (_case, more, seen, isShown) => {
  expect(isUnseen(parseCashback(wireCashback(more)), seen)).toBe(isShown);
});

test('4-25, 4-26, 7-41, 7-90, 9-9, 9-14 the newest one is shown and noted as seen when it is closed', async () => {
  const { app, opened, marked, calls } = appWith();
  await openUnseen(app);
  expect(calls.slice(0, 2).map(({ input }) => input)).toEqual([
    { statuses: ['paid_out', 'active'], sort: 'end_date', order: 'desc', count: 1, fields: ['items'] },
    { keys: ['already_seen_cashback_id'] },
  ]);
  expect([opened, marked()]).toEqual([['5'], [{ key: 'already_seen_cashback_id', value: '5' }]]);
  expect(app.navigated).toEqual([]);
});

test('2.10-4 who follows it comes to the page of all cashbacks', async () => {
  const { app } = appWith({ isFollowed: true });
  await openUnseen(app);
  expect(app.navigated).toEqual(['/profile/cashback']);
});

test.each([{ newest: null }, { seen: '5' }])('4-25 with %j nothing is shown and nothing noted', async (fields) => {
  const { app, opened, marked } = appWith(fields);
  await openUnseen(app);
  expect([opened, marked()]).toEqual([[], []]);
});

test('4-4 on the load of a page it is shown once the page has been quiet, and not again', async () => {
  const { app, opened } = appWith();
  const stop = startUnseen(app);
  await app.clock.advance(1_900);
  expect(opened).toEqual([]);
  await app.clock.advance(200);
  expect(opened).toEqual(['5']);
  await openUnseen(app);
  expect(opened).toEqual(['5']);
  stop();
  expect(app.clock.waiting).toBe(0);
});

test('4-15 what follows a sign-in on this page comes first, and is not repeated by the page', async () => {
  const { app, opened } = appWith();
  const stop = startUnseen(app);
  await openUnseen(app);
  await app.clock.advance(10_000);
  expect(opened).toEqual(['5']);
  stop();
});

test.each(['/game/cherry-parade', '/cashier/deposit', '/profile/cashback'])(
  '4-24 over %s nothing is shown, not even requested',
  async (path) => {
    const { app, opened, calls } = appWith({ path });
    await openUnseen(app);
    const stop = startUnseen(app);
    await app.clock.advance(10_000);
    expect([opened, calls]).toEqual([[], []]);
    stop();
  },
);

test('4-24 it waits for the end of the game', async () => {
  const { app, opened } = appWith();
  app.play.setPlaying(true);
  await openUnseen(app);
  const stop = startUnseen(app);
  await app.clock.advance(10_000);
  expect(opened).toEqual([]);
  runInAction(() => app.play.setPlaying(false));
  await app.clock.advance(3_000);
  expect(opened).toEqual(['5']);
  stop();
});

test('4-24 a game that is opened while something is being typed is not covered either', async () => {
  const { app, opened } = appWith();
  const untilFree = deferred<void>();
  const opening = openUnseen({ ...app, dialogs: { ...app.dialogs, untilFree: () => untilFree.promise } });
  await settle();
  expect(opened).toEqual([]);
  app.play.setPlaying(true);
  untilFree.resolve();
  await opening;
  expect(opened).toEqual([]);
});

test('a game that was opened while the operator answered is not covered: it is shown after it', async () => {
  const { app, opened } = appWith();
  const stop = startUnseen(app);
  const opening = openUnseen(app);
  app.play.setPlaying(true);
  await opening;
  expect(opened).toEqual([]);
  app.play.setPlaying(false);
  await app.clock.advance(3_000);
  expect(opened).toEqual(['5']);
  stop();
});

test('another player who has signed in meanwhile is not shown it', async () => {
  const { app, opened, marked } = appWith();
  const opening = openUnseen(app);
  app.signIn(8);
  await opening;
  expect([opened, marked()]).toEqual([[], []]);
});

test('I8 a refused call shows nothing and breaks nothing', async () => {
  const { app, opened } = appWith();
  app.answers['GET cashbacks.get'] = () => Promise.reject(new NoAnswerError('network'));
  const stop = startUnseen(app);
  await app.clock.advance(3_000);
  await settle();
  expect(opened).toEqual([]);
  stop();
});
