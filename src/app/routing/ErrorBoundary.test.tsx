// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { AppProvider } from '../../kernel/AppContext.tsx';
import { BrokenImport } from '../../lib/BrokenImport.ts';
import { KeptFetch } from '../../lib/KeptFetch.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

beforeEach(() => vi.stubGlobal('reportError', vi.fn()));
afterEach(() => {
  cleanup();
  // React's own report of what the boundary has caught.
  vi.mocked(console.error).mockClear();
  vi.unstubAllGlobals();
});

/** A part of a page whose file fails so many times. */
async function pageWith(failures: number, cause: Error = new TypeError('404')) {
  const { root, clock, platform } = testRoot({ address: '/winners?a=1' });
  await root.loadMessages(['core']);
  let left = failures;
  const fetch = vi.fn(async () => {
    if (left > 0) {
      left -= 1;
      throw cause;
    }
    return 'the part';
  });
  const kept = new KeptFetch(fetch, clock);
  function Part() {
    return <p>{use(kept.get())}</p>;
  }
  await act(async () => {
    render(
      <AppProvider value={root}>
        <ErrorBoundary>
          <Suspense>
            <Part />
          </Suspense>
        </ErrorBoundary>
        <p>the rest</p>
      </AppProvider>,
    );
  });
  return { clock, fetch, platform };
}

const parts = () => [screen.queryByText('the part') !== null, screen.queryByRole('alert') !== null];

test('a part whose file is missing says so, beside the rest of the page, and asks once', async () => {
  const { fetch } = await pageWith(Infinity);
  expect(screen.getByRole('alert').textContent).toContain('This did not load');
  expect(screen.getByText('the rest')).toBeDefined();
  expect(fetch).toHaveBeenCalledOnce();
});

test('it asks again by itself after the pause, and shows the part when its file arrives', async () => {
  const { clock, fetch } = await pageWith(2);
  await act(() => clock.advance(1_000));
  expect([parts(), fetch.mock.calls.length]).toEqual([[false, true], 2]);
  await act(() => clock.advance(1_000));
  expect(fetch).toHaveBeenCalledTimes(2);
  await act(() => clock.advance(1_000));
  expect([parts(), fetch.mock.calls.length]).toEqual([[true, false], 3]);
});

test('4-59 a press loads the page anew where this document will not get the part', async () => {
  const { clock, fetch, platform } = await pageWith(Infinity, new BrokenImport(new TypeError('Failed to fetch')));
  await act(() => clock.advance(1_000));
  expect([parts(), fetch.mock.calls.length, platform.restarts]).toEqual([[false, true], 2, []]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect([fetch.mock.calls.length, platform.restarts]).toEqual([2, ['/winners?a=1']]);
});

test('a press asks at once', async () => {
  const { fetch } = await pageWith(1);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect([parts(), fetch.mock.calls.length]).toEqual([[true, false], 2]);
});
