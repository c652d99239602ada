// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakePlatform } from '../../tests/fakes/fakePlatform.ts';
import { testRoot } from '../../tests/fakes/testRoot.ts';
import type { ShellButton, ShellButtons } from '../platform/Platform.ts';
import { AppProvider } from './AppContext.tsx';
import { ScreenButton } from './ScreenButton.tsx';

afterEach(cleanup);

const task = { name: 'task', dismissed: false, load: () => new Promise<never>(() => {}) };

function shown(hasSecond = true) {
  const drawn = new Map<'main' | 'second', ShellButton | null>();
  const listeners = new Set<() => void>();
  let buttons: ShellButtons | null = null;
  const platform = {
    ...fakePlatform(),
    get buttons() {
      return buttons;
    },
    onButtons: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const { root } = testRoot({ platform });
  const submit = vi.fn((event: Event) => event.preventDefault());
  const view = (isPending = false) => (
    <AppProvider value={root}>
      <form onSubmit={(event) => submit(event.nativeEvent)}>
        <ScreenButton label="Deposit" type="submit" isPending={isPending} shellEmoji="5368" />
        <ScreenButton which="second" label="Later" />
      </form>
    </AppProvider>
  );
  const { rerender, unmount } = render(view());
  const arrive = () =>
    act(() => {
      buttons = { hasSecond, set: (which, button) => void drawn.set(which, button) };
      for (const listener of listeners) listener();
    });
  return { root, drawn, arrive, submit, unmount, setPending: () => rerender(view(true)) };
}

test('the page has the buttons itself until the shell has said that it draws them', () => {
  const { arrive, drawn } = shown();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Deposit', 'Later']);
  arrive();
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect([...drawn].map(([which, button]) => [which, button?.text])).toEqual([
    ['main', 'Deposit'],
    ['second', 'Later'],
  ]);
});

test('1-22 the shell gets the icon of a button that has one', () => {
  const { arrive, drawn } = shown();
  arrive();
  expect([drawn.get('main')?.emoji, drawn.get('second')?.emoji]).toEqual(['5368', undefined]);
});

test('a press in the shell submits the form; a pending one is busy', () => {
  const { arrive, drawn, submit, setPending } = shown();
  arrive();
  act(() => drawn.get('main')?.onPress());
  expect(submit).toHaveBeenCalledOnce();
  setPending();
  expect(drawn.get('main')).toMatchObject({ isBusy: true, isActive: true });
});

test('a shell without a second button leaves it to the page', () => {
  const { arrive, drawn } = shown(false);
  arrive();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Later']);
  expect(drawn.has('second')).toBe(false);
});

test('under a dialog the shell has no button of the page below, and none once the page is gone', () => {
  const { root, arrive, drawn, unmount } = shown();
  arrive();
  act(() => void root.dialogs.open(task, {}));
  expect(drawn.get('main')).toBeNull();
  act(() => void root.dialogs.dismissTop());
  expect(drawn.get('main')?.text).toBe('Deposit');
  unmount();
  expect([drawn.get('main'), drawn.get('second')]).toEqual([null, null]);
});
