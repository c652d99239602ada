// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { testRoot } from '../../tests/fakes/testRoot.ts';
import { AppProvider } from './AppContext.tsx';
import { LoadFailed } from './LoadFailed.tsx';

afterEach(cleanup);

test('4-59 what did not load while the browser was offline is asked for by itself when it is online again', () => {
  let asked = 0;
  const retry = () => {
    asked += 1;
    return Promise.reject(new Error('still away'));
  };
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { unmount } = render(
    <AppProvider value={testRoot().root}>
      <LoadFailed onRetry={retry} />
    </AppProvider>,
  );
  dispatchEvent(new Event('offline'));
  expect([asked, screen.getByRole('button', { name: 'Try again' }).isConnected]).toEqual([0, true]);
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(asked).toBe(1);
  unmount();
  dispatchEvent(new Event('online'));
  expect(asked).toBe(1);
});
