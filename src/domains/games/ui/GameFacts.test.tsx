// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount, wireGame } from '../../../../tests/fakes/wireSamples.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { usualSite } from '../../../shared/site/siteInfo.ts';
import { parseGame } from '../parseGames.ts';
import { GameFacts } from './GameFacts.tsx';

afterEach(cleanup);

const dice: Partial<ReturnType<typeof wireGame>> = {
  type: 'logical',
  rtp: '98.99',
  rtp_most: '99.00',
  max_win: 99,
  lines: null,
  stake_from: 20,
  stake_to: 10_000,
  features: ['provablyFair'],
};

async function facts(more: Parameters<typeof wireGame>[1], currency = 'EUR') {
  const made = testRoot({
    site: { ...usualSite, currency },
    answers: { 'GET account.getInfo': () => wireAccount(7) },
  });
  await made.root.loadMessages(['games']);
  render(
    <AppProvider value={made.root}>
      <GameFacts game={parseGame(wireGame('dice', more))} />
    </AppProvider>,
  );
  const shown = () =>
    Object.fromEntries(
      screen
        .getAllByRole('term')
        .map((term) => [
          term.textContent,
          [...(term.parentElement?.querySelectorAll('dd') ?? [])].map((one) => one.textContent).join(', '),
        ]),
    );
  return { ...made, shown };
}

test('1-3 a game that is no slot says its kind, range of returns, highest win and stakes before it is open', async () => {
  const { shown } = await facts(dice);
  expect(shown()).toEqual({
    Provider: 'Tidewright',
    'Kind of game': 'Game of logic',
    'Return to player': '98.99% to 99.00%, computed exactly',
    Volatility: 'Medium',
    'Highest win': '99 × stake',
    Stakes: '€0.20 – €100',
  });
  expect(screen.getByRole('link', { name: 'Provably fair' }).getAttribute('href')).toBe(
    '/gamehall?features=provablyFair',
  );
});

test('1-3 a slot says its lines, and a return that was measured says so', async () => {
  const { shown } = await facts({ type: 'slot', lines: 20, rtp: '96.12', rtp_source: 'simulated' });
  expect(shown()).toMatchObject({
    'Kind of game': 'Slot',
    'Lines or ways': '20',
    'Return to player': '96.12%, measured in simulations',
  });
});

test('1-3 stakes are in the player’s currency once they are known', async () => {
  const { root, shown } = await facts(dice);
  await act(() => root.session.load());
  expect(shown()['Stakes']).toBe('$0.20 – $100');
});

test('1-3 nothing is said that is not known', async () => {
  const { shown } = await facts({ max_win: null, lines: null, stake_from: null, rtp_source: null, features: [] });
  expect(Object.keys(shown())).toEqual(['Return to player', 'Volatility', 'Kind of game', 'Provider']);
  expect(shown()['Return to player']).toBe('96.12%');
  expect(screen.queryByRole('group')).toBeNull();
});
