import { expect, test } from 'vitest';
import { FakeClock, settle } from '../../../../../tests/fakes/FakeClock.ts';
import { fakePlatform } from '../../../../../tests/fakes/fakePlatform.ts';
import { ApiError } from '../../../../lib/errors.ts';
import type { SocialTicket } from '../../api.ts';
import { TicketStore } from './TicketStore.ts';
import { notYet, signedIn } from '../../SignInResult.ts';

const answer = (status: SocialTicket['status'], more: Partial<SocialTicket> = {}): SocialTicket => ({
  status,
  challenge: '',
  payload: null,
  ...more,
});
const refusal = (code: string) => new ApiError('InvalidParameterException', 422, { payload: [{ code }] }, 'refused');

function make() {
  const opened: string[] = [];
  const platform = {
    ...fakePlatform(),
    openExternal: (address: string) => {
      opened.push(address);
      return 'opened' as const;
    },
  };
  const clock = new FakeClock();
  const state = {
    next: answer('WAITING') as SocialTicket | Error,
    opening: null as Error | null,
    asked: 0,
    bearer: '',
  };
  const session = {
    uid: 0,
    keepBearer: (token: string) => void (state.bearer = token),
    load: async () => void (session.uid = state.bearer === '' ? 0 : 7),
  };
  const api = {
    openSocial: async () => {
      if (state.opening !== null) throw state.opening;
      return { id: 'abc', address: 'https://site.test/oauth/telegram?ticket=x' };
    },
    takeSocial: async () => {
      state.asked += 1;
      if (state.next instanceof Error) throw state.next;
      return state.next;
    },
  };
  const store = new TicketStore({ platform, clock, session, api });
  const ends: unknown[] = [];
  const note = (attempt: Promise<unknown>) => void attempt.then((result) => ends.push(result));
  return {
    opened,
    clock,
    state,
    store,
    ends,
    session,
    start: () => note(store.start('lumen')),
    resume: () => note(store.resume('abc')),
  };
}

test('2.9-9 the service opens in the browser outside, and the operator is asked until somebody has answered', async () => {
  const { store, start, opened, clock, state, ends, session } = make();
  start();
  expect([store.status, store.isBusy]).toEqual(['outside', true]);
  await settle();
  expect(opened).toEqual(['https://site.test/oauth/telegram?ticket=x']);
  await clock.advance(4_100);
  expect([state.asked, ends]).toEqual([2, []]);
  state.next = answer('OK', { payload: { uid: 7, token: 'bearer' } });
  await clock.advance(2_000);
  expect([store.status, ends, session.uid, clock.waiting]).toEqual(['idle', [signedIn], 7, 0]);
});

test.each([
  ['CANCELLED', 'cancelled'],
  ['FAILED', 'failed'],
  ['CLOSED', 'noNew'],
  ['BANNED', 'banned'],
  ['DELETED', 'deleted'],
  ['EXPIRED', 'expired'],
  ['HELD', 'held'],
] as const)('%s ends it as %s', async (said, status) => {
  const { store, start, clock, state, ends } = make();
  start();
  state.next = answer(said);
  await clock.advance(2_100);
  expect([store.status, ends, clock.waiting]).toEqual([status, [notYet], 0]);
});

test('4-10 a second factor goes on with its challenge', async () => {
  const { start, clock, state, ends } = make();
  start();
  state.next = answer('SECOND_FACTOR', { challenge: 'token' });
  await clock.advance(2_100);
  expect(ends).toEqual([{ kind: 'challenged', challenge: 'token' }]);
});

test.each(['accountInUse', 'otherTelegram', 'unavailable'])('the refusal %s is told, at either end', async (code) => {
  const before = make();
  before.state.opening = refusal(code);
  before.start();
  await settle();
  expect([before.store.status, before.opened, before.ends]).toEqual([code, [], [notYet]]);
  const after = make();
  after.start();
  after.state.next = refusal(code);
  await after.clock.advance(2_100);
  expect([after.store.status, after.ends, after.clock.waiting]).toEqual([code, [notYet], 0]);
});

test('an answer that does not arrive is asked for again; giving up stops the asking', async () => {
  const { store, start, clock, state, ends } = make();
  start();
  state.next = new Error('offline');
  await clock.advance(4_100);
  expect([store.status, state.asked]).toEqual(['outside', 2]);
  store.cancel();
  await settle();
  expect([store.status, ends, clock.waiting]).toEqual(['idle', [notYet], 0]);
});

test('a resumed ticket is asked for once', async () => {
  const { store, resume, clock, state, ends } = make();
  resume();
  await settle();
  expect([store.status, ends, state.asked, clock.waiting]).toEqual(['idle', [notYet], 1, 0]);
});

test('a session that is not kept is told', async () => {
  const { store, start, clock, state, ends } = make();
  start();
  state.next = answer('OK', { payload: { uid: 7, token: null } });
  await clock.advance(2_100);
  expect([store.status, ends]).toEqual(['noSession', [notYet]]);
});
