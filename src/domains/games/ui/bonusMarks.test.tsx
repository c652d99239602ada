// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount, wireGame } from '../../../../tests/fakes/wireSamples.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { fundingState } from '../../bonuses/face/FundingState.ts';
import { parseFunding } from '../../bonuses/face/parseBonus.ts';
import { wireBonus, wireFunding } from '../../bonuses/testing/wireBonus.ts';
import { freeSpinsState } from '../../bonuses/face/FreeSpinsState.ts';
import { parsePack } from '../../bonuses/face/freeSpinPack.ts';
import { wirePack } from '../../bonuses/testing/wirePack.ts';
import { parseGame } from '../parseGames.ts';
import { GameRail } from './lobby/GameRail.tsx';
import { NextStake } from './NextStake.tsx';

afterEach(cleanup);

const gameOf = (sysname: string, type: 'slot' | 'casino' | 'live') =>
  parseGame({ ...wireGame(sysname, { stake_from: 20, stake_to: 10_000 }), type });

async function start() {
  const { root } = testRoot({ answers: { 'GET account.getInfo': () => wireAccount(7) } });
  await root.loadMessages(['games', 'core']);
  await root.session.load();
  const adopt = (more: Parameters<typeof wireFunding>[0] = {}) =>
    act(() => root.store(fundingState).adopt(parseFunding(wireFunding(more))));
  return { root, adopt };
}

test('1-11 tiles say in words what the active bonus does, and nothing without one', async () => {
  const { root, adopt } = await start();
  const games = [gameOf('one', 'slot'), gameOf('two', 'casino'), gameOf('three', 'live'), gameOf('gold-mine', 'slot')];
  render(
    <AppProvider value={root}>
      <GameRail title="Popular" rail={{ category: null, games }} />
    </AppProvider>,
  );
  const marks = () =>
    screen.getAllByRole('listitem').map((tile) => /Counts \d+%|No bonus/.exec(tile.textContent ?? '')?.[0]);
  expect(marks()).toEqual([undefined, undefined, undefined, undefined]);
  adopt();
  expect(marks()).toEqual(['Counts 100%', 'Counts 10%', 'Counts 0%', 'No bonus']);
  adopt({ casino: wireBonus({ ending: 'removed' }) });
  expect(marks()).toEqual([undefined, undefined, undefined, undefined]);
});

test('1-11 the game page says which money pays next, what counts and how high a stake may be', async () => {
  const { root, adopt } = await start();
  render(
    <AppProvider value={root}>
      <NextStake game={gameOf('two', 'casino')} />
    </AppProvider>,
  );
  const strip = screen.getByRole('region', { name: 'Next stake' });
  expect(strip.textContent).toBe('');
  adopt({ casino: null });
  expect(strip.textContent).toBe('Next stake: main moneyNo casino bonus is active.');
  adopt();
  expect(strip.textContent).toContain('stakes here count 10%. Maximum stake with bonus money: $5.00.');
  adopt({ casino: wireBonus({ ending: 'burned' }) });
  expect(strip.textContent).toContain('Your bonus is ending and pays no new stakes.');
});

test('1-11 what hydrates after the bonuses are known matches the server’s markup, and then shows the marks', async () => {
  const { root, adopt } = await start();
  const { root: served } = testRoot();
  await served.loadMessages(['games', 'core']);
  const parts = (
    <>
      <GameRail title="Popular" rail={{ category: null, games: [gameOf('one', 'slot')] }} />
      <NextStake game={gameOf('two', 'casino')} />
    </>
  );
  const within = (app: typeof root, part: ReactElement) => <AppProvider value={app}>{part}</AppProvider>;
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(within(served, parts));
  adopt();
  const faults: unknown[] = [];
  render(within(root, parts), {
    container: place,
    hydrate: true,
    onRecoverableError: (error) => faults.push(error),
  });
  expect(faults).toEqual([]);
  expect(place.textContent).toContain('Counts 100%');
  expect(place.textContent).toContain('stakes here count 10%.');
});

test('2.6, 3-59 a tile and the page of its game say how many free spins are left, and follow the counter', async () => {
  const { root, adopt } = await start();
  const free = root.store(freeSpinsState);
  render(
    <AppProvider value={root}>
      <GameRail title="Popular" rail={{ category: null, games: [gameOf('one', 'slot'), gameOf('two', 'slot')] }} />
      <NextStake game={gameOf('two', 'slot')} />
    </AppProvider>,
  );
  adopt();
  expect(screen.queryByText(/\d free/)).toBeNull();
  const pack = parsePack(wirePack({ game: { sysname: 'two', title: 'Two', image: '' }, remaining_count: 2 }));
  act(() => free.adopt([pack]));
  const [, tile] = screen.getAllByRole('listitem');
  expect(tile?.textContent).toMatch(/2 free.*Counts 100%/);
  const strip = screen.getByRole('region', { name: 'Next rounds' });
  expect(strip.textContent).toBe(
    'Next rounds: 2 free spins, paid by us$0.20 each. What they win is your own money at once.',
  );
  act(() => void free.take({ id: pack.id, left: 1, won: pack.won }));
  expect([tile?.textContent, strip.textContent]).toEqual([
    expect.stringContaining('1 free'),
    expect.stringContaining('Next rounds: 1 free spin, paid by us'),
  ]);
  act(() => void free.take({ id: pack.id, left: 0, won: pack.won }));
  expect(screen.queryByText(/\d free/)).toBeNull();
  expect(screen.getByRole('region', { name: 'Next stake' }).textContent).toContain('Next stake:');
});
