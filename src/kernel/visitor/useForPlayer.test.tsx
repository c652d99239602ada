// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AppProvider, useStore } from '../AppContext.tsx';
import type { StoreFactory } from '../stores.ts';
import { createTestApp } from '../testing/testApp.ts';
import { useForPlayer } from './useForPlayer.ts';

afterEach(cleanup);

class Notebook {
  readonly said: string[] = [];
}
const notebook: StoreFactory<Notebook> = { key: 'test.notebook', scope: 'player', create: () => new Notebook() };

function Page() {
  const store = useStore(notebook);
  useForPlayer((uid) => {
    store.said.push(`open ${uid}`);
    return () => store.said.push(`stop ${uid}`);
  });
  return null;
}

function draw(uid = 0) {
  const app = createTestApp({ uid });
  render(
    <AppProvider value={app}>
      <Page />
    </AppProvider>,
  );
  return { app, said: () => app.store(notebook).said, signIn: (next: number) => act(async () => app.signIn(next)) };
}

test('a guest who signs in is opened for in the store that the page has', async () => {
  const { said, signIn } = draw();
  expect(said()).toEqual([]);
  await signIn(7);
  expect(said()).toEqual(['open 7']);
});

test('the next player is opened for in the store of their own, and the one before is stopped', async () => {
  const { app, said, signIn } = draw(7);
  const before = app.store(notebook);
  await signIn(8);
  expect([before.said, said()]).toEqual([['open 7', 'stop 7'], ['open 8']]);
});

test('a player who signs out and in again is opened for anew', async () => {
  const { app, said, signIn } = draw(7);
  const before = app.store(notebook);
  await signIn(0);
  expect([before.said, said()]).toEqual([['open 7', 'stop 7'], []]);
  await signIn(7);
  expect(said()).toEqual(['open 7']);
});
