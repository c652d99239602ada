// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../tests/fakes/wireSamples.ts';
import { AppProvider } from '../../kernel/AppContext.tsx';
import { fetchManifests } from '../routing/fetchManifests.ts';
import { HeaderAccount } from './HeaderAccount.tsx';

afterEach(cleanup);

test('trust: the break of 24 hours has its words in the header, as its accessible name and for the eye', async () => {
  const { root } = testRoot({ answers: { 'GET account.getInfo': () => wireAccount(7) } });
  await root.session.load();
  await act(async () => {
    render(
      <AppProvider value={root}>
        <HeaderAccount />
      </AppProvider>,
    );
    await fetchManifests();
  });
  const button = await screen.findByRole('button', { name: 'Take a 24-hour break' }, { timeout: 15_000 });
  expect(button.textContent).toBe('Take a 24-hour break');
});
