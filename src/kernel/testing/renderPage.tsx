import { act, render } from '@testing-library/react';
import type { RouteModule } from '../deps.ts';
import { AppProvider } from '../AppContext.tsx';
import { settle } from './FakeClock.ts';
import type { TestApp } from './testApp.ts';

interface Address {
  readonly params?: Readonly<Record<string, string>>;
  readonly search?: string;
}

/** Draws a route's page and lets what it asks for arrive. */
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

/** Does something to the app from outside React and lets the page follow. */
export const happen = (run: () => void | Promise<void>): Promise<void> =>
  act(async () => {
    await run();
    await settle();
  });

/** Waits for what a user does, and for what it sets off. */
export async function done(action: Promise<unknown>): Promise<void> {
  await action;
  await act(settle);
}
