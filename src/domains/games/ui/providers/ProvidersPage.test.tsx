// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { testRoot } from '../../../../../tests/fakes/testRoot.ts';
import { AppProvider } from '../../../../kernel/AppContext.tsx';
import { NoAnswerError } from '../../../../lib/errors.ts';
import { providersStore } from '../../providers/ProvidersStore.ts';
import { ProvidersPage } from './ProvidersPage.tsx';

afterEach(cleanup);

test('7-71, 2.2-10 a provider says how many games are theirs, and of which kinds', async () => {
  const provider = { sysname: 'stonelight', name: 'Stonelight', image: '/art/stonelight.svg', count: 3 };
  const { root, operator } = testRoot({
    answers: {
      'GET games.getProviders': () => ({
        items: [{ ...provider, game_params: { types: ['slot', 'fast'], has_demo: true } }],
      }),
    },
  });
  await root.loadMessages(['games']);
  await root.store(providersStore).load();
  render(
    <AppProvider value={root}>
      <ProvidersPage />
    </AppProvider>,
  );
  const [card] = screen.getAllByRole('listitem');
  expect(card?.textContent).toContain('Stonelight');
  expect(card?.textContent).toContain('Slot, Fast game');
  expect(operator.calls[0]?.input).toEqual({ fields: ['name', 'image', 'count', 'game_params'] });
});

test('4-59 the providers that did not load while offline are asked for by themselves when online again', async () => {
  let isAway = true;
  const { root } = testRoot({
    answers: {
      'GET games.getProviders': () => {
        if (isAway) throw new NoAnswerError('network');
        return { items: [{ sysname: 'stonelight', name: 'Stonelight', image: '/art/stonelight.svg', count: 3 }] };
      },
    },
  });
  await root.loadMessages(['games']);
  await root
    .store(providersStore)
    .load()
    .catch(() => undefined);
  render(
    <AppProvider value={root}>
      <ProvidersPage />
    </AppProvider>,
  );
  expect(screen.getByRole('button', { name: 'Try again' }).isConnected).toBe(true);
  isAway = false;
  dispatchEvent(new Event('online'));
  expect((await screen.findByRole('listitem')).textContent).toContain('Stonelight');
});
