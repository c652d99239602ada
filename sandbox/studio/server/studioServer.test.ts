import Fastify, { type FastifyInstance } from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { verifyRound } from '../engine/verifyRound.ts';
import type { SpinReply } from './presentRound.ts';
import { forgetDemos } from './sessionRepository.ts';
import type { SessionReply } from './SessionService.ts';
import { studioServer } from './studioServer.ts';
import { FakeOperator } from './testing/FakeOperator.ts';
import { openStudioDatabase } from './testing/openStudioDatabase.ts';
import { eventually } from '../../../tests/eventually.ts';

let database: Awaited<ReturnType<typeof openStudioDatabase>>;
let clientDir: string;
let operator: FakeOperator;
let app: FastifyInstance;
const clock = 1_700_000_000_000;

beforeAll(async () => {
  database = await openStudioDatabase();
  clientDir = await mkdtemp(join(tmpdir(), 'studio-client-'));
  await mkdir(join(clientDir, 'assets'));
  await writeFile(join(clientDir, 'index.html'), '<!doctype html><title>Game</title>');
  await writeFile(join(clientDir, 'secret.json'), '{}');
  await writeFile(join(clientDir, 'assets', 'game-1a2b.js'), 'export {};');
});

afterAll(async () => {
  await database.close();
  await rm(clientDir, { recursive: true });
});

beforeEach(() => {
  operator = new FakeOperator(() => clock);
  app = newApp(0);
});

afterEach(() => app.close());

function newApp(reconcileEveryMs: number): FastifyInstance {
  const server = Fastify();
  server.register(
    studioServer({
      database,
      clientDir,
      embedders: ['http://localhost:3000'],
      operatorUrl: 'http://operator.test',
      secret: operator.secret,
      fetch: operator.fetch,
      now: () => clock,
      retryDelaysMs: [],
      reconcileEveryMs,
      hasSandboxControls: reconcileEveryMs > 0,
    }),
  );
  return server;
}

async function post<T>(
  path: string,
  payload: object,
): Promise<{ status: number; headers: Record<string, unknown>; body: T }> {
  const reply = await app.inject({ method: 'POST', url: `/studio/api/${path}`, payload });
  return { status: reply.statusCode, headers: reply.headers, body: reply.json() as T };
}

const DEMO = { game: 'cherry-parade', mode: 'demo', locale: 'en' };

test.each(['rounds/%00', 'rounds/round-%00', 'rounds/%F0%9F%98%80'])(
  'an invalid round id (%s) is a 404',
  async (path) => {
    expect((await app.inject(`/studio/api/${path}`)).statusCode).toBe(404);
  },
);

test('new demos are limited per address, resumed ones are not; old ones are deleted with their rounds', async () => {
  const paced = Fastify();
  await paced.register(
    studioServer({
      database,
      clientDir,
      embedders: [],
      operatorUrl: 'http://operator.test',
      secret: operator.secret,
      fetch: operator.fetch,
      now: () => clock,
      reconcileEveryMs: 0,
      demoPace: { burst: 5, perSecond: 0.2 },
    }),
  );
  const open = (remoteAddress: string, more: object = {}) =>
    paced.inject({ method: 'POST', url: '/studio/api/session', payload: { ...DEMO, ...more }, remoteAddress });
  const replies = await Promise.all(Array.from({ length: 8 }, (_none, at) => open(`2001:db8::${at + 1}`)));
  const opened = replies.filter(({ statusCode }) => statusCode === 200).map((reply) => reply.json<SessionReply>());
  expect(opened).toHaveLength(5);
  const refused = replies.find(({ statusCode }) => statusCode === 429);
  expect([refused?.headers['retry-after'], refused?.json()]).toEqual([
    '5',
    { error: expect.objectContaining({ type: 'TooManyRequests', retryAfterMs: 5000 }) },
  ]);
  expect((await open('2001:db8::1', { resume: opened[0]?.session })).statusCode).toBe(200);
  expect((await open('198.51.100.1')).statusCode).toBe(200);
  await paced.close();

  const [played, idle] = [opened[0]!, opened[1]!];
  const spin = { session: played.session, stake: played.defaultStake, clientSeed: 'x', requestId: 'request-1' };
  expect((await post('spin', spin)).status).toBe(200);
  await database.query('UPDATE vendors.studio_sessions SET created_at = 1000 WHERE token = ANY($1::text[])', [
    [played.session, idle.session],
  ]);
  const left = async () =>
    (
      await database.query<{ token: string }>(
        'SELECT token FROM vendors.studio_sessions WHERE token = ANY($1::text[])',
        [[played.session, idle.session]],
      )
    ).map(({ token }) => token);
  await forgetDemos(database, clock);
  expect(await left()).toEqual([played.session]);
  await forgetDemos(database, clock + 1);
  expect(await left()).toEqual([]);
});

test('a game page may be framed by the casino only and runs only its own scripts', async () => {
  const page = await app.inject('/studio/lantern-harbor/?mode=demo');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<title>Game</title>');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain('frame-ancestors http://localhost:3000');
  expect(policy).toContain("script-src 'self';");
  const plain = await app.inject('/studio/lantern-harbor?mode=demo');
  expect([plain.statusCode, plain.headers.location]).toEqual([301, '/studio/lantern-harbor/?mode=demo']);
  expect((await app.inject('/studio/nope/')).statusCode).toBe(404);
  expect((await app.inject('/studio/nope')).statusCode).toBe(404);
});

test('assets are served from their folder only', async () => {
  const asset = await app.inject('/studio/assets/game-1a2b.js');
  expect([asset.statusCode, asset.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(asset.headers['cache-control']).toContain('immutable');
  for (const path of ['../secret.json', '..%2fsecret.json', '%2e%2e/secret.json', 'nope.js', '', '..%00/secret.json']) {
    expect((await app.inject(`/studio/assets/${path}`)).statusCode).toBe(404);
  }
});

test('a demo round is played, marked as shown and verified from the HTTP replies', async () => {
  const { body: opened } = await post<SessionReply>('session', DEMO);
  expect(opened).toMatchObject({
    currency: 'FUN',
    decimals: 2,
    balance: '1000.00',
    mode: 'demo',
    defaultStake: '1.00',
  });
  const spin = { session: opened.session, stake: '1.00', clientSeed: opened.clientSeed, requestId: 'request-1' };
  const played = await post<SpinReply>('spin', spin);
  expect(played.status).toBe(200);
  const { round } = played.body;
  expect(await verifyRound(round, opened.game, opened.commitment)).toMatchObject({ isValid: true });
  expect((await post<SpinReply>('spin', spin)).body).toEqual(played.body);
  const early = await post<{ error: object }>('spin', { ...spin, requestId: 'request-2' });
  expect([early.status, early.headers['retry-after']]).toEqual([429, '3']);
  expect(early.body.error).toMatchObject({ type: 'TooManyRequests', retryAfterMs: 2500 });
  expect((await post('shown', { session: opened.session, roundId: round.id })).body).toEqual({ ok: true });
  expect((await post('shown', { session: opened.session, roundId: 'round-else' })).status).toBe(404);
  expect((await app.inject(`/studio/api/rounds/${round.id}`)).json()).toEqual(round);
  expect((await app.inject('/studio/api/rounds/round-else')).statusCode).toBe(404);
});

test('malformed requests are refused with the name of the field', async () => {
  const { body: opened } = await post<SessionReply>('session', DEMO);
  const spin = { session: opened.session, stake: '1.00', clientSeed: 'mine', requestId: 'request-1' };
  for (const stake of ['0.00', '-1.00', '1e3', '1,00', '0.07', '99999999999999999999', '1.001', 1, null]) {
    const { status, body } = await post<{ error: { type: string } }>('spin', { ...spin, stake });
    expect([stake, status]).toEqual([stake, 422]);
    expect(body.error.type).toMatch(/^Invalid(Stake|Parameter)$/);
  }
  for (const clientSeed of ['', 'ü', 'x'.repeat(65), '\n']) {
    expect((await post<{ error: object }>('spin', { ...spin, clientSeed })).body.error).toMatchObject({
      message: 'clientSeed is not valid',
    });
  }
  expect((await post('session', { ...DEMO, mode: 'other' })).status).toBe(422);
  expect((await post('spin', [])).status).toBe(422);
  const broken = await app.inject({
    method: 'POST',
    url: '/studio/api/spin',
    payload: '{',
    headers: { 'content-type': 'application/json' },
  });
  expect([broken.statusCode, broken.json()]).toEqual([
    400,
    { error: { type: 'InvalidParameter', message: 'The request cannot be read' } },
  ]);
});

test('a start finishes a round interrupted by a crash', async () => {
  const session = { session: 'token-crash', game: 'lantern-harbor', mode: 'play', locale: 'en' };
  await post('session', session);
  operator.fail('win', 'lostBefore');
  const spin = { session: 'token-crash', stake: '1.00', clientSeed: 'mine', requestId: 'request-1' };
  const pending = await post<{ error: object }>('spin', spin);
  expect([pending.status, pending.body.error]).toEqual([503, expect.objectContaining({ type: 'RoundPending' })]);
  await app.close();
  app = newApp(60_000);
  await app.ready();
  await eventually(() => expect(operator.calls.filter((call) => call.startsWith('win'))).toHaveLength(2));
  const healed = await post<SpinReply>('spin', spin);
  expect(healed.status).toBe(200);
  expect(operator.calls.filter((call) => call.startsWith('bet'))).toHaveLength(1);
  const { round } = healed.body;
  const [staked, won] = [round.stake, round.totalWin].map((amount) => String(Math.round(Number(amount) * 100)));
  expect((await app.inject('/__sandbox/studio/totals')).json()).toEqual({
    totals: [{ currency: 'USD', rounds: '1', staked, won }],
    unfinished: 0,
  });
});

test('a control of the sandbox chooses how the next round of a player ends', async () => {
  await app.close();
  app = newApp(60_000);
  const control = (payload: object) => app.inject({ method: 'POST', url: '/__sandbox/studio/chooseRounds', payload });
  const wanted = { game: 'lantern-harbor', player: 'player-1', outcomes: 'win' };
  expect((await control({ ...wanted, outcomes: 'perhaps' })).statusCode).toBe(422);
  expect((await control(wanted)).json()).toEqual({ ok: true });
  const opening = { session: 'token-chosen', game: 'lantern-harbor', mode: 'play', locale: 'en' };
  const { clientSeed } = (await post<SessionReply>('session', opening)).body;
  const spin = { session: 'token-chosen', stake: '1.00', clientSeed, requestId: 'request-1' };
  expect(Number((await post<SpinReply>('spin', spin)).body.round.totalWin)).toBeGreaterThan(0);
});

test("without sandbox controls the studio's totals are not available", async () => {
  expect((await app.inject('/__sandbox/studio/totals')).statusCode).toBe(404);
});
