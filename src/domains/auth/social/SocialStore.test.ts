import { expect, test } from 'vitest';
import { FakeClock, settle } from '../../../../tests/fakes/FakeClock.ts';
import { fakePlatform } from '../../../../tests/fakes/fakePlatform.ts';
import { SocialStore } from './SocialStore.ts';
import { notYet, signedIn } from '../SignInResult.ts';

function make({ load = async () => {} }: { readonly load?: () => Promise<void> } = {}) {
  const platform = fakePlatform();
  const clock = new FakeClock();
  const session = {
    isPlayer: false,
    load: async () => {
      await load();
      session.isPlayer = true;
    },
  };
  const store = new SocialStore({ platform, clock, session });
  const ends: unknown[] = [];
  const start = (service = 'lumen') =>
    void store.start(service, 'authorization', '/gamehall?q=a&b').then((result) => ends.push(result));
  const say = async (outcome: unknown) => {
    platform.say({ source: 'croupier.social', outcome });
    await settle();
  };
  return { platform, clock, session, store, ends, start, say, window: () => platform.windows.at(-1)! };
}

test('7-111, 9-15 a press opens /oauth/init for the service in a window of 640x480, at once', () => {
  const { store, start, platform } = make();
  start('orbit');
  expect([store.status, store.service]).toEqual(['waiting', 'orbit']);
  const { address, size } = platform.windows[0]!;
  const url = new URL(address, 'http://site.test');
  expect([url.pathname, Object.fromEntries(url.searchParams), size]).toEqual([
    '/oauth/init',
    { service: 'orbit', redirect_url: '/gamehall?q=a&b', type_auth: 'authorization' },
    { width: 640, height: 480 },
  ]);
});

test('2.9-9 the message that all went well loads the session and ends the waiting, with nothing left behind', async () => {
  const { store, start, say, ends, clock, platform } = make();
  start();
  await say('signedIn');
  expect([store.status, ends, clock.waiting, platform.listening()]).toEqual(['idle', [signedIn], 0, 0]);
});

test('a second press while one is waiting shows the window again and opens no other', async () => {
  const { start, platform, window, ends } = make();
  start();
  start('orbit');
  await settle();
  expect([platform.windows.length, window().timesShown, ends]).toEqual([1, 1, [notYet]]);
});

test('a blocked window is reported, with the address for the way without one', async () => {
  const { store, start, platform, ends } = make();
  platform.areWindowsBlocked = true;
  start();
  await settle();
  expect([store.status, ends]).toEqual(['blocked', [notYet]]);
  expect(store.address).toMatch(/^\/oauth\/init\?/);
});

test('a window that is closed without a word is noticed', async () => {
  const { store, start, window, clock } = make();
  start();
  await clock.advance(5_000);
  expect(store.status).toBe('waiting');
  window().isClosed = true;
  await clock.advance(1_600);
  expect([store.status, clock.waiting]).toEqual(['closed', 0]);
});

test('a service that isolates its window (COOP) only seems to have closed it: its message still counts', async () => {
  const { store, start, window, clock, say, ends } = make();
  start();
  window().isClosed = true;
  await clock.advance(60_000);
  expect([store.status, ends]).toEqual(['closed', []]);
  await say('signedIn');
  expect([store.status, ends]).toEqual(['idle', [signedIn]]);
});

test('a message just before the window closes is not lost', async () => {
  const { store, start, window, clock, say, ends } = make();
  start();
  window().isClosed = true;
  await clock.advance(600);
  await say('signedIn');
  await clock.advance(5_000);
  expect([store.status, ends]).toEqual(['idle', [signedIn]]);
});

test.each([
  'cancelled',
  'failed',
  'refused',
  'expired',
  'tooMany',
  'banned',
  'deleted',
  'secondFactor',
  'held',
] as const)('2.9-9 the outcome %s ends the attempt, and another can begin', async (outcome) => {
  const { store, start, say, ends, clock, platform } = make();
  start();
  await say(outcome);
  expect([store.status, ends, clock.waiting, platform.listening()]).toEqual([outcome, [notYet], 0, 0]);
  start();
  expect(store.status).toBe('waiting');
});

test('a proof ends with its own outcome and loads no session; what other windows say of sign-ins is not its', async () => {
  const { store, platform, session, clock, say } = make();
  const ends: unknown[] = [];
  const prove = () => void store.start('lumen', 'proof', '/').then((result) => ends.push(result));
  prove();
  await say('signedIn');
  await say('secondFactor');
  expect([store.status, ends]).toEqual(['waiting', []]);
  await say('proved');
  expect([store.status, ends, session.isPlayer]).toEqual(['idle', [{ kind: 'proved' }], false]);
  prove();
  await say('otherPerson');
  expect([store.status, ends.at(-1), clock.waiting, platform.listening()]).toEqual(['otherPerson', notYet, 0, 0]);
});

test('what another window says of a proof does not end a sign-in', async () => {
  const { store, start, say, ends } = make();
  start();
  await say('proved');
  await say('otherPerson');
  expect([store.status, ends]).toEqual(['waiting', []]);
});

test('4-10 a challenge is passed on to the step of the code', async () => {
  const { store, start, platform, ends } = make();
  start();
  platform.say({ source: 'croupier.social', outcome: 'secondFactor', challenge: 'a-token-of-twenty-and-more' });
  await settle();
  expect([store.status, ends]).toEqual(['idle', [{ kind: 'challenged', challenge: 'a-token-of-twenty-and-more' }]]);
});

test.each([
  [{ source: 'croupier.social' }, 'waiting'],
  [{ source: 'croupier.social', outcome: 7 }, 'waiting'],
  [{ source: 'croupier.social', outcome: '<b>' }, 'failed'],
])('the strange message %j leaves it at %s', async (message, status) => {
  const { store, start, platform } = make();
  start();
  platform.say(message);
  await settle();
  expect(store.status).toBe(status);
});

test('giving up closes the window', async () => {
  const { store, start, window, ends, clock } = make();
  start();
  store.cancel();
  await settle();
  expect([store.status, window().isClosed, ends, clock.waiting]).toEqual(['idle', true, [notYet], 0]);
});

test('a session that the browser does not keep, and an answer that does not arrive, are told apart', async () => {
  const unkept = make();
  unkept.session.load = async () => {};
  unkept.start();
  await unkept.say('signedIn');
  expect([unkept.store.status, unkept.ends]).toEqual(['noSession', [notYet]]);
  const lost = make({
    load: async () => {
      throw new Error('offline');
    },
  });
  lost.start();
  await lost.say('signedIn');
  expect([lost.store.status, lost.ends]).toEqual(['noAnswer', [notYet]]);
});
