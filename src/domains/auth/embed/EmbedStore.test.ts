// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { fakePlatform } from '../../../../tests/fakes/fakePlatform.ts';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { NoAnswerError } from '../../../lib/errors.ts';
import type { EmbedMessage } from '../../../lib/embedMessages.ts';
import { completeSiteConfig } from '../../../app/settings/siteSettings.ts';
import { takeFollowUps } from '../keptFollowUps.ts';
import { EmbedStore } from './EmbedStore.ts';

interface Visit {
  readonly isFramed: boolean;
  readonly address?: string;
  readonly probe?: NonNullable<Answers['GET account.getInfo']>;
  /** Language of the account. */
  readonly language?: string;
}

/** A player who has just entered by a form page. */
async function entered({ isFramed, address = '/forms/sign_in', probe = () => wireAccount(7), language = 'en' }: Visit) {
  const left: string[] = [];
  const platform = { ...fakePlatform(), openExternal: (url: string) => (left.push(url), 'left' as const) };
  const config = completeSiteConfig({ auth: { returnHosts: ['partner.example'] } });
  const followed: string[] = [];
  const { root, operator, navigated } = testRoot({
    address,
    config,
    platform,
    locale: address.startsWith('/ru') ? 'ru' : 'en',
    answers: { 'GET account.getInfo': () => wireAccount(7, { locale: language }) },
    afterAuth: [{ order: 1, after: ['signedIn', 'registered'], open: async () => followed.push('step') }],
  });
  await root.session.load();
  operator.answers = { 'GET account.getInfo': probe };
  const posted: EmbedMessage[] = [];
  const store = new EmbedStore(root, () => ({ isThere: () => isFramed, post: (message) => posted.push(message) }));
  return {
    root,
    store,
    posted,
    followed,
    gone: () => [...navigated.map(({ path }) => path), ...left, ...platform.restarts],
  };
}

test('2.9-8, 4-13 in a frame whose cookie is kept, the parent is told to refresh the user', async () => {
  const { root, store, posted, followed, gone } = await entered({ isFramed: true });
  await store.finish(root, 'signedIn');
  expect([store.phase, posted, gone(), followed]).toEqual(['entered', [{ type: 'refresh_user' }], [], []]);
});

test.each([
  ['the operator knows a guest', () => wireAccount(0)],
  ['the operator knows somebody else', () => wireAccount(8)],
  ['there is no answer', () => Promise.reject(new NoAnswerError('network'))],
] as const)('4-13 the parent is not told of a session that only the frame has: %s', async (_why, probe) => {
  const { root, store, posted } = await entered({ isFramed: true, probe });
  await store.finish(root, 'signedIn');
  expect([store.phase, posted]).toEqual(['onlyHere', []]);
});

test.each([
  ['/forms/sign_in?backUrl=%2Fgamehall', 'registration', '/?show_popup_reg=1&backUrl=%2Fgamehall'],
  ['/forms/sign_in', 'authorization', '/?show_popup_auth=1&backUrl=%2F'],
  ['/ru/forms/sign_in?backUrl=%2F%2Fevil.example', 'registration', '/ru?show_popup_reg=1&backUrl=%2Fru'],
  [
    '/forms/sign_in?backUrl=https%3A%2F%2Fpartner.example%2Fclub',
    'registration',
    '/?show_popup_reg=1&backUrl=https%3A%2F%2Fpartner.example%2Fclub',
  ],
] as const)('2.9-8, 2.8-8 from %s the parent is sent to the %s popup', async (address, view, path) => {
  const { store, posted } = await entered({ isFramed: true, address });
  store.leaveForSite(view);
  expect(posted).toEqual([{ type: 'redirect', url: location.origin + path }]);
});

test.each([
  ['signedIn', '/forms/sign_in', '/'],
  ['restored', '/forms/sign_in', '/'],
  ['signedIn', '/forms/sign_in?backUrl=%2Fgamehall', '/gamehall'],
  ['signedIn', '/forms/sign_in?backUrl=/game/jade-ascent#real', '/game/jade-ascent#real'],
  ['signedIn', '/forms/sign_in?backUrl=%2F%2Fevil.example', '/'],
  ['signedIn', '/forms/sign_in?backUrl=https%3A%2F%2Fpartner.example%2F', 'https://partner.example/'],
  ['registered', '/forms/sign_up', '/cashier/deposit?register=success'],
  ['registered', '/forms/sign_up?backUrl=%2Fgamehall', '/gamehall?register=success'],
] as const)('2.8-8, 2.9-7 on its own, %s at %s leads to %s, with the follow-ups', async (outcome, address, to) => {
  const { root, store, posted, followed, gone } = await entered({ isFramed: false, address });
  await store.finish(root, outcome);
  expect([gone(), posted, followed]).toEqual([[to], [], ['step']]);
});

test('2.1-1 on its own, the next page is in the language of the account, and has the follow-ups', async () => {
  const address = '/forms/sign_in?backUrl=%2Fgamehall';
  const { root, store, followed, gone } = await entered({ isFramed: false, address, language: 'ru' });
  await store.finish(root, 'signedIn');
  expect([gone(), followed, takeFollowUps(root)]).toEqual([['/ru/gamehall'], [], 'signedIn']);
});

test('2.9-8 a player who opens a form page goes on; in a frame the parent is not told again', async () => {
  const alone = await entered({ isFramed: false, address: '/forms/sign_in?backUrl=%2Fgamehall' });
  alone.store.arriveAsPlayer();
  expect(alone.gone()).toEqual(['/gamehall']);
  const inside = await entered({ isFramed: true });
  inside.store.arriveAsPlayer();
  expect([inside.store.phase, inside.posted, inside.gone()]).toEqual(['entered', [], []]);
});
