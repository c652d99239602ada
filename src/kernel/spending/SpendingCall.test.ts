import { describe, expect, test } from 'vitest';
import { ApiError, NoAnswerError } from '../../lib/errors.ts';
import { memoryStore } from '../../lib/keyValueStore.ts';
import { PendingCalls } from './PendingCalls.ts';
import { PlayerChangedError } from './PlayerChangedError.ts';
import { SpendingCall } from './SpendingCall.ts';
import { FakeClock, settle } from '../../../tests/fakes/FakeClock.ts';
import { deferred } from '../../../tests/fakes/fakeCall.ts';
import { createTestApp } from '../../../tests/fakes/testApp.ts';

const refusal = (type: ConstructorParameters<typeof ApiError>[0], retryAfter: number | null = null) =>
  new ApiError(type, 422, {}, type, retryAfter);
const noAnswer = () => new NoAnswerError('network');

/** Sets up a call with these answers in turn: an error is thrown, a string is the outcome, a promise is awaited. */
function setUp(...answers: (Error | string | Promise<string>)[]) {
  const app = createTestApp({ uid: 7 });
  const clock = new FakeClock();
  const storage = memoryStore();
  const pending = new PendingCalls(storage, clock, 'spend');
  const sent: { readonly key: string; readonly stored: string | null }[] = [];
  const players: number[] = [];
  let keys = 0;
  const call = new SpendingCall<string, string>(
    { clock, session: app.session, pending, makeKey: () => `key-${(keys += 1)}` },
    async (_input, key, uid) => {
      players.push(uid);
      sent.push({ key, stored: pending.left(7)?.key ?? null });
      const answer = answers.shift();
      if (answer === undefined) throw new Error('one call too many');
      if (answer instanceof Error) throw answer;
      return answer;
    },
    (input) => input,
    (input) => ({ input }),
  );
  return { app, call, clock, pending, players, sent };
}

test('I8 while the player is asked for a proof nothing is on its way, and the time does not count', async () => {
  const app = createTestApp({ uid: 7 });
  const clock = new FakeClock();
  const proof = deferred<void>();
  const answer = deferred<string>();
  const call = new SpendingCall<string, string>(
    {
      clock,
      session: app.session,
      pending: new PendingCalls(memoryStore(), clock, 'spend'),
      makeKey: () => 'key-1',
    },
    async (_input, _key, _uid, onProving) => {
      onProving(true);
      await proof.promise;
      onProving(false);
      return answer.promise;
    },
    (input) => input,
    (input) => ({ input }),
  );
  const outcome = call.run('fifty');
  await clock.advance(60_000);
  expect(call.phase).toBe('sending');
  proof.resolve();
  await clock.advance(10_000);
  expect(call.phase).toBe('checking');
  answer.resolve('done');
  expect([await outcome, clock.waiting]).toEqual(['done', 0]);
});

describe('I4 one key, one effect', () => {
  test('the key is stored before anything is sent, and dropped once the outcome is known', async () => {
    const { call, pending, sent } = setUp('done');
    await expect(call.run('fifty')).resolves.toBe('done');
    expect(sent).toEqual([{ key: 'key-1', stored: 'key-1' }]);
    expect(pending.left(7)).toBeNull();
    expect(call.phase).toBe('idle');
  });

  test('I8 an uncertain outcome shows "checking" and retries with the same key, with growing delays', async () => {
    const { call, clock, sent } = setUp(
      noAnswer(),
      refusal('InternalServerErrorException'),
      new NoAnswerError('malformed'),
      'done',
    );
    const outcome = call.run('fifty');
    await settle();
    expect(call.phase).toBe('checking');
    await clock.advance(999);
    expect(sent).toHaveLength(1);
    await clock.advance(1);
    expect(sent).toHaveLength(2);
    await clock.advance(2000);
    expect(sent).toHaveLength(3);
    await clock.advance(4000);
    await expect(outcome).resolves.toBe('done');
    expect(new Set(sent.map(({ key }) => key))).toEqual(new Set(['key-1']));
  });

  test('4-15 a second press joins the running call', async () => {
    const { call, sent } = setUp(Promise.resolve('done'));
    const [one, two] = await Promise.all([call.run('fifty'), call.run('fifty')]);
    expect([one, two]).toEqual(['done', 'done']);
    expect(sent).toHaveLength(1);
  });

  test('a refusal ends the call, and the next press has a new key', async () => {
    const { call, pending, sent } = setUp(refusal('BillingTransactionDeclinedException'), 'done');
    await expect(call.run('fifty')).rejects.toThrow('BillingTransactionDeclinedException');
    expect(pending.left(7)).toBeNull();
    await call.run('fifty');
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });

  test('8-5 a payment service error keeps the key for the next press of the same order', async () => {
    const { call, pending, sent } = setUp(refusal('BillingUnavailableException', 5), 'done', 'other');
    await expect(call.run('fifty')).rejects.toThrow('BillingUnavailableException');
    expect(pending.left(7)).toMatchObject({ key: 'key-1', isTold: true });
    await call.run('fifty');
    await call.run('sixty');
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2']);
  });

  test('I8 an unreadable answer is uncertain: "checking", the same key, never a refusal', async () => {
    const { call, clock, sent } = setUp(new TypeError('no such field'), 'done');
    const outcome = call.run('fifty');
    await settle();
    expect(call.phase).toBe('checking');
    await clock.advance(1000);
    await expect(outcome).resolves.toBe('done');
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  });

  test('a different order after a payment service error has a new key', async () => {
    const { call, sent } = setUp(refusal('BillingServiceErrorException'), 'done');
    await expect(call.run('fifty')).rejects.toThrow();
    await call.run('sixty');
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });
});

describe('while checking', () => {
  test('an expired session does not decide the payment: the call waits for the same player', async () => {
    const { app, call, clock, sent } = setUp(noAnswer(), refusal('AuthorizationException'), 'done');
    const outcome = call.run('fifty');
    await clock.advance(500);
    app.runOut();
    await clock.advance(60_000);
    expect(sent).toHaveLength(1);
    app.signIn(7);
    await clock.advance(10_000);
    await expect(outcome).resolves.toBe('done');
    expect(sent.every(({ key }) => key === 'key-1')).toBe(true);
  });

  test('I4 another player has no pending call; the order waits for its own player, without requests meanwhile', async () => {
    const { app, call, clock, pending, players, sent } = setUp(noAnswer(), 'mine', 'done');
    const told = call.run('fifty').catch((error: unknown) => error);
    await clock.advance(500);
    app.runOut();
    expect(call.phase).toBe('checking');
    app.signIn(8);
    expect(call.phase).toBe('idle');
    expect(await told).toBeInstanceOf(PlayerChangedError);
    await clock.advance(60_000);
    expect([sent.length, pending.left(7)?.key]).toEqual([1, 'key-1']);

    await expect(call.run('fifty')).resolves.toBe('mine');
    expect([sent[1]?.key, pending.left(8), pending.left(7)?.key]).toEqual(['key-2', null, 'key-1']);
    app.signIn(7);
    await expect(call.run('fifty', 'key-1')).resolves.toBe('done');
    expect([sent[2]?.key, pending.left(7)]).toEqual(['key-1', null]);
    // Each request names the player of its order.
    expect(players).toEqual([7, 8, 7]);
  });

  test('I4 a player who signs out and in again asks for the outcome with the same key', async () => {
    const { app, call, clock, pending } = setUp(noAnswer(), 'done');
    const told = call.run('fifty').catch((error: unknown) => error);
    await clock.advance(500);
    app.signIn(0);
    expect([await told, call.phase]).toEqual([expect.any(PlayerChangedError), 'idle']);
    app.signIn(7);
    const left = pending.left(7);
    expect(left?.key).toBe('key-1');
    await expect(call.run('fifty', left?.key)).resolves.toBe('done');
    expect(pending.left(7)).toBeNull();
  });

  test.each<
    [string, (answer: { give: (text: string) => void; refuse: (error: Error) => void }) => void, string | undefined]
  >([
    ['a result stays to be asked for', ({ give }) => give('done'), 'key-1'],
    ['a refusal is the end of it', ({ refuse }) => refuse(refusal('BillingTransactionDeclinedException')), undefined],
    [
      'a stumble keeps the key for the next press',
      ({ refuse }) => refuse(refusal('BillingUnavailableException')),
      'key-1',
    ],
    ['no answer stays to be found out', ({ refuse }) => refuse(noAnswer()), 'key-1'],
  ])(
    'I4 an answer that arrives after another player has signed in changes nothing for them: %s',
    async (_what, answer, kept) => {
      let give = (_text: string) => {};
      let refuse = (_error: Error) => {};
      const { app, call, clock, pending, sent } = setUp(
        new Promise((resolve, reject) => ([give, refuse] = [resolve, reject])),
        new Promise(() => {}),
      );
      const told = call.run('fifty').catch((error: unknown) => error);
      await settle();
      app.signIn(8);
      expect(await told).toBeInstanceOf(PlayerChangedError);
      void call.run('fifty');
      answer({ give, refuse });
      await settle();
      expect([call.phase, pending.left(8)?.key, pending.left(7)?.key]).toEqual(['sending', 'key-2', kept]);
      await clock.advance(5_000);
      expect([call.phase, sent.length]).toEqual(['sending', 2]);
    },
  );

  test('8-5 the key kept after a payment service error belongs to its player', async () => {
    const { app, call, sent } = setUp(refusal('BillingUnavailableException'), 'done');
    await expect(call.run('fifty')).rejects.toThrow();
    app.signIn(8);
    await call.run('fifty');
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });

  test('the delay of a 429 is respected', async () => {
    const { call, clock, sent } = setUp(noAnswer(), refusal('TooManyRequestsException', 30), 'done');
    const outcome = call.run('fifty');
    await clock.advance(1000);
    expect(sent).toHaveLength(2);
    await clock.advance(29_999);
    expect(sent).toHaveLength(2);
    await clock.advance(1);
    await expect(outcome).resolves.toBe('done');
  });

  test('a first 401 is a refusal: nothing was done', async () => {
    const { call, pending } = setUp(refusal('AuthorizationException'));
    await expect(call.run('fifty')).rejects.toThrow('AuthorizationException');
    expect(pending.left(7)).toBeNull();
  });

  test('I8 ten seconds without an answer show "checking"', async () => {
    let finish = (_text: string) => {};
    const { call, clock } = setUp(new Promise((resolve) => (finish = resolve)));
    const outcome = call.run('fifty');
    await clock.advance(9999);
    expect(call.phase).toBe('sending');
    await clock.advance(1);
    expect(call.phase).toBe('checking');
    finish('done');
    await expect(outcome).resolves.toBe('done');
    expect(clock.waiting).toBe(0);
  });
});

test('a record of another player, an invalid one, or one older than a day is no pending call', async () => {
  const clock = new FakeClock();
  const storage = memoryStore();
  const pending = new PendingCalls(storage, clock, 'spend');
  pending.keep(7, 'key-1', { amount: '5' });
  expect(pending.left(7)).toMatchObject({ key: 'key-1', input: { amount: '5' } });
  expect(pending.left(8)).toBeNull();
  await clock.advance(86_400_000);
  expect(pending.left(7)).toBeNull();
  for (const text of ['', '{', '[null]', '[{}]', 'null', '[]', '{"uid":7}', '{"uid":7,"key":1,"at":1,"input":{}}']) {
    storage.set('spend', text);
    expect(pending.left(7)).toBeNull();
  }
});
