// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { eventually } from '../../../tests/eventually.ts';
import { settle } from '../../../tests/fakes/FakeClock.ts';
import type { Answers } from '../../../tests/fakes/fakeCall.ts';
import { fakePlatform } from '../../../tests/fakes/fakePlatform.ts';
import { launchRegistration } from '../../../tests/fakes/launchRegistration.ts';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../tests/fakes/wireSamples.ts';
import { ApiError, NoAnswerError } from '../../lib/errors.ts';
import core from '../words/en.json';
import { startSession } from './session.ts';

const registration = launchRegistration();
const confirm = { name: 'confirm', dismissed: false, load: () => new Promise<never>(() => {}) };
const guest = { 'GET account.getInfo': () => wireAccount(0) };
const player = { 'GET account.getInfo': () => wireAccount(7) };

test('3-7 loads the session, and retries after a failure until there is an answer', async () => {
  const { root, operator, clock, transport } = testRoot({
    answers: { 'GET account.getInfo': () => Promise.reject(new NoAnswerError('network')) },
  });
  const stop = startSession(root, transport);
  await clock.advance(3_000);
  expect([root.session.status, operator.calls.length]).toEqual(['unknown', 2]);
  operator.answers = player;
  await clock.advance(3_000);
  expect([root.session.status, operator.calls.length, clock.waiting]).toEqual(['player', 3, 0]);
  stop();
});

test('a stopped flow makes no more requests', async () => {
  const { root, operator, clock, transport } = testRoot({
    answers: { 'GET account.getInfo': () => Promise.reject(new NoAnswerError('network')) },
  });
  const stop = startSession(root, transport);
  await settle();
  stop();
  await clock.advance(10_000);
  expect([operator.calls.length, clock.waiting]).toEqual([1, 0]);
});

test('2.5-4 a guest at a personal page is redirected to the index once the session is known', async () => {
  const { root, transport, navigated } = testRoot({ answers: guest, address: '/cashier/deposit?method=card' });
  const stop = startSession(root, transport);
  expect(navigated).toEqual([]);
  await settle();
  expect(navigated).toEqual([
    { path: '/?redirectUrl=%2Fcashier%2Fdeposit%3Fmethod%3Dcard', options: { replace: true } },
  ]);
  stop();
});

test('2.5-4 a player stays, and so does a guest at a public page', async () => {
  for (const [answers, address] of [
    [player, '/cashier/deposit'],
    [guest, '/gamehall'],
  ] as const) {
    const { root, transport, navigated } = testRoot({ answers, address });
    const stop = startSession(root, transport);
    await settle();
    expect(navigated).toEqual([]);
    stop();
  }
});

test('2.5-4 while a sign-in dialog is open the page and its typed text are kept', async () => {
  const { root, transport, navigated } = testRoot({ answers: player, address: '/cashier/deposit' });
  const stop = startSession(root, transport);
  await settle();
  void root.dialogs.open(confirm, {});
  root.session.end();
  expect(navigated).toEqual([]);
  root.dialogs.dismissTop();
  expect(navigated.map(({ path }) => path)).toEqual(['/?redirectUrl=%2Fcashier%2Fdeposit']);
  stop();
});

test('7-28 a launch from the messenger registers without a form, and its bearer token is used from then on', async () => {
  const { root, operator, transport, navigated } = testRoot({
    platform: fakePlatform({ registration }),
    address: '/?redirectUrl=%2Fprofile%2Fsettings',
    answers: {
      'POST auth.register': () => ({ status: 'SIGNED_IN', payload: { uid: 7, token: 'bearer-1' } }),
      ...player,
    },
  });
  const stop = startSession(root, transport);
  await settle();
  expect(operator.calls).toEqual([
    { key: 'POST auth.register', input: { ...registration, locale: 'en' } },
    { key: 'GET account.getInfo', input: {} },
  ]);
  expect([transport.bearer(), root.session.status, navigated.map(({ path }) => path)]).toEqual([
    'bearer-1',
    'player',
    ['/profile/settings'],
  ]);
  // 7-6: a changed password has put another one in its place.
  transport.onBearer('bearer-2');
  expect(transport.bearer()).toBe('bearer-2');
  stop();
});

test('2.1-1 a launch goes on in the language of the account, and a page already in it stays', async () => {
  for (const [locale, restarts] of [
    ['en', ['/ru/gamehall?a=1']],
    ['ru', []],
  ] as const) {
    const platform = fakePlatform({ registration });
    const { root, transport } = testRoot({
      platform,
      locale,
      address: '/gamehall?a=1',
      answers: {
        'POST auth.register': () => ({ status: 'SIGNED_IN', payload: { uid: 7, token: 'bearer-1' } }),
        'GET account.getInfo': () => wireAccount(7, { locale: 'ru' }),
      },
    });
    const stop = startSession(root, transport);
    await settle();
    expect(platform.restarts).toEqual(restarts);
    stop();
  }
});

test('2.1-1 a session from before does not change the language of a page', async () => {
  const { root, transport, platform } = testRoot({
    answers: { 'GET account.getInfo': () => wireAccount(7, { locale: 'ru' }) },
  });
  const stop = startSession(root, transport);
  await settle();
  expect([root.session.isPlayer, platform.restarts]).toEqual([true, []]);
  stop();
});

/** Ada (uid 7) is signed in by cookie; the launch belongs to uid 9, who replaces her only if she agrees. */
function adaIsHere() {
  const answers: Answers = {
    'POST auth.register': ({ replaces }) =>
      replaces === '7'
        ? { status: 'SIGNED_IN', payload: { uid: 9, token: 'bearer-9' } }
        : { status: 'ANOTHER_PLAYER', payload: null },
    'GET account.getInfo': () => wireAccount(root.session.bearer === null ? 7 : 9),
  };
  const { root, operator, transport } = testRoot({ platform: fakePlatform({ registration }), answers });
  return { root, operator, stop: startSession(root, transport) };
}

test('1-22 a launch of another user asks the signed-in player first, and changes nothing if they refuse', async () => {
  const { root, operator, stop } = adaIsHere();
  await settle();
  expect([root.session.uid, root.dialogs.stack.map(({ name, props }) => [name, props])]).toEqual([
    7,
    [['switchPlayer', { current: wireAccount(7).login, launching: '@robin' }]],
  ]);
  root.dialogs.dismissTop();
  await settle();
  expect([root.session.uid, root.session.bearer]).toEqual([7, null]);
  expect(operator.calls.filter(({ key }) => key === 'POST auth.register')).toHaveLength(1);
  stop();
});

test('1-22 the launch’s user replaces a player who agrees', async () => {
  const { root, stop } = adaIsHere();
  await settle();
  root.dialogs.stack[0]?.settle(true);
  await settle();
  expect([root.session.uid, root.session.bearer, root.notices.list]).toEqual([9, 'bearer-9', []]);
  stop();
});

const refusedLaunch = (data: Readonly<Record<string, unknown>>) => () =>
  Promise.reject(new ApiError('AuthorizationException', 401, data, 'refused'));

const closed = new ApiError('InvalidRequestException', 400, { reason: 'registration_closed' }, '');

test.each<[string, NonNullable<Answers['POST auth.register']>, keyof typeof core.launch]>([
  ['by a fault', () => Promise.reject(new ApiError('InternalServerErrorException', 500, {}, '')), 'failed'],
  ['because it is too old', refusedLaunch({}), 'stale'],
  ['in a break', refusedLaunch({ excluded_until: '2026-06-01T00:00:00.000Z' }), 'excluded'],
  ['where no new players are taken', () => Promise.reject(closed), 'closed'],
  ['into a closed account', () => Promise.reject(new ApiError('UserDeletedException', 401, {}, '')), 'accountClosed'],
])('8-23 a launch that fails %s says why, and the player continues as a guest', async (_how, answer, text) => {
  const { root, transport } = testRoot({
    platform: fakePlatform({ registration }),
    answers: { 'POST auth.register': answer, ...guest },
  });
  const stop = startSession(root, transport);
  await settle();
  expect([root.session.status, root.notices.list]).toMatchObject([
    'guest',
    [{ type: 'error', text: core.launch[text] }],
  ]);
  stop();
});

test.each([
  ['that its player has signed out of', { signed_out: true }, 'signedOut', 'info'],
  ['that is too old', {}, 'stale', 'error'],
] as const)(
  '8-23 a launch %s says how to open a fresh one, and offers the other ways at once',
  async (_how, data, text, type) => {
    const { root, transport } = testRoot({
      platform: fakePlatform({ registration }),
      answers: { 'POST auth.register': refusedLaunch(data), ...guest },
    });
    const stop = startSession(root, transport);
    await settle();
    expect(root.session.status).toBe('guest');
    expect(root.notices.list).toMatchObject([{ type, text: core.launch[text], data: { label: core.signIn } }]);
    expect(core.launch[text]).toContain('press the bot’s button');
    (root.notices.list[0]!.data as { readonly onRetry: () => void }).onRetry();
    expect(root.dialogs.stack).toMatchObject([{ name: 'auth', props: { view: 'authorization' } }]);
    stop();
  },
);

test('3-7 a guest returning to this tab after signing in in another one becomes a player here too', async () => {
  const { root, operator, transport, navigated } = testRoot({
    answers: guest,
    address: '/?redirectUrl=%2Fprofile%2Fsettings',
  });
  const stop = startSession(root, transport);
  await settle();
  operator.answers = player;
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect([root.session.status, navigated.map(({ path }) => path)]).toEqual(['player', ['/profile/settings']]);
  const asked = operator.calls.length;
  document.dispatchEvent(new Event('visibilitychange'));
  stop();
  root.session.end();
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(operator.calls.length).toBe(asked);
});

test('3-7 returning to a tab leaves a guest’s open dialog as it is', async () => {
  const { root, operator, transport } = testRoot({ answers: guest });
  const stop = startSession(root, transport);
  await settle();
  void root.dialogs.open(confirm, {});
  operator.answers = player;
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(root.session.status).toBe('guest');
  stop();
});

test('a cookie tells the next load that a player was signed in, until the session ends', async () => {
  document.cookie = 'croupier_visitor=; Path=/; Max-Age=-1';
  const { root, transport } = testRoot({ answers: player });
  const hint = () => [document.documentElement.dataset['visitor'], document.cookie.includes('croupier_visitor=player')];
  const stop = startSession(root, transport);
  await settle();
  expect(hint()).toEqual(['player', true]);
  root.session.end();
  expect(hint()).toEqual(['guest', false]);
  stop();
});

test('a wrong hint cookie is corrected once the session is known', async () => {
  document.cookie = 'croupier_visitor=player; Path=/';
  document.documentElement.dataset['visitor'] = 'player';
  const { root, transport } = testRoot({ answers: guest });
  const stop = startSession(root, transport);
  expect(document.documentElement.dataset['visitor']).toBe('player');
  await settle();
  expect([document.documentElement.dataset['visitor'], document.cookie.includes('croupier_visitor')]).toEqual([
    'guest',
    false,
  ]);
  stop();
});

test.each([
  ['REGISTERED', ['registered']],
  ['SIGNED_IN', ['signedIn']],
] as const)('4-4, 4-15 a launch answered %s has its follow-ups, once the session is known', async (status, steps) => {
  const opened: string[] = [];
  const step = (after: 'signedIn' | 'registered', order: number) => ({
    order,
    after: [after],
    open: async ({ session }: { readonly session: { readonly uid: number } }) => {
      opened.push(after);
      expect(session.uid).toBe(7);
    },
  });
  const { root, transport } = testRoot({
    platform: fakePlatform({ registration }),
    answers: { 'POST auth.register': () => ({ status, payload: { uid: 7, token: 'bearer-1' } }), ...player },
    afterAuth: [step('signedIn', 1), step('registered', 2)],
  });
  const stop = startSession(root, transport);
  await eventually(() => expect(opened).toEqual(steps));
  stop();
});

test('4-4 a session that is found at page load has no follow-ups: nobody has just signed in', async () => {
  const opened: string[] = [];
  const { root, transport } = testRoot({
    answers: player,
    afterAuth: [{ order: 1, after: ['signedIn', 'registered'], open: async () => opened.push('') }],
  });
  const stop = startSession(root, transport);
  await settle();
  expect([root.session.status, opened]).toEqual(['player', []]);
  stop();
});

test('8-12 a first session request that is refused is not repeated', async () => {
  const { root, operator, clock, transport } = testRoot({
    answers: { 'GET account.getInfo': () => Promise.reject(new ApiError('UserBannedException', 403, {}, '')) },
  });
  const stop = startSession(root, transport);
  await clock.advance(10_000);
  expect([operator.calls.length, clock.waiting]).toEqual([1, 0]);
  stop();
});

test('3-7 a tab that goes out of sight asks for nothing', async () => {
  const { root, operator, transport } = testRoot({ answers: guest });
  const stop = startSession(root, transport);
  await settle();
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
  await settle();
  expect(operator.calls).toHaveLength(1);
  stop();
});

test('2.5-4 a guest at the index keeps the wanted address: only a player goes there', async () => {
  const { root, transport, navigated } = testRoot({ answers: guest, address: '/?redirectUrl=%2Fprofile%2Fsettings' });
  const stop = startSession(root, transport);
  await settle();
  expect(navigated).toEqual([]);
  stop();
});

/** A launch by the link of a handoff. */
async function handedHere(answers: Answers, language = 'en') {
  const base = fakePlatform({ registration });
  const platform = { ...base, launch: { ...base.launch, language } };
  const made = testRoot({
    platform,
    address: '/hand/Zm9v',
    answers: {
      'POST auth.register': () => ({ status: 'REGISTERED', payload: { uid: 7, token: 'bearer-1' } }),
      ...answers,
    },
  });
  const stop = startSession(made.root, made.transport);
  await settle();
  return { ...made, stop };
}

test('1-22 a launch by the link of a handoff signs its own user in only once the page is left', async () => {
  const { root, operator, stop } = await handedHere(guest);
  expect([operator.keys(), root.session.status]).toEqual([['GET account.getInfo'], 'guest']);
  operator.answers = { ...operator.answers, ...player };
  root.place.arrive('/', '');
  await settle();
  expect([operator.keys().includes('POST auth.register'), root.session.uid]).toEqual([true, 7]);
  stop();
});

test('1-22 who has come by a handoff keeps its session: the launch signs nobody in', async () => {
  const { root, operator, stop } = await handedHere(guest);
  Object.assign(operator.answers, player);
  root.session.keepBearer('handed');
  await root.session.load();
  root.place.arrive('/gamehall', '');
  await settle();
  expect([operator.keys().includes('POST auth.register'), root.session.bearer]).toEqual([false, 'handed']);
  stop();
});

test('2.1-1 the link of a handoff is shown in the language of the launch', async () => {
  expect((await handedHere(guest, 'ru')).platform.restarts).toEqual(['/ru/hand/Zm9v']);
  expect((await handedHere(guest, 'fr')).platform.restarts).toEqual([]);
});
