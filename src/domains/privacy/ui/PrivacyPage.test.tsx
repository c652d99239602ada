// @vitest-environment happy-dom
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { deferred } from '../../../../tests/fakes/fakeCall.ts';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import { fakePlatform } from '../../../../tests/fakes/fakePlatform.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import type { CallOutput } from '../../../contract/index.ts';
import { DialogHost } from '../../../app/DialogHost.tsx';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { ApiError, NoAnswerError } from '../../../lib/errors.ts';
import { PrivacyPage } from './PrivacyPage.tsx';

// The dialogs' code is imported on demand, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);

type Closure = CallOutput<'GET privacy.getClosure'>;
const open: Closure = { retention_years: 5, obstacles: [] };
const usd = (amount: string) => ({ amount, currency: 'USD' });
const refuse = (type: 'InvalidRequestException', data: Record<string, unknown>) => () =>
  Promise.reject(new ApiError(type, 422, data, 'refused'));

async function page(closure: Closure, answers: Answers = {}) {
  const held = { closure };
  const opened: string[] = [];
  const platform = Object.assign(fakePlatform(), {
    openExternal: (url: string) => (opened.push(url), 'left' as const),
  });
  const made = testRoot({
    platform,
    answers: {
      'GET account.getInfo': () => wireAccount(7),
      'GET privacy.getClosure': () => held.closure,
      'GET privacy.getSharing': () => ({ is_shared: true }),
      'POST privacy.closeAccount': () => 1,
      'POST privacy.exportData': () => ({
        path: '/platform/export/abc',
        expires_at: '2026-03-05T12:05:00.000Z',
      }),
      ...answers,
    },
  });
  await made.root.loadMessages(['privacy', 'forms']);
  await made.root.session.load();
  render(
    <AppProvider value={made.root}>
      <PrivacyPage />
      <DialogHost />
    </AppProvider>,
  );
  await act(settle);
  const inputs = (name: string) => made.operator.calls.filter(({ key }) => key === name).map(({ input }) => input);
  return { ...made, held, opened, inputs };
}
const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(settle);
};

test('1-14 a file is asked for once, and its address is opened by the platform', async () => {
  const answer = deferred<CallOutput<'POST privacy.exportData'>>();
  const { inputs, opened } = await page(open, { 'POST privacy.exportData': () => answer.promise });
  await userEvent.dblClick(screen.getByRole('button', { name: 'Money history (CSV)' }));
  expect(inputs('POST privacy.exportData')).toEqual([{ format: 'csv' }]);
  await act(async () => answer.resolve({ path: '/platform/export/abc', expires_at: '2026-03-05T12:05:00.000Z' }));
  await act(settle);
  expect(opened).toEqual(['/platform/export/abc']);
  expect(screen.getByText(/Your file is on its way/)).toBeTruthy();
});

test('1-14 an export that fails or comes too often is told', async () => {
  const many = new ApiError('TooManyRequestsException', 429, { retry_after: 90 }, 'many', 90);
  const { operator, opened } = await page(open, { 'POST privacy.exportData': () => Promise.reject(many) });
  await press('All data (JSON)');
  expect(screen.getByRole('alert').textContent).toContain('Wait 90 s');
  operator.answers['POST privacy.exportData'] = () => Promise.reject(new NoAnswerError('network'));
  await press('All data (JSON)');
  expect([screen.getByRole('alert').textContent, opened]).toEqual([expect.stringContaining('No answer'), []]);
});

/** The code of a dialog is imported on demand. */
const answer = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  await act(settle);
};

test('1-14 closing says what happens, asks whether the player is sure, and leaves by a whole load', async () => {
  const { platform, inputs } = await page(open);
  expect(screen.getByText(/sealed for 5 years/)).toBeTruthy();
  await press('Close my account');
  await answer('Keep my account');
  expect([inputs('POST privacy.closeAccount'), platform.restarts]).toEqual([[], []]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Close my account');
  await answer('Close the account for good');
  expect(inputs('POST privacy.closeAccount')).toEqual([{}]);
  expect(platform.restarts).toEqual(['/account-closed']);
});

test('1-14, 7-52 closing asks for a fresh proof; dismissed it leaves the account open and shows no error', async () => {
  let isProved = false;
  const { platform, inputs } = await page(open, {
    'POST privacy.closeAccount': () =>
      isProved ? 1 : Promise.reject(new ApiError('InvalidParameterException', 422, { proof: ['password'] }, '')),
    'POST account.prove': () => {
      isProved = true;
      return { until: '2026-03-05T12:15:00.000Z' };
    },
  });
  await press('Close my account');
  await answer('Close the account for good');
  await answer('Not now');
  expect([screen.queryByRole('alert'), platform.restarts]).toEqual([null, []]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Close my account');
  await answer('Close the account for good');
  await userEvent.type(await screen.findByLabelText(/^Password/), 'otter-lamp-71');
  await answer('Confirm');
  await waitFor(() => expect(platform.restarts).toEqual(['/account-closed']));
  expect(inputs('POST account.prove')).toEqual([{ kind: 'password', password: 'otter-lamp-71' }]);
});

test('1-14 what stands in the way is listed, with the link to withdraw', async () => {
  await page({
    ...open,
    obstacles: [
      { kind: 'withdrawal', amount: usd('5.00') },
      { kind: 'balance', amount: usd('12.50') },
    ],
  });
  const list = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(list).toContain('A withdrawal is under way: $5.00');
  expect(list).toContain('There is money left in your account: $12.50');
  expect(screen.getByRole('link', { name: 'Withdraw it' }).getAttribute('href')).toBe('/cashier/withdraw');
  expect(screen.queryByRole('button', { name: 'Close my account' })).toBeNull();
});

test('1-14 bets, spins and cashback stand in the way, each with the link to where it ends; prizes and VPN end by themselves', async () => {
  await page({
    ...open,
    obstacles: (['bet', 'spins', 'prize', 'cashback', 'vpn'] as const).map((kind) => ({ kind, amount: usd('5.00') })),
  });
  const list = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(list).toEqual(
    expect.arrayContaining([
      'A bet is still open, with a stake of $5.00',
      'Bought spins of a wheel are left, worth $5.00',
      'A prize is about to be paid to you: $5.00',
      'There is cashback to claim: $5.00',
      'A VPN order is paid and not delivered yet: $5.00',
    ]),
  );
  const links = ['See your bets', 'To the wheel', 'See cashback'].map((name) => screen.getByRole('link', { name }));
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/profile/bets',
    '/wheel-of-fortune',
    '/profile/cashback',
  ]);
});

test('1-14 a round that opens meanwhile refuses the closing, and is shown', async () => {
  const obstacles = [{ kind: 'round', amount: usd('1.00') }] as const;
  const { held, platform } = await page(open, {
    'POST privacy.closeAccount': refuse('InvalidRequestException', { obstacles }),
  });
  await press('Close my account');
  await screen.findByRole('button', { name: 'Close the account for good' });
  held.closure = { ...open, obstacles: [...obstacles] };
  await answer('Close the account for good');
  expect(screen.getByText(/A round is still open, with a stake of/)).toBeTruthy();
  expect(platform.restarts).toEqual([]);
});

test('1-14 what fails to load can be tried again', async () => {
  const { operator } = await page(open, {
    'GET privacy.getClosure': () => Promise.reject(new NoAnswerError('network')),
  });
  operator.answers['GET privacy.getClosure'] = () => open;
  await press('Try again');
  expect(screen.getByRole('button', { name: 'Close my account' })).toBeTruthy();
});

test('1-16 wins are shown to others until the player says no; a choice that could not be saved is not shown', async () => {
  const { operator, inputs } = await page(open, { 'POST privacy.setSharing': () => 1 });
  const shown = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Show my wins to others' });
  expect(shown().checked).toBe(true);
  await userEvent.click(shown());
  await act(settle);
  expect([shown().checked, inputs('POST privacy.setSharing')]).toEqual([false, [{ is_shared: false }]]);
  operator.answers['POST privacy.setSharing'] = () => Promise.reject(new NoAnswerError('network'));
  await userEvent.click(shown());
  await act(settle);
  expect([shown().checked, screen.getByRole('alert').textContent]).toEqual([
    false,
    expect.stringContaining('not be saved'),
  ]);
});
