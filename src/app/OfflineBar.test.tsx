// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { testRoot } from '../../tests/fakes/testRoot.ts';
import { AppProvider } from '../kernel/AppContext.tsx';
import { ComingPage } from './ComingPage.ts';
import { OfflineBar } from './OfflineBar.tsx';

afterEach(cleanup);

test('4-59 a page that is waited for is said, with a button that asks for it at once', () => {
  const coming = new ComingPage();
  let asked = 0;
  render(
    <AppProvider value={testRoot().root}>
      <OfflineBar coming={coming} />
    </AppProvider>,
  );
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => coming.waits(() => (asked += 1)));
  expect(screen.getByRole('status').textContent).toContain('opens as soon as the connection is back');
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(asked).toBe(1);
  act(() => coming.ends());
  expect(screen.getByRole('status').textContent).toBe('');
});

test('I8 a page that is slow to come is said, and no longer once it is waited for with a button', () => {
  const coming = new ComingPage();
  render(
    <AppProvider value={testRoot().root}>
      <OfflineBar coming={coming} />
    </AppProvider>,
  );
  act(() => coming.slows(true));
  expect(screen.getByRole('status').textContent).toContain('Still working');
  act(() => coming.waits(() => undefined));
  expect(screen.getByRole('status').textContent).not.toContain('Still working');
  act(() => coming.ends());
  expect(screen.getByRole('status').textContent).toBe('');
});
