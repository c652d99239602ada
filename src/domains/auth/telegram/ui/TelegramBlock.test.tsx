// @vitest-environment happy-dom
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Answers } from '../../../../../tests/fakes/fakeCall.ts';
import { settle } from '../../../../../tests/fakes/FakeClock.ts';
import { fakePlatform } from '../../../../../tests/fakes/fakePlatform.ts';
import { testRoot } from '../../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../../tests/fakes/wireSamples.ts';
import { DialogHost } from '../../../../app/DialogHost.tsx';
import { AppProvider } from '../../../../kernel/AppContext.tsx';
import { ApiError } from '../../../../lib/errors.ts';
import { TelegramBlock } from './TelegramBlock.tsx';

// The dialogs' code is imported on demand, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);

const refuse = (data: Record<string, unknown>) => () =>
  Promise.reject(new ApiError('InvalidParameterException', 422, data, ''));

async function draw(isLinked: boolean, answers: Answers = {}) {
  const state = { isLinked };
  const opened: string[] = [];
  const made = testRoot({
    platform: Object.assign(fakePlatform(), {
      openExternal: (url: string) => (opened.push(url), 'opened' as const),
    }),
    answers: {
      'GET account.getInfo': () => wireAccount(7),
      'GET telegram.getStatus': () => ({ is_linked: state.isLinked, can_unlink: state.isLinked }),
      'POST telegram.makeLink': () => ({ link: 'https://t.me/bot/app?startapp=link_abc' }),
      'POST telegram.unlink': () => {
        state.isLinked = false;
        return 1;
      },
      ...answers,
    },
  });
  await made.root.session.load();
  render(
    <AppProvider value={made.root}>
      <TelegramBlock />
      <DialogHost />
    </AppProvider>,
  );
  await act(settle);
  return { ...made, state, opened };
}
const press = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  await act(settle);
};
/** In the dialog, which has the same button as the block behind it. */
const agree = async (name: string) => {
  await screen.findByRole('dialog');
  await userEvent.click(screen.getAllByRole('button', { name }).at(-1)!);
  await act(settle);
};

test('1-22 a link is made at once, opened by a press, and the block notices that it has done its work', async () => {
  const { operator, state, opened, clock } = await draw(false);
  await press('Link Telegram');
  expect(operator.calls.find(({ key }) => key === 'POST telegram.makeLink')?.input).toEqual({});
  await press('Open Telegram');
  expect(opened).toEqual(['https://t.me/bot/app?startapp=link_abc']);
  state.isLinked = true;
  await act(() => clock.advance(3_000));
  expect(screen.getByText('Your Telegram account is linked.')).toBeTruthy();
});

test('1-22 unlinking says what it does and asks whether the player is sure', async () => {
  const { operator } = await draw(true);
  await press('Unlink');
  expect((await screen.findByRole('dialog')).textContent).toContain('an account of its own');
  await agree('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(operator.keys()).not.toContain('POST telegram.unlink');
  await press('Unlink');
  await agree('Unlink');
  expect(screen.getByText('No Telegram account is linked.')).toBeTruthy();
});

test('1-22 the only way in is not unlinked, which is told', async () => {
  await draw(true, { 'POST telegram.unlink': refuse({ account: [{ code: 'onlyWayIn' }] }) });
  await press('Unlink');
  await agree('Unlink');
  expect((await screen.findByRole('alert')).textContent).toContain('the only way into this account');
});

test('7-52 a proof that is dismissed changes nothing and shows no error', async () => {
  await draw(false, { 'POST telegram.makeLink': refuse({ proof: ['password'] }) });
  await press('Link Telegram');
  await press('Not now');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Link Telegram' })).toBeTruthy();
});
