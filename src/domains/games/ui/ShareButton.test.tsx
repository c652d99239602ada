// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakePlatform } from '../../../../tests/fakes/fakePlatform.ts';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { serverTime, wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { playStore } from '../PlayStore.ts';
import { ShareButton } from './ShareButton.tsx';

afterEach(cleanup);

async function atGame() {
  const sendPrepared = vi.fn(async () => true);
  const made = testRoot({
    platform: { ...fakePlatform(), sendPrepared },
    answers: {
      'GET account.getInfo': () => wireAccount(7),
      'GET account.getToken': () => ({ token: 't1', expires_at: serverTime }),
      'GET games.checkLaunch': () => 1,
      'POST messenger.prepareShare': ({ kind, round }) => ({ id: `${kind}-${round ?? ''}`, url: 'https://t.me/bot' }),
    },
  });
  await made.root.loadMessages(['games']);
  await made.root.session.load();
  const play = made.root.store(playStore);
  await play.open('jade-ascent', 'play');
  render(
    <AppProvider value={made.root}>
      <ShareButton sysname="jade-ascent" />
    </AppProvider>,
  );
  return { play, sendPrepared };
}

test('1-22 before a win the button shares the game', async () => {
  const { sendPrepared } = await atGame();
  await userEvent.click(screen.getByRole('button', { name: 'Share the game' }));
  await settle();
  expect(sendPrepared.mock.calls).toEqual([['game-']]);
});

test('1-22 after a win the player chooses to share the win or the game', async () => {
  // Loaded before, since the first load of its code can take longer than the queries wait.
  await import('../../../ui/widgets/Menu.tsx');
  const { play, sendPrepared } = await atGame();
  act(() => play.receive({ type: 'round_shown', roundId: 'r1', stake: '2.00', totalWin: '25.00' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Share the win: 12× the stake' }));
  await settle();
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Share the game' }));
  await settle();
  expect(sendPrepared.mock.calls).toEqual([['win-r1'], ['game-']]);
});
