// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Answers } from '../../../../../tests/fakes/fakeCall.ts';
import { settle } from '../../../../../tests/fakes/FakeClock.ts';
import { dialogFrame } from '../../../../../tests/fakes/dialogFrame.ts';
import { fakePlatform } from '../../../../../tests/fakes/fakePlatform.ts';
import { launchRegistration } from '../../../../../tests/fakes/launchRegistration.ts';
import { done } from '../../../../../tests/fakes/renderPage.tsx';
import { testRoot } from '../../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../../tests/fakes/wireSamples.ts';
import { completeSiteConfig } from '../../../../app/settings/siteSettings.ts';
import { AppProvider } from '../../../../kernel/AppContext.tsx';
import { NoAnswerError } from '../../../../lib/errors.ts';
import { ProofDialog } from './ProofDialog.tsx';

afterEach(cleanup);

const registration = launchRegistration({ id: '7', payload: 'signed' });
const facts = { until: null, kinds: [], contact: 'r…@x.test', services: ['lumen', 'gone'] };
const usual: Answers = {
  'GET account.getInfo': () => wireAccount(7),
  'GET account.getProof': () => facts,
  'POST account.prove': () => ({ until: '2026-03-05T12:15:00.000Z' }),
  'POST account.sendProofCode': () => ({ resend_time: 60 }),
};
interface Visit {
  readonly answers?: Answers;
  readonly can?: { readonly windows?: boolean; readonly passkeys?: boolean };
  readonly isLaunched?: boolean;
}

/** `kinds` are those of the refusal. */
async function asked(kinds: readonly unknown[], { answers = {}, can = {}, isLaunched = false }: Visit = {}) {
  const plain = fakePlatform(isLaunched ? { registration } : {});
  const closed: string[] = [];
  const platform = Object.assign(plain, {
    can: { ...plain.can, passkeys: true, ...can },
    close: isLaunched ? () => void closed.push('closed') : null,
  });
  const made = testRoot({
    platform,
    answers: { ...usual, ...answers },
    address: '/profile/security',
    config: completeSiteConfig({ auth: { socialServices: [{ id: 'lumen', label: 'Lumen ID', icon: '' }] } }),
  });
  await made.root.loadMessages(['freshProof']);
  await made.root.session.load();
  const answered: boolean[] = [];
  const { unmount } = render(
    <AppProvider value={made.root}>
      <ProofDialog props={{ kinds }} close={(answer) => answered.push(answer)} frame={dialogFrame()} />
    </AppProvider>,
  );
  await act(settle);
  const proofs = () =>
    made.operator.calls.filter(({ key }) => key === 'POST account.prove').map(({ input }) => input as object);
  return { ...made, answered, closed, proofs, unmount };
}
const press = (name: string) => done(userEvent.click(screen.getByRole('button', { name })));
const choose = (name: string) => done(userEvent.click(screen.getByRole('radio', { name })));
const tabs = () => screen.queryAllByRole('radio').map((tab) => tab.closest('label')?.textContent);
const text = () => screen.getByRole('dialog').textContent;

test('7-52 the password proves, and needs nothing else to be loaded', async () => {
  const { answered, proofs, operator } = await asked(['password']);
  expect(screen.getByRole('dialog', { name: 'Confirm that it is you' }).textContent).toContain('the last 15 minutes');
  expect(tabs()).toEqual([]);
  await press('Confirm');
  expect(screen.getByLabelText(/^Password/).getAttribute('aria-invalid')).toBe('true');
  await done(userEvent.type(screen.getByLabelText(/^Password/), 'otter-lamp-71'));
  await press('Confirm');
  expect([proofs(), answered]).toEqual([[{ kind: 'password', password: 'otter-lamp-71' }], [true]]);
  expect(operator.keys()).not.toContain('GET account.getProof');
});

test('7-52 what was typed and not used does not outlive the dialog', async () => {
  const { root, unmount } = await asked(['password']);
  await done(userEvent.type(screen.getByLabelText(/^Password/), 'otter-lamp-71'));
  unmount();
  render(
    <AppProvider value={root}>
      <ProofDialog props={{ kinds: ['password'] }} close={() => {}} frame={dialogFrame()} />
    </AppProvider>,
  );
  expect(screen.getByLabelText<HTMLInputElement>(/^Password/).value).toBe('');
});

test('7-52, 5-51 a code is sent to the contact that is named, then proves; later leaves all as it is', async () => {
  const { answered, proofs } = await asked(['password', 'code']);
  await choose('Code');
  expect(screen.getByText('r…@x.test')).toBeTruthy();
  await press('Send the code');
  await done(userEvent.type(screen.getByRole('textbox'), '123456'));
  await press('Confirm');
  expect(proofs()).toEqual([{ kind: 'code', code: '123456' }]);
  await press('Not now');
  expect(answered).toEqual([true, false]);
});

test('7-52 where a code goes is asked again after a failure', async () => {
  const { operator } = await asked(['code'], {
    answers: { 'GET account.getProof': () => Promise.reject(new NoAnswerError('network')) },
  });
  expect(screen.queryByRole('button', { name: 'Send the code' })).toBeNull();
  operator.answers['GET account.getProof'] = () => facts;
  await press('Try again');
  await act(settle);
  expect(screen.getByText('r…@x.test')).toBeTruthy();
});

test('7-52 a passkey is offered first where the player has one, beside the other kinds', async () => {
  await asked(['passkey', 'password']);
  expect(screen.getByRole('radio', { name: 'Passkey' })).toHaveProperty('checked', true);
  expect(text()).toContain('fingerprint, face or PIN');
});

test('a passkey is not offered where the window knows none, unless nothing else is', async () => {
  await asked(['passkey', 'password', 'code'], { can: { passkeys: false } });
  expect(tabs()).toEqual(['Password', 'Code']);
  cleanup();
  await asked(['passkey'], { can: { passkeys: false } });
  expect(text()).toContain('Open the website there');
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

test('7-111 a service vouches in a window of its own, for a proof; the session is not loaded again', async () => {
  const { answered, platform, operator } = await asked(['social']);
  expect(screen.getByRole('button', { name: 'Continue with gone' })).toBeTruthy();
  await press('Continue with Lumen ID');
  const { searchParams } = new URL(platform.windows[0]!.address, 'http://site.test');
  expect(Object.fromEntries(searchParams)).toEqual({
    service: 'lumen',
    redirect_url: '/profile/security',
    type_auth: 'proof',
  });
  const loads = () => operator.keys().filter((key) => key === 'GET account.getInfo').length;
  const before = loads();
  await act(async () => {
    platform.say({ source: 'croupier.social', outcome: 'proved' });
    await settle();
  });
  expect([answered, loads()]).toEqual([[true], before]);
});

test.each([
  ['otherPerson', 'Lumen ID confirmed somebody else'],
  ['cancelled', 'You have cancelled at Lumen ID.'],
  ['tooMany', 'Too many tries'],
])('a service that does not prove the player is told: %s', async (outcome, words) => {
  const { answered, platform } = await asked(['social']);
  await press('Continue with Lumen ID');
  await act(async () => {
    platform.say({ source: 'croupier.social', outcome });
    await settle();
  });
  expect(text()).toContain(words);
  expect(text()).not.toContain('You are not signed in');
  expect(answered).toEqual([]);
});

test('in a messenger no service is offered, unless nothing else is', async () => {
  await asked(['social', 'password'], { can: { windows: false }, isLaunched: true });
  expect([tabs(), screen.getByLabelText(/^Password/).tagName]).toEqual([[], 'INPUT']);
  cleanup();
  await asked(['social'], { can: { windows: false }, isLaunched: true });
  expect(text()).toContain('Open the website in your browser');
});

test('a launch is the last kind in a messenger, says that typed text is lost, and closes the app', async () => {
  const { closed } = await asked(['launch', 'password'], { isLaunched: true });
  expect(tabs()).toEqual(['Password', 'Telegram']);
  await choose('Telegram');
  expect(text()).toContain('What you typed here is lost');
  await press('Close the app');
  expect(closed).toEqual(['closed']);
});

test('in a browser a launch is explained: the messenger’s app leads back to this browser', async () => {
  await asked(['launch']);
  expect(text()).toContain('choose “Continue in the browser”');
  expect(screen.queryByRole('button', { name: 'Close the app' })).toBeNull();
});

test.each([[[]], [['magic']]])(
  '7-52 without any kind that is known the player is told to sign in again: %j',
  async (kinds) => {
    await asked(kinds);
    expect(text()).toContain('Sign out and in again');
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  },
);
