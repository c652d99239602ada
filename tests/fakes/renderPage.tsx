import { act, render } from '@testing-library/react';
import type { RouteModule } from '../../src/kernel/pageModules.ts';
import { AppProvider } from '../../src/kernel/AppContext.tsx';
import { settle } from './FakeClock.ts';
import type { TestApp } from './testApp.ts';

interface Address {
  readonly params?: Readonly<Record<string, string>>;
  readonly search?: string;
}

/** Renders a route's page and waits for its data. */
export async function renderPage(
  app: TestApp,
  { Page }: RouteModule,
  { params = {}, search = '' }: Address = {},
): Promise<void> {
  render(
    <AppProvider value={app}>
      <Page match={{ params, search: new URLSearchParams(search) }} />
    </AppProvider>,
  );
  await act(settle);
}

/** Changes the app from outside React and waits for the render. */
export const happen = (run: () => void | Promise<void>): Promise<void> =>
  act(async () => {
    await run();
    await settle();
  });

/** Waits for a user action and its effects. */
export async function done(action: Promise<unknown>): Promise<void> {
  await action;
  await act(settle);
}
