// @vitest-environment happy-dom
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { DialogHost } from '../../../app/DialogHost.tsx';
import { defaultSiteConfig } from '../../../app/settings/testing/defaultSiteConfig.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { happen } from '../../../../tests/fakes/renderPage.tsx';
import { ApiError } from '../../../lib/errors.ts';
import { wireProfile } from '../../profile/testing/wireProfile.ts';
import { openConfirmEmail } from '../openConfirmEmail.ts';
import { startHints } from '../hints/startHints.ts';
import { quietMs } from '../hints/HintStore.ts';
import words from '../words/en.json';
import route from './confirmation.route.ts';
import { HintCard } from './HintCard.tsx';

// Dialogs and forms are compiled on their first import here.
configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);

const email = 'robin@example.test';
const wrong = new ApiError('InvalidParameterException', 422, { code: [{ code: 'expiredCode' }] }, 'invalid');

function appAt(
  address: string,
  { uid = 0, more = {}, isPopup = true }: { uid?: number; more?: Answers; isPopup?: boolean } = {},
) {
  const held = { isConfirmed: false };
  const config = { ...defaultSiteConfig, auth: { ...defaultSiteConfig.auth, isConfirmEmailPopup: isPopup } };
  const made = testRoot({
    address,
    config,
    answers: {
      'GET account.getInfo': () => wireAccount(uid, { login: email, reg_time: '2026-03-05T11:00:00.000Z' }),
      'GET account.getprofileinfo': () =>
        wireProfile({
          contacts: [
            {
              type: 'email',
              contact: email,
              phone_country_code: null,
              is_confirmed: held.isConfirmed,
              is_subscribed: false,
            },
          ],
        }),
      'POST account.sendconfirmationtocontact': () => ({ resend_time: 60 }),
      'POST account.confirmContact': () => {
        held.isConfirmed = true;
        return 1;
      },
      ...more,
    },
  });
  made.root.i18n.add('contacts', words);
  return made;
}
type Made = ReturnType<typeof appAt>;

async function drawPage({ root }: Made) {
  const { Page } = route;
  await root.session.load();
  render(
    <AppProvider value={root}>
      <Page match={{ params: {}, search: new URLSearchParams() }} />
      <DialogHost />
    </AppProvider>,
  );
  await happen(() => {});
}
const link = `/confirmation?contact=${encodeURIComponent(email)}&code=123456`;

test('2.2-14 a link confirms for a guest and leads to the success page', async () => {
  const made = appAt(link);
  await drawPage(made);
  expect(made.operator.calls.find(({ key }) => key === 'POST account.confirmContact')?.input).toEqual({
    contact: email,
    code: '123456',
  });
  expect(made.navigated).toEqual([{ path: '/confirmation/success', options: { replace: true } }]);
});

test('2.2-14 a link that does not work leads a guest to the sign-in', async () => {
  const made = appAt(link, { more: { 'POST account.confirmContact': () => Promise.reject(wrong) } });
  await drawPage(made);
  expect(screen.getByRole('alert').textContent).toContain(words.page.refusedGuest);
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/confirmation?show_popup_auth=1');
  expect(made.navigated).toEqual([]);
});

test('2.2-14, 7-20, 7-9 a player sends another code and enters it; 2.10-14 success is a dialog', async () => {
  const more: Answers = { 'POST account.confirmContact': () => Promise.reject(wrong) };
  const made = appAt(link, { uid: 7, more });
  await drawPage(made);
  expect(screen.getByRole('alert').textContent).toContain(words.page.refused);
  delete made.operator.answers['POST account.confirmContact'];
  made.operator.answers['POST account.confirmContact'] = () => 1;
  await userEvent.click(screen.getAllByRole('button', { name: 'Send a code' })[0]!);
  await happen(() => {});
  await userEvent.type(screen.getByLabelText(/^Code/), '654321');
  expect(await screen.findByRole('dialog', { name: 'Confirmed' })).toBeTruthy();
  expect(made.operator.calls.filter(({ key }) => key === 'POST account.confirmContact').at(-1)?.input).toEqual({
    contact: email,
    code: '654321',
  });
});

async function afterRegistration(made: Made) {
  await made.root.session.load();
  render(
    <AppProvider value={made.root}>
      <DialogHost />
    </AppProvider>,
  );
  const queue = openConfirmEmail(made.root);
  await happen(() => {});
  return queue;
}

test('2.10-15, 4-15 after a registration the e-mail is confirmed by the code that was sent', async () => {
  const made = appAt('/cashier/deposit', { uid: 7 });
  const queue = afterRegistration(made);
  expect((await screen.findByRole('dialog', { name: 'Confirm your e-mail' })).textContent).toContain(email);
  await waitFor(() => expect(made.operator.keys()).toContain('POST account.sendconfirmationtocontact'));
  await userEvent.type(screen.getByLabelText(/^Code/), '123456');
  await userEvent.click(await screen.findByRole('button', { name: 'Go on' }));
  await happen(() => queue);
  expect(made.root.dialogs.isAnyOpen).toBe(false);
});

test.each([
  ['the popup is off', { isPopup: false }],
  ['the e-mail is confirmed', { more: { 'GET account.getprofileinfo': () => wireProfile() } satisfies Answers }],
  [
    'the contacts do not load',
    { more: { 'GET account.getprofileinfo': () => Promise.reject(wrong) } satisfies Answers },
  ],
])('4-15 no popup asks for a code if %s', async (_case, options) => {
  const made = appAt('/', { uid: 7, ...options });
  await afterRegistration(made);
  expect(made.root.dialogs.isAnyOpen).toBe(false);
});

test('4-22, 4-23 the hint card leads to the deposit; closed, the next one sends a code', async () => {
  const made = appAt('/', { uid: 7 });
  const stop = await startHints(made.root);
  await made.root.session.load();
  render(
    <AppProvider value={made.root}>
      <HintCard />
    </AppProvider>,
  );
  await happen(() => made.clock.advance(quietMs));
  // A game goes on in the small window, which has the same corner.
  await happen(() => made.root.play.setPlaying(true));
  expect(screen.queryByRole('complementary')).toBeNull();
  await happen(() => made.root.play.setPlaying(false));
  expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/cashier/deposit');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send a code' }));
  await happen(() => {});
  expect(made.navigated.map(({ path }) => path)).toEqual(['/confirmation']);
  expect([made.root.storage.get('confirm_sent_7'), screen.queryByRole('complementary')]).toEqual(['1', null]);
  stop();
});
