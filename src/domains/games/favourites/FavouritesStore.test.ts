import { observable, runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { deferred } from '../../../../tests/fakes/fakeCall.ts';
import { FavouritesStore } from './FavouritesStore.ts';

function favourites(api: Partial<ConstructorParameters<typeof FavouritesStore>[0]> = {}, uid = 7) {
  const session = observable({ uid, isPlayer: uid !== 0, status: uid === 0 ? 'guest' : 'player' });
  const seen = { sent: [] as string[], notices: [] as string[], paths: [] as string[] };
  const deps = {
    session,
    notices: { show: (text: string) => void seen.notices.push(text) },
    t: (key: string) => key,
    place: { path: '/gamehall', search: '?category=new', hash: '' },
    navigate: (path: string) => void seen.paths.push(path),
  } as unknown as ConstructorParameters<typeof FavouritesStore>[1];
  const store = new FavouritesStore(
    {
      likes: async () => ['b', 'a'],
      setLiked: async (sysname, isLiked) => void seen.sent.push(`${isLiked ? '+' : '-'}${sysname}`),
      ...api,
    },
    deps,
  );
  return { store, seen, session };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('4-7 favourites load for a player only', async () => {
  const { store } = favourites();
  await store.load();
  expect([store.status, store.sysnames, store.has('a'), store.has('c')]).toEqual(['ready', ['b', 'a'], true, false]);
  const guest = favourites({}, 0);
  await guest.store.load();
  expect([guest.store.status, guest.store.sysnames]).toEqual(['idle', []]);
});

test('a heart shows at once and is sent; the latest favourite is first', async () => {
  const { store, seen } = favourites();
  await store.load();
  store.toggle('c');
  expect([store.has('c'), store.sysnames]).toEqual([true, ['c', 'b', 'a']]);
  store.toggle('a');
  await settled();
  expect([store.sysnames, seen.sent, seen.notices]).toEqual([['c', 'b'], ['+c', '-a'], []]);
});

test('presses while one is being sent are sent after it, and only what they come to', async () => {
  const first = deferred<void>();
  const sent: boolean[] = [];
  const { store } = favourites({
    setLiked: async (_sysname, isLiked) => {
      sent.push(isLiked);
      if (sent.length === 1) await first.promise;
    },
  });
  for (const _press of [1, 2, 3, 4]) store.toggle('c');
  expect([store.has('c'), sent]).toEqual([false, [true]]);
  first.resolve();
  await settled();
  expect([store.has('c'), sent]).toEqual([false, [true, false]]);
});

test('what the operator refuses is undone with a message', async () => {
  const { store, seen } = favourites({ setLiked: () => Promise.reject(new Error('refused')) });
  await store.load();
  store.toggle('c');
  store.toggle('a');
  await settled();
  expect([store.sysnames.toSorted(), seen.notices]).toEqual([
    ['a', 'b'],
    ['games:favourites.failed', 'games:favourites.failed'],
  ]);
});

test('a guest is led to the sign-in on the same page, and the press is carried out after it', async () => {
  const { store, seen, session } = favourites({}, 0);
  store.toggle('c');
  expect([store.has('c'), seen.paths]).toEqual([false, ['/gamehall?category=new&show_popup_auth=1']]);
  runInAction(() => Object.assign(session, { uid: 7, isPlayer: true }));
  await store.load();
  await settled();
  expect([store.has('c'), seen.sent]).toEqual([true, ['+c']]);
});

test('a press under way for a player who signs out is not undone in a message to the next', async () => {
  const late = deferred<void>();
  const { store, seen, session } = favourites({ setLiked: () => late.promise });
  await store.load();
  store.toggle('c');
  runInAction(() => Object.assign(session, { uid: 0, isPlayer: false }));
  late.reject(new Error('signed out'));
  await settled();
  expect(seen.notices).toEqual([]);
});

test('a press before it is known who is here waits for that', async () => {
  const { store, seen, session } = favourites({}, 0);
  runInAction(() => Object.assign(session, { status: 'unknown' }));
  store.toggle('c');
  await settled();
  expect([store.has('c'), seen.paths, seen.sent]).toEqual([false, [], []]);
  runInAction(() => Object.assign(session, { uid: 7, isPlayer: true, status: 'player' }));
  await settled();
  expect([store.has('c'), seen.paths, seen.sent]).toEqual([true, [], ['+c']]);
});
