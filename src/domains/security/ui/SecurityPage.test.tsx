// @vitest-environment happy-dom
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { DialogHost } from '../../../app/DialogHost.tsx';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { fakePlatform } from '../../../../tests/fakes/fakePlatform.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import type { CallOutput } from '../../../contract/index.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { ApiError, NoAnswerError } from '../../../lib/errors.ts';
import { defaultSiteConfig } from '../../../app/settings/testing/defaultSiteConfig.ts';
import route from './security.route.ts';

// The blocks' code is imported on demand, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);

type Wire = CallOutput<'GET account.getTwoFactorAuth'>;
const off: Wire = {
  type: null,
  contact: '',
  recovery_codes_left: 0,
  contacts: [
    { channel: 'email', contact: 'r…@example.test' },
    { channel: 'phone', contact: '…0001' },
  ],
};
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const uri = `otpauth://totp/Croupier:robin?secret=${secret}&issuer=Croupier`;
const usual: Answers = {
  'GET account.getInfo': () => wireAccount(7, { previous_login_at: '2026-03-04T09:05:00.000Z' }),
  'GET account.getTwoFactorAuth': () => off,
  'GET entries.list': () => ({ items: [] }),
  'GET passkeys.list': () => ({ items: [] }),
  'POST account.changeTwoFactorAuth': () => ({
    type: 'authenticator',
    uri,
    secret,
    contact: '',
    is_sent: false,
    resend_time: 0,
  }),
};

async function draw(answers: Answers = {}, isTwoFactorEnabled = true) {
  const platform = fakePlatform();
  const { root, operator } = testRoot({
    answers: { ...usual, ...answers },
    platform: { ...platform, can: { ...platform.can, passkeys: true } },
    config: { ...defaultSiteConfig, features: { ...defaultSiteConfig.features, isTwoFactorEnabled } },
  });
  await root.loadMessages(['security']);
  await root.session.load();
  const { Page } = route;
  render(
    <AppProvider value={root}>
      <Page match={{ params: {}, search: new URLSearchParams() }} />
      <DialogHost />
    </AppProvider>,
  );
  await screen.findByRole('heading', { name: 'Passkeys' });
  return { root, operator };
}

/** Other domains' blocks are on the page, too. */
const twoFactor = async () => within(await screen.findByRole('region', { name: 'Two-factor sign-in' }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('2.4-1 the page shows the time of the sign-in before, two-factor sign-in with its kinds, and passkeys', async () => {
  await draw();
  expect(screen.getByText(/^Last sign-in before this one: 04\.03\.2026 at \d+:05$/)).toBeTruthy();
  await screen.findByRole('heading', { name: 'Two-factor sign-in' });
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings[0]).toBe('Security');
  expect(headings.filter((heading) => ['Password', 'Two-factor sign-in', 'Passkeys'].includes(heading))).toEqual([
    'Password',
    'Two-factor sign-in',
    'Passkeys',
  ]);
  expect(screen.getAllByRole('button', { name: /^Set up/ }).map((button) => button.getAttribute('aria-label'))).toEqual(
    ['Set up: Authenticator app', 'Set up: Codes by e-mail', 'Set up: Codes by text message'],
  );
});

test('3-30 with two-factor sign-in switched off by the operator, its block is hidden and asks for nothing', async () => {
  const { operator } = await draw({}, false);
  expect(screen.queryByRole('heading', { name: 'Two-factor sign-in' })).toBeNull();
  expect(operator.keys()).not.toContain('GET account.getTwoFactorAuth');
});

test('7-8, 7-10 an authenticator: a code to scan and a key to copy, then the code, then the recovery codes', async () => {
  let isOn = false;
  const { root } = await draw({
    'GET account.getTwoFactorAuth': () => (isOn ? { ...off, type: 'authenticator', recovery_codes_left: 2 } : off),
    'POST account.confirmTwoFactorAuth': () => {
      isOn = true;
      return { is_enabled: true, recovery_codes: ['aaaaa-bbbbb', 'ccccc-ddddd'] };
    },
    'GET account.getInfo': () => wireAccount(7, { two_factor_auth: isOn }),
  });
  await press('Set up: Authenticator app');
  const step = await screen.findByRole('group', { name: 'Switch on' });
  expect(document.activeElement).toBe(step);
  expect(
    screen
      .getByRole('img', { name: /QR code/ })
      .querySelector('path')
      ?.getAttribute('d'),
  ).toMatch(/^M\d/);
  expect(step.querySelector('code')?.textContent?.replaceAll(' ', '')).toBe(secret);
  expect(screen.getByRole('link', { name: 'Open in an app here' }).getAttribute('href')).toBe(uri);
  await userEvent.type(screen.getByLabelText(/^Code/), '123456');
  const codes = await screen.findAllByRole('listitem');
  expect(codes.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['aaaaa-bbbbb', 'ccccc-ddddd']);
  expect(root.session.account?.hasTwoFactor).toBe(true);
  await press('I have stored them');
  await screen.findByText('2 recovery codes left');
  expect(screen.queryByText('aaaaa-bbbbb')).toBeNull();
});

test('7-10 a wrong code is said at its field; cancelling leads back to the kinds', async () => {
  await draw({ 'POST account.confirmTwoFactorAuth': () => Promise.reject(new NoAnswerError('network')) });
  await press('Set up: Authenticator app');
  await screen.findByRole('group', { name: 'Switch on' });
  await press('Switch on');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Code/)));
  await userEvent.type(screen.getByLabelText(/^Code/), '123456');
  expect((await (await twoFactor()).findByRole('alert')).textContent).toMatch(/No answer from the server/);
  await press('Cancel');
  await screen.findByRole('button', { name: 'Set up: Authenticator app' });
});

test('a block that fails offers a retry, and the others work', async () => {
  let isBroken = true;
  await draw({
    'GET account.getTwoFactorAuth': () => (isBroken ? Promise.reject(new NoAnswerError('network')) : off),
  });
  await screen.findByRole('button', { name: 'Add a passkey' });
  isBroken = false;
  await userEvent.click((await twoFactor()).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Set up: Authenticator app' })).toBeDefined();
});

test('a passkey is removed only after a confirm', async () => {
  let items = [{ id: 'k1', created_at: '2026-03-01T12:00:00.000Z', last_used_at: null }];
  const { operator } = await draw({
    'GET passkeys.list': () => ({ items }),
    'POST passkeys.remove': () => {
      items = [];
      return 1;
    },
  });
  expect(await screen.findByText(/Added on 01\.03\.2026/)).toBeTruthy();
  await press('Remove: Passkey 1');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(operator.keys()).not.toContain('POST passkeys.remove');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Remove: Passkey 1');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText(/Added on/)).toBeNull());
  expect(operator.calls.find(({ key }) => key === 'POST passkeys.remove')?.input).toEqual({ id: 'k1' });
});

test('7-52 adding a passkey asks for a proof; a wrong password is told at its field, and its text stays', async () => {
  const refuse = (data: Record<string, unknown>) =>
    Promise.reject(new ApiError('InvalidParameterException', 422, data, ''));
  const { operator } = await draw({
    'POST passkeys.registerOptions': () => refuse({ proof: ['password'] }),
    'POST account.prove': () => refuse({ password: [{ code: 'wrongPassword' }] }),
  });
  await press('Add a passkey');
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  const field = dialog.getByLabelText<HTMLInputElement>(/^Password/);
  await userEvent.type(field, 'otter-lamp-71{Enter}');
  expect(await dialog.findByText('This is not your present password')).toBeTruthy();
  expect(field.value).toBe('otter-lamp-71');
  await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const block = within(screen.getByRole('region', { name: 'Passkeys' }));
  expect(block.queryByRole('alert')).toBeNull();
  expect(operator.keys().filter((key) => key === 'POST passkeys.registerOptions')).toHaveLength(1);
});
