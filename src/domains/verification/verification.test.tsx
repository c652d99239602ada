// @vitest-environment happy-dom
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { DialogHost } from '../../app/DialogHost.tsx';
import type { Answers } from '../../../tests/fakes/fakeCall.ts';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../tests/fakes/wireSamples.ts';
import { AppProvider } from '../../kernel/AppContext.tsx';
import { NoAnswerError } from '../../lib/errors.ts';
import { defaultSiteConfig } from '../../app/settings/testing/defaultSiteConfig.ts';
import type { VerificationStatus } from './api.ts';
import { manifest } from './manifest.ts';
import { withVerification } from './paths.ts';
import { startPopup } from './startPopup.ts';
import route from './ui/verification.route.ts';

configure({ asyncUtilTimeout: 15_000 });

type Handler = (payload: unknown) => void;

/** The provider's SDK: records what it is given, and lets a test speak for the frame. */
class FakeSdk {
  token = '';
  container = '';
  isDestroyed = false;
  configuration: unknown = null;
  refresh: () => Promise<string> = () => Promise.reject(new Error('not started'));
  private readonly handlers = new Map<string, Handler>();

  init = (token: string, refresh: () => Promise<string>) => {
    this.token = token;
    this.refresh = refresh;
    this.isDestroyed = false;
    this.handlers.clear();
    return this;
  };
  withConf(configuration: unknown) {
    this.configuration = configuration;
    return this;
  }
  on(event: string, handler: Handler) {
    this.handlers.set(event, handler);
    return this;
  }
  build() {
    return this;
  }
  launch(container: string) {
    this.container = container;
  }
  destroy() {
    this.isDestroyed = true;
  }
  tell(event: string, payload: unknown = {}) {
    return act(async () => this.handlers.get(event)?.(payload));
  }
}

// The page loads the script once, as a browser does.
const sdk = new FakeSdk();
beforeAll(() => void Object.assign(globalThis, { snsWebSdk: sdk }));
afterEach(cleanup);

const state = { status: 'none' as VerificationStatus, labels: [] as string[] };
let tokens = 0;
const usual: Answers = {
  'GET account.getInfo': () => wireAccount(7, { is_verified: state.status === 'approved' }),
  'GET verification.get': () => ({ status: state.status, reject_labels: state.labels }),
  'POST verification.createApplicant': () => {
    state.status = 'started';
    return { applicant_id: 'app_7' };
  },
  'POST verification.getAccessToken': () => ({ token: `token-${(tokens += 1)}` }),
  'POST account.setUserOnVerification': () => 1,
};

function isNow(status: VerificationStatus, labels: string[] = []) {
  state.status = status;
  state.labels = labels;
}

async function start(answers: Answers = {}, address = '/profile/verification') {
  tokens = 0;
  const made = testRoot({
    answers: { ...usual, ...answers },
    address,
    verificationSdk: 'https://verify.test/sdk.js',
  });
  await made.root.loadMessages(['verification']);
  await made.root.session.load();
  return made;
}

async function draw(answers: Answers = {}, search = '') {
  const made = await start(answers);
  const { Page } = route;
  render(
    <AppProvider value={made.root}>
      <Page match={{ params: {}, search: new URLSearchParams(search) }} />
    </AppProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Identity verification' });
  return made;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const frame = () => screen.findByRole('region', { name: 'Verification by the provider' });

test('1-18 before the start the page says what is needed and why; starting opens the provider’s frame', async () => {
  isNow('none');
  const { operator } = await draw({}, 'externalActionId=card-1');
  expect(await screen.findByText(/passport, identity card or driving licence/)).toBeTruthy();
  expect(screen.getByText('Not started')).toBeTruthy();
  await press('Start');
  expect((await frame()).id).toBe(sdk.container.slice(1));
  expect([sdk.token, sdk.configuration]).toMatchObject(['token-1', { lang: 'en' }]);
  expect(operator.calls.filter(({ key }) => key.startsWith('POST'))).toEqual([
    { key: 'POST verification.createApplicant', input: {} },
    { key: 'POST verification.getAccessToken', input: { externalActionId: 'card-1' } },
  ]);
});

test('7-93 a token that has run out is replaced, for the same action', async () => {
  isNow('started');
  const { operator } = await draw({}, 'externalActionId=card-1');
  await screen.findByRole('button', { name: 'Go on' });
  await press('Go on');
  await frame();
  expect(await sdk.refresh()).toBe('token-2');
  expect(operator.calls.at(-1)?.input).toEqual({ externalActionId: 'card-1' });
  expect(operator.keys()).not.toContain('POST verification.createApplicant');
});

test('1-18 closed in the middle, the frame is gone and can be opened again', async () => {
  isNow('started');
  await draw();
  await screen.findByRole('button', { name: 'Go on' });
  await press('Go on');
  await frame();
  await press('Continue later');
  await waitFor(() => expect(sdk.isDestroyed).toBe(true));
  await press('Go on');
  await frame();
  expect([sdk.token, sdk.isDestroyed]).toEqual(['token-2', false]);
});

test('7-21 handing in is reported; the page shows the review instead of the frame, and the decision by the event', async () => {
  isNow('started');
  const { root, operator } = await draw({}, 'from=/cashier/withdraw');
  await screen.findByRole('button', { name: 'Go on' });
  await press('Go on');
  await frame();
  await sdk.tell('idCheck.onReady');
  isNow('pending');
  await sdk.tell('idCheck.onApplicantSubmitted');
  expect(await screen.findByText(/documents have arrived/)).toBeTruthy();
  expect(operator.keys()).toContain('POST account.setUserOnVerification');
  expect(screen.queryByRole('region', { name: 'Verification by the provider' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to where you were' }).getAttribute('href')).toBe('/cashier/withdraw');
  isNow('approved');
  const event = {
    type: 'account.verification_changed',
    data: { status: 'approved', is_on_verification: false, is_verified: true },
  } as const;
  manifest.events?.['account.verification_changed']?.(root, event);
  act(() => root.news.publish(event));
  expect(await screen.findByText('Your identity is verified. Nothing more is needed.')).toBeTruthy();
  await waitFor(() => expect(root.session.account?.isVerified).toBe(true));
});

test('1-18 a rejection shows its reasons and offers another try; a final one does not', async () => {
  isNow('rejected_retry', ['LOW_QUALITY', 'SOMETHING_NEW']);
  await draw();
  expect(await screen.findByText(/blurred or too dark/)).toBeTruthy();
  await press('Try again');
  await frame();
  cleanup();
  isNow('rejected_final', ['SOMETHING_NEW']);
  await draw();
  expect(await screen.findByText('The provider could not accept the documents.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('1-18 a provider that cannot be reached is said, with a retry; so is a frame that never answers', async () => {
  isNow('started');
  let isDown = true;
  const { clock } = await draw({
    'POST verification.getAccessToken': () =>
      isDown ? Promise.reject(new NoAnswerError('network')) : { token: 'token-late' },
  });
  await screen.findByRole('button', { name: 'Go on' });
  await press('Go on');
  expect(await screen.findByText('The provider does not answer')).toBeTruthy();
  isDown = false;
  await press('Try again');
  await frame();
  await act(async () => clock.advance(20_001));
  expect(await screen.findByText('The provider does not answer')).toBeTruthy();
});

test('1-18 how it stands could not be loaded: a retry', async () => {
  isNow('started');
  let isBroken = true;
  await draw({
    'GET verification.get': () =>
      isBroken ? Promise.reject(new NoAnswerError('network')) : { status: 'started', reject_labels: [] },
  });
  await screen.findByText('This did not load');
  isBroken = false;
  await press('Try again');
  expect(await screen.findByRole('button', { name: 'Go on' })).toBeTruthy();
});

test('2.10-5 a flag in the address opens the popup over any page, with its action; closing drops the flags', async () => {
  isNow('started');
  const made = await start({}, withVerification('/gamehall?sort=new', 'card-1'));
  const stop = startPopup(made.root);
  render(
    <AppProvider value={made.root}>
      <DialogHost />
    </AppProvider>,
  );
  await screen.findByRole('dialog', { name: 'Identity verification' });
  await userEvent.click(await screen.findByRole('button', { name: 'Go on' }));
  await frame();
  expect(made.operator.calls.at(-1)?.input).toEqual({ externalActionId: 'card-1' });
  isNow('pending');
  await sdk.tell('idCheck.onApplicantStatusChanged', { reviewStatus: 'pending' });
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(made.navigated).toEqual([{ path: '/gamehall?sort=new', options: { replace: true } }]));
  stop();
});

test('3-30 where the provider is switched off there is no tab and no page, and no popup opens', async () => {
  const { root } = testRoot({
    config: {
      ...defaultSiteConfig,
      features: { ...defaultSiteConfig.features, isVerificationEnabled: false },
    },
  });
  expect(manifest.profileTabs?.map(({ isShown }) => isShown?.(root))).toEqual([false]);
  expect(await route.loadData?.(root, { params: {}, search: new URLSearchParams() })).toEqual({ status: 404 });
});
