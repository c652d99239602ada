// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakePlatform } from '../../../../tests/fakes/fakePlatform.ts';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { wireBonus } from '../../bonuses/testing/wireBonus.ts';
import { NoAnswerError } from '../../../lib/errors.ts';
import { InviteBlock } from './InviteBlock.tsx';

afterEach(cleanup);

const link = 'https://t.me/house_bot?startapp=ref_k3f9';

const usd = (amount: string) => ({ amount, currency: 'USD' });
const reward = {
  min_deposit: usd('20.00'),
  promotion: { kind: 'bonus' as const, percent: 0, amount: usd('10.00'), terms: wireBonus().terms, freespins: null },
};

interface Shell {
  readonly isRewarded?: boolean;
  /** How the messenger's list of groups ends; null in a shell without one. */
  readonly requestChat?: ((id: string) => Promise<boolean>) | null;
  /** Of the button that the bot prepares. */
  readonly prepared?: string | null;
}

async function block(canShare: boolean, { isRewarded = true, requestChat = null, prepared = 'b1' }: Shell = {}) {
  const share = vi.fn(async () => true);
  const fake = fakePlatform();
  const made = testRoot({
    platform: { ...fake, can: { ...fake.can, share: canShare }, share, requestChat },
    answers: {
      'GET account.getInfo': () => wireAccount(7),
      'POST messenger.prepareInvite': () => ({ id: prepared }),
      'GET messenger.getReferral': () => ({ link, code: 'k3f9', count: 3, reward: isRewarded ? reward : null }),
    },
  });
  await made.root.loadMessages(['profile']);
  await made.root.session.load();
  const draw = async () => {
    render(
      <AppProvider value={made.root}>
        <InviteBlock />
      </AppProvider>,
    );
    await act(settle);
  };
  return { ...made, draw, share };
}

test('1-22 the block shows the player’s own link with its count, and shares it', async () => {
  const { draw, share } = await block(true);
  await draw();
  expect(screen.getByText(link)).toBeTruthy();
  expect(screen.getByText('3')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ title: 'Croupier: play with me', url: link });
});

test('1-22 without a share sheet the link can be copied; what fails to load can be tried again', async () => {
  const { draw, operator } = await block(false);

  operator.answers['GET messenger.getReferral'] = () => Promise.reject(new NoAnswerError('network'));
  await draw();
  operator.answers['GET messenger.getReferral'] = () => ({ link, code: 'k3f9', count: 3, reward });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(settle);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Copy']);
});

test('2.4-1 the block says what is paid for which deposit, and what the bonus asks for', async () => {
  const { draw } = await block(true);
  await draw();
  expect(screen.getByText(/^For each friend/).textContent).toBe(
    'For each friend you get a bonus of $10.00, once a deposit of $20.00 or more of theirs has arrived. Their deposit stays theirs, in full.',
  );
  expect(screen.getByText(/^Wager the bonus/).textContent).toBe(
    'Wager the bonus 10 × within 7 days of its activation. The highest stake with it is $5.00.',
  );
  cleanup();
  const without = await block(true, { isRewarded: false });
  await without.draw();
  expect(screen.queryByText(/^For each friend/)).toBeNull();
});

const invite = () => userEvent.click(screen.getByRole('button', { name: 'Invite a group' }));

test('1-22 the player chooses a group by the button that the bot has prepared, and hears what becomes of it', async () => {
  const requestChat = vi.fn(async () => true);
  const { draw, root, share } = await block(true, { requestChat });
  await draw();
  await invite();
  await act(settle);
  expect(requestChat).toHaveBeenCalledExactlyOnceWith('b1');
  expect(root.notices.list.map(({ type }) => type)).toEqual(['success']);
  requestChat.mockResolvedValueOnce(false);
  await invite();
  await act(settle);
  expect([root.notices.list.length, share.mock.calls]).toEqual([1, []]);
});

test('1-22 without a prepared button the link is shared by other means', async () => {
  const requestChat = vi.fn(async () => true);
  const { draw, root, share } = await block(true, { requestChat, prepared: null });
  await draw();
  await invite();
  await act(settle);
  expect([requestChat.mock.calls, share.mock.calls]).toEqual([[], [[{ title: 'Croupier: play with me', url: link }]]]);
  share.mockResolvedValueOnce(false);
  await invite();
  await act(settle);
  expect(root.notices.list.map(({ type }) => type)).toEqual(['error']);
});

test('1-22 a shell that lets nobody choose a chat has no such button', async () => {
  const { draw } = await block(true);
  await draw();
  expect(screen.queryByRole('button', { name: 'Invite a group' })).toBeNull();
});
