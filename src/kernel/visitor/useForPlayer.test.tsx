// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AppProvider, useStore } from '../AppContext.tsx';
import type { StoreFactory } from '../stores.ts';
import { createTestApp } from '../../../tests/fakes/testApp.ts';
import { useForPlayer } from './useForPlayer.ts';
import { useVisitorKnown } from './useVisitorKnown.ts';

afterEach(cleanup);

class Opened {
  readonly log: string[] = [];

  open(uid: number): () => void {
    this.log.push(`open ${uid}`);
    return () => this.log.push(`leave ${uid}`);
  }
}
const opened: StoreFactory<Opened> = { key: 'test.opened', scope: 'player', create: () => new Opened() };

function Page() {
  const store = useStore(opened);
  useForPlayer((uid) => store.open(uid));
  return null;
}

function PublicPage() {
  const store = useStore(opened);
  useVisitorKnown((uid) => void store.open(uid));
  return null;
}

function shown(uid: number, Shown = Page) {
  const app = createTestApp({ uid });
  render(
    <AppProvider value={app}>
      <Shown />
    </AppProvider>,
  );
  return app;
}

test('another player’s page is opened with their store, and that of the player before is left', () => {
  const app = shown(7);
  const before = app.store(opened);
  act(() => app.signIn(8));
  expect([before.log, app.store(opened).log]).toEqual([['open 7', 'leave 7'], ['open 8']]);
  act(() => app.signIn(0));
  expect(app.store(opened).log).toEqual([]);
});

test('a guest who signs in, and a session that is renewed, open the page once', () => {
  const app = shown(0);
  act(() => app.signIn(7));
  act(() => app.runOut());
  act(() => app.signIn(7));
  expect(app.store(opened).log).toEqual(['open 7']);
});

test('a page for everybody is opened once for each visitor, with the stores of theirs', () => {
  const app = shown(0, PublicPage);
  act(() => app.signIn(7));
  const before = app.store(opened);
  act(() => app.signIn(8));
  const second = app.store(opened);
  act(() => app.signIn(0));
  expect([before.log, second.log, app.store(opened).log]).toEqual([['open 7'], ['open 8'], ['open 0']]);
});
