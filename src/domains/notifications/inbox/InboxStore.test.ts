import { expect, test } from 'vitest';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import { createTestApp } from '../../../../tests/fakes/testApp.ts';
import { NoAnswerError } from '../../../lib/errors.ts';
import { wireItem } from '../testing/wireInbox.ts';
import type { WireItem } from '../testing/wireInbox.ts';
import { inboxStore } from './InboxStore.ts';

/** A centre of `count` notifications, the newest of which has the highest id. */
function centre(count: number) {
  let rows: WireItem[] = Array.from({ length: count }, (_row, index) => wireItem(count - index));
  const unread = () => rows.filter((row) => !row.is_read).length;
  const mark = (isIt: (id: number) => boolean) => {
    rows = rows.map((row) => (isIt(row.id) ? { ...row, is_read: true } : row));
    return { unread: unread() };
  };
  const app = createTestApp({
    uid: 7,
    answers: {
      'GET inbox.get': ({ before = 0, count: most = 20 }) => {
        const found = rows.filter(({ id }) => before === 0 || id < before);
        return { items: found.slice(0, most), unread: unread(), has_more: found.length > most };
      },
      'POST inbox.read': ({ ids = [], until = 0 }) =>
        mark((id) => (ids.length === 0 ? id <= until : ids.includes(String(id)))),
    },
  });
  const store = app.store(inboxStore);
  const add = () => {
    const id = (rows[0]?.id ?? 0) + 1;
    rows = [wireItem(id), ...rows];
    app.news.publish({ type: 'inbox.added', data: { id, unread: unread(), has_toast: false } });
  };
  return { app, store, add };
}

const ids = ({ items }: { readonly items: readonly { readonly id: number }[] }) => items.map(({ id }) => id);

test('3-63 before it is opened only the count is asked for', async () => {
  const { app, store } = centre(3);
  const stop = store.follow();
  await settle();
  expect([store.unread, store.items, app.calls.map(({ input }) => input)]).toEqual([3, [], [{ count: 0 }]]);
  stop();
});

test('3-63 pages follow the last row; what arrives is put before them', async () => {
  const { store, add } = centre(45);
  const stop = store.follow();
  await store.load();
  await store.more();
  expect([ids(store).length, ids(store)[0], ids(store).at(-1), store.hasMore]).toEqual([40, 45, 6, true]);
  add();
  await settle();
  expect([ids(store).length, ids(store)[0], store.unread, store.hasMore]).toEqual([41, 46, 46, true]);
  await store.more();
  expect([ids(store).length, new Set(ids(store)).size, store.hasMore]).toEqual([46, 46, false]);
  stop();
});

test('3-63 one or all are read; another tab follows by the event', async () => {
  const { app, store, add } = centre(3);
  const stop = store.follow();
  await store.load();
  await store.read(2);
  expect([store.unread, store.items.map(({ isRead }) => isRead)]).toEqual([2, [false, true, false]]);
  await store.readAll();
  expect([store.unread, store.items.every(({ isRead }) => isRead)]).toEqual([0, true]);
  add();
  await settle();
  expect(store.unread).toBe(1);
  app.news.publish({ type: 'inbox.read', data: { ids: [], until: 4, unread: 0 } });
  expect([store.unread, store.items.every(({ isRead }) => isRead)]).toEqual([0, true]);
  stop();
});

test('I8 a failure says so, and changes no mark', async () => {
  const { app, store } = centre(2);
  await store.load();
  app.answers['POST inbox.read'] = () => Promise.reject(new NoAnswerError('network'));
  await store.read(1);
  expect([store.hasReadFailed, store.unread]).toEqual([true, 2]);
  app.answers['GET inbox.get'] = () => Promise.reject(new NoAnswerError('network'));
  await store.load();
  expect([store.status, ids(store)]).toEqual(['ready', [2, 1]]);
  app.signIn(8);
  const next = app.store(inboxStore);
  await next.load();
  expect([next.status, ids(next), next.unread]).toEqual(['failed', [], 0]);
});

test('3-63 a button leads to pages of this site only', async () => {
  const { app, store } = centre(1);
  const { descriptions } = wireItem(1);
  app.answers['GET inbox.get'] = () => ({
    items: [wireItem(1, { descriptions: { ...descriptions, button_link: 'https://elsewhere.test/' } })],
    unread: 1,
    has_more: false,
  });
  await store.load();
  expect(store.items[0]).toMatchObject({ link: null, button: '' });
});
