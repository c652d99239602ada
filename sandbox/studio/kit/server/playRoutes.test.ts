import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetDemos } from '../../server/sessionRepository.ts';
import { studioServer } from '../../server/studioServer.ts';
import { FakeOperator } from '../../server/testing/FakeOperator.ts';
import { openStudioDatabase } from '../../server/testing/openStudioDatabase.ts';
import type { PlaySessionReply } from './PlaySessions.ts';
import type { PlayReply, WirePlay } from './presentPlay.ts';

let database: Awaited<ReturnType<typeof openStudioDatabase>>;
let operator: FakeOperator;
let app: FastifyInstance;
let clock = 1_700_000_000_000;

beforeAll(async () => {
  database = await openStudioDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  clock += 100_000;
  operator = new FakeOperator(() => clock);
  app = Fastify();
  app.register(
    studioServer({
      database,
      clientDir: '.',
      embedders: ['http://localhost:3000'],
      operatorUrl: 'http://operator.test',
      secret: operator.secret,
      fetch: operator.fetch,
      now: () => clock,
      retryDelaysMs: [],
      reconcileEveryMs: 0,
    }),
  );
});
afterEach(() => app.close());

async function post<T>(path: string, payload: object): Promise<{ readonly status: number; readonly body: T }> {
  const reply = await app.inject({ method: 'POST', url: `/studio/api/${path}`, payload });
  return { status: reply.statusCode, body: reply.json() as T };
}

const BET = { stake: '1.00', clientSeed: 'mine' };

test('real play: session, bet, move and proof over HTTP', async () => {
  operator.game = 'video-poker';
  const { body: opened } = await post<PlaySessionReply>('session', {
    game: 'video-poker',
    mode: 'play',
    session: 'launch-1',
    locale: 'en',
  });
  expect(opened).toMatchObject({
    game: { sysname: 'video-poker', type: 'casino', rtp: '99.54' },
    balance: '100.00',
    stakes: { least: '0.20', most: '100.00', step: '0.10' },
    openRound: null,
  });
  const { body: dealt } = await post<PlayReply>('bet', {
    session: 'launch-1',
    ...BET,
    bet: {},
    requestId: 'request-1',
  });
  expect(dealt.balance).toBe('99.00');
  // A reload goes on with the open round.
  const { body: again } = await post<PlaySessionReply>('session', {
    game: 'video-poker',
    mode: 'play',
    session: 'launch-1',
    locale: 'en',
  });
  expect(again.openRound).toEqual(dealt.round);
  expect(again.commitment).toEqual(dealt.commitment);
  const unfinished = await app.inject(`/studio/api/rounds/${dealt.round.id}`);
  expect(unfinished.statusCode).toBe(404);
  const move = { session: 'launch-1', roundId: dealt.round.id, move: { hold: Array(5).fill(true) }, index: 0 };
  const { body: done } = await post<PlayReply>('move', move);
  expect(done.round.isOver).toBe(true);
  expect((await app.inject(`/studio/api/rounds/${dealt.round.id}`)).json<WirePlay>()).toEqual(done.round);
});

test.each([
  [{ ...BET, session: 'none', bet: {}, requestId: 'request-9' }, 'bet', 'SessionExpired'],
  [{ ...BET, session: 'none', bet: {}, requestId: '?' }, 'bet', 'InvalidParameter'],
  [{ session: 'none', roundId: 'r', move: {}, index: -1 }, 'move', 'InvalidParameter'],
  [{ session: 'none', roundId: 'r', move: {}, index: 0 }, 'move', 'SessionExpired'],
])('the request %j to %s is refused', async (payload, path, type) => {
  expect((await post<object>(path, payload)).body).toMatchObject({ error: { type } });
});

test('a bet that the rules refuse names its field', async () => {
  const { body } = await post<PlaySessionReply>('session', { game: 'mines', mode: 'demo', locale: 'en' });
  const bet = { session: body.session, ...BET, bet: { mines: 0 }, requestId: 'request-1' };
  expect(await post('bet', bet)).toMatchObject({
    status: 422,
    body: { error: { type: 'InvalidParameter', field: 'mines' } },
  });
});

test('an old demo is deleted with its rounds, one with a recent move is not', async () => {
  const opened = await Promise.all(
    ['mines', 'mines'].map(
      async (game) => (await post<PlaySessionReply>('session', { game, mode: 'demo', locale: 'en' })).body,
    ),
  );
  for (const { session } of opened) await post('bet', { session, ...BET, bet: { mines: 1 }, requestId: 'request-1' });
  const at = clock;
  clock += 1_000;
  const { body } = await post<PlaySessionReply>('session', {
    game: 'mines',
    mode: 'demo',
    locale: 'en',
    resume: opened[1]?.session,
  });
  await post('move', {
    session: body.session,
    roundId: body.openRound?.id,
    move: { kind: 'open', tile: 0 },
    index: 0,
  });
  await forgetDemos(database, at + 1);
  const left = await database.query<{ session: string }>(
    `SELECT session FROM vendors.studio_plays WHERE mode = 'demo' AND session = ANY($1)`,
    [opened.map(({ session }) => session)],
  );
  expect(left).toEqual([{ session: opened[1]?.session }]);
});
