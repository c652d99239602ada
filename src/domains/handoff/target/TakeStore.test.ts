import { expect, test } from 'vitest';
import { fakeCall } from '../../../../tests/fakes/fakeCall.ts';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { FakeClock } from '../../../../tests/fakes/FakeClock.ts';
import { ApiError, NoAnswerError } from '../../../lib/errors.ts';
import { createHandoffApi } from '../api.ts';
import type { Taken } from '../api.ts';
import { TakeStore } from './TakeStore.ts';

const place = { path: '/gamehall', search: '?query=a', hash: '', scroll: 7, drafts: '' };
const waiting: Taken = { status: 'WAITING', payload: null, place: null };
const signedIn = (token: string | null): Taken => ({ status: 'SIGNED_IN', payload: { uid: 7, token }, place });
const refuse = (field: string, code: string) => () =>
  Promise.reject(new ApiError('InvalidParameterException', 422, { [field]: [{ code }] }, 'refused'));

interface Visitor {
  /** Who is signed in before; a guest by default. */
  readonly uid?: number;
  readonly answers?: Answers;
  readonly launch?: string;
  readonly isWilling?: boolean;
  /** Whom the operator takes the browser for after the session was opened. */
  readonly after?: number;
}

/** The target's page; `replies` are the operator's to `take`, in their order. */
function target(replies: readonly (Taken | (() => Promise<never>))[], visitor: Visitor = {}) {
  const { uid = 0, answers = {}, launch = '', isWilling = true, after = 7 } = visitor;
  const clock = new FakeClock();
  const left = [...replies];
  const operator = fakeCall({
    'POST handoff.claim': () => ({
      claim: 'secret',
      number: 42,
      expires_at: new Date(clock.now() + 60_000).toISOString(),
    }),
    'POST handoff.take': () => {
      const next = left.shift() ?? waiting;
      return typeof next === 'function' ? next() : next;
    },
    ...answers,
  });
  const session = {
    uid,
    bearer: '',
    loads: 0,
    keepBearer: (token: string) => void (session.bearer = token),
    load: async () => {
      session.loads += 1;
      if (left.length === 0) session.uid = after;
    },
  };
  const store = new TakeStore(createHandoffApi(operator.call, session), { clock, session, launch });
  const arrived: Taken['place'][] = [];
  let questions = 0;
  const close = store.open('c1');
  const start = () =>
    store.start({
      askToReplace: async () => {
        questions += 1;
        return isWilling;
      },
      onTaken: (found) => void arrived.push(found),
    });
  return { store, clock, operator, session, arrived, start, close, questions: () => questions };
}

test('nothing is claimed before the player’s press, which shows the number', async () => {
  const { store, operator, start } = target([]);
  expect([store.state, operator.calls]).toEqual(['ready', []]);
  await Promise.all([start(), start()]);
  expect(operator.calls).toEqual([{ key: 'POST handoff.claim', input: { code: 'c1' } }]);
  expect([store.state, store.number]).toEqual(['waiting', 42]);
});

test('the session is asked for until the player has answered; then the page goes on', async () => {
  const { store, clock, operator, start, arrived, session } = target([waiting, waiting, signedIn(null)]);
  await start();
  await clock.advance(6_000);
  expect(operator.calls.slice(1).map(({ input }) => input)).toEqual(
    Array.from({ length: 3 }, () => ({ claim: 'secret', replaces: '', payload: '' })),
  );
  expect([arrived, session.bearer, session.uid, clock.waiting, store.state]).toEqual([[place], '', 7, 0, 'entering']);
});

test('a shell without cookies keeps the bearer token', async () => {
  const { clock, start, arrived, session } = target([signedIn('bearer')]);
  await start();
  await clock.advance(2_000);
  expect([session.bearer, arrived]).toEqual(['bearer', [place]]);
});

test('a browser that refuses the cookie says so, and the page does not go on', async () => {
  const { store, clock, start, arrived } = target([signedIn(null)], { after: 0 });
  await start();
  await clock.advance(2_000);
  expect([store.state, store.fault?.code, arrived]).toEqual(['over', 'noSession', []]);
});

test('a lost answer about the open session is asked for again', async () => {
  const { clock, start, arrived, session, operator } = target([signedIn('bearer')]);
  const { load } = session;
  session.load = async () => {
    session.load = load;
    throw new NoAnswerError('network');
  };
  await start();
  await clock.advance(4_000);
  expect([arrived, session.uid]).toEqual([[place], 7]);
  expect(operator.keys()).toEqual(['POST handoff.claim', 'POST handoff.take']);
});

test('the same player needs no session', async () => {
  const { clock, start, arrived, session, questions } = target([{ status: 'SAME_PLAYER', payload: null, place }], {
    uid: 7,
  });
  await start();
  await clock.advance(2_000);
  expect([arrived, session.loads, questions()]).toEqual([[place], 0, 0]);
});

test('another player is asked first, and replaced once they agree', async () => {
  const { clock, start, operator, arrived, questions } = target(
    [{ status: 'ANOTHER_PLAYER', payload: null, place: null }, signedIn(null)],
    { uid: 9 },
  );
  await start();
  await clock.advance(2_000);
  expect(operator.calls.at(-1)?.input).toEqual({ claim: 'secret', replaces: '9', payload: '' });
  expect([questions(), arrived]).toEqual([1, [place]]);
});

test('another player who declines stays', async () => {
  const { store, clock, start, operator, arrived } = target(
    [{ status: 'ANOTHER_PLAYER', payload: null, place: null }, waiting],
    { uid: 9, isWilling: false },
  );
  await start();
  await clock.advance(10_000);
  expect([store.state, store.fault?.code, arrived, clock.waiting]).toEqual(['over', 'declined', [], 0]);
  expect(operator.keys()).toEqual(['POST handoff.claim', 'POST handoff.take']);
});

test('the launch of a messenger that has signed nobody in is shown to the operator', async () => {
  for (const [uid, payload] of [
    [0, 'raw'],
    [7, ''],
  ] as const) {
    const { clock, start, operator } = target([signedIn('bearer')], { uid, launch: 'raw' });
    await start();
    await clock.advance(2_000);
    expect(operator.calls.at(-1)?.input).toMatchObject({ payload });
  }
});

test.each(['wrongCode', 'expiredCode', 'usedCode'])('a link that is refused with %s says so for good', async (code) => {
  const { store, start } = target([], { answers: { 'POST handoff.claim': refuse('code', code) } });
  await start();
  expect([store.state, store.fault]).toEqual(['over', { code, isFinal: true, seconds: 0 }]);
});

test.each(['deniedCode', 'expiredCode', 'sourceEnded', 'otherTelegram', 'usedCode'])(
  'a session that is refused with %s is asked for no more',
  async (code) => {
    const { store, clock, start, arrived } = target([waiting, refuse('claim', code)]);
    await start();
    await clock.advance(10_000);
    expect([store.state, store.fault?.code, clock.waiting, arrived]).toEqual(['over', code, 0, []]);
  },
);

test('a player who takes a break is told', async () => {
  const { store, clock, start } = target([
    () => Promise.reject(new ApiError('AuthorizationException', 401, { excluded_until: 'x' }, 'away')),
  ]);
  await start();
  await clock.advance(2_000);
  expect([store.state, store.fault?.code]).toEqual(['over', 'away']);
});

test('a claim without an answer can be tried again; while the number is shown, lost answers are', async () => {
  const lost = () => Promise.reject(new NoAnswerError('network'));
  const { store, clock, start, operator, arrived } = target([lost, lost, signedIn(null)]);
  const claim = operator.answers['POST handoff.claim'];
  operator.answers['POST handoff.claim'] = lost;
  await start();
  expect([store.state, store.fault]).toEqual(['ready', { code: 'noAnswer', isFinal: false, seconds: 0 }]);
  if (claim) operator.answers['POST handoff.claim'] = claim;
  await start();
  await clock.advance(6_000);
  expect(arrived).toEqual([place]);
});

test('without any answer the wait ends with the claim’s time', async () => {
  const { store, clock, start } = target([], {
    answers: { 'POST handoff.take': () => Promise.reject(new NoAnswerError('network')) },
  });
  await start();
  await clock.advance(60_000);
  expect([store.state, store.fault?.code, clock.waiting]).toEqual(['over', 'noAnswer', 0]);
});

test('leaving the page ends the asking, and another link starts anew', async () => {
  const { store, clock, start, close, operator } = target([waiting]);
  await start();
  close();
  await clock.advance(10_000);
  expect([operator.keys(), clock.waiting]).toEqual([['POST handoff.claim'], 0]);
  store.open('c2');
  await start();
  expect(operator.calls.at(-1)).toEqual({ key: 'POST handoff.claim', input: { code: 'c2' } });
});
