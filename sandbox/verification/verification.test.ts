import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openTestDatabase } from '../database/testing/openTestDatabase.ts';
import { isSigned, signedHeaders } from '../signing.ts';
import { verificationMigrations } from './verificationMigrations.ts';
import { verificationServer } from './verificationServer.ts';

const SECRET = 'test-verification-secret';
const HOOK = 'http://localhost:3001/webhooks/verification';
const START = Date.parse('2026-03-01T12:00:00Z');

interface Sent {
  readonly headers: Headers;
  readonly body: string;
}

let database: Database;
let app: FastifyInstance;
let ms = START;
let sent: Sent[] = [];
let answers: number[] = [];
let users = 0;

beforeAll(async () => {
  const modules = [{ module: 'verification', migrations: verificationMigrations }];
  database = await openTestDatabase([{ schema: 'vendors', modules }]);
  // On PostgreSQL a test database begins empty.
  await migrate(database, 'vendors', modules);
});
afterAll(() => database.close());
beforeEach(async () => {
  ms = START;
  sent = [];
  answers = [];
  app = fastify();
  const casino: typeof fetch = async (_url, init) => {
    sent.push({ headers: new Headers(init?.headers), body: String(init?.body) });
    return new Response(null, { status: answers.shift() ?? 200 });
  };
  await app.register(
    verificationServer({
      database,
      secret: SECRET,
      clientDir: 'nowhere',
      embedders: ['http://localhost:3000'],
      hasSandboxControls: true,
      fetch: casino,
      now: () => ms,
      workEveryMs: 0,
    }),
  );
  await app.ready();
});
afterEach(() => app.close());

async function api(method: 'GET' | 'POST', path: string, body?: object, secret = SECRET) {
  const url = `/verification/resources${path}`;
  const payload = body === undefined ? '' : JSON.stringify(body);
  const headers = signedHeaders(secret, { method, path: url, body: payload }, ms);
  const reply = await app.inject({ method, url, headers, ...(payload === '' ? {} : { payload }) });
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
}

/** A new applicant and the calls of the page in their browser. */
async function person() {
  const user = `player-${(users += 1)}`;
  await api('POST', '/applicants', { externalUserId: user, webhookUrl: HOOK });
  const { body } = await api('POST', '/accessTokens/sdk', { externalUserId: user, ttlInSecs: 600 });
  const headers = { authorization: `Bearer ${String(body['token'])}`, 'content-type': 'application/octet-stream' };
  const call = async (path: string, payload?: object | Buffer) => {
    const reply = await app.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url: `/verification/sdk/${path}`,
      headers,
      ...(payload === undefined ? {} : { payload: Buffer.isBuffer(payload) ? payload : JSON.stringify(payload) }),
    });
    const answer = reply.json<Record<string, unknown>>();
    return { status: reply.statusCode, answer, type: reply.headers['content-type'] };
  };
  return {
    user,
    call,
    async handIn(sample: string) {
      await call('choice', { country: 'LV', documentType: 'ID_CARD' });
      await call('samples/document', { sample });
      await call('samples/selfie', { sample: 'approved' });
      return call('submit', {});
    },
    /** Lets the review's time pass. */
    async wait() {
      await settled();
      ms += 4000;
      await settled();
    },
    state: async () => (await call('state')).answer,
  };
}

const control = async (path: string, payload: object) =>
  app.inject({ method: 'POST', url: `/__sandbox/verification/${path}`, payload });
const picture = (side = 200) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#456' } })
    .png()
    .toBuffer();
const told = () => sent.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
/** Waits until the server has done the work that a call has started. */
const settled = () => app.inject({ method: 'POST', url: '/__sandbox/verification/work', payload: {} });

test('1-18 the casino’s calls are signed, and an external user has one applicant', async () => {
  const order = { externalUserId: 'one', webhookUrl: HOOK };
  expect((await api('POST', '/applicants', order, 'another-secret-of-16')).status).toBe(401);
  const [first, second] = [await api('POST', '/applicants', order), await api('POST', '/applicants', order)];
  expect([first.status, second.body['id']]).toEqual([200, first.body['id']]);
  expect((await api('GET', '/applicants/nobody/one')).status).toBe(404);
});

test('7-93 an access token is the only way in, and ends', async () => {
  const { call } = await person();
  expect((await call('state')).status).toBe(200);
  ms += 600_001;
  expect((await call('state')).status).toBe(401);
  expect((await app.inject('/verification/sdk/state')).statusCode).toBe(401);
});

test('1-18 a file is judged by its content: pictures and PDF are taken, nothing is ever sent back', async () => {
  const { call, user } = await person();
  await call('choice', { country: 'LV', documentType: 'ID_CARD' });
  expect((await call('files/front', await picture())).status).toBe(200);
  expect((await call('files/back', Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n'))).status).toBe(200);
  expect(
    (
      await call(
        'files/selfie',
        await sharp(await picture())
          .webp()
          .toBuffer(),
      )
    ).answer['files'],
  ).toEqual(['back', 'front', 'selfie']);
  expect((await call('files/front')).status).toBe(404);
  const [kept] = await database.query<{ media_type: string }>(
    `select f.media_type from vendors.verification_files f join vendors.verification_applicants a on a.id = f.applicant_id
     where f.kind = 'back' and a.external_user_id = $1`,
    [user],
  );
  expect(kept?.media_type).toBe('application/pdf');
});

test.each([
  [
    'an SVG with a script',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'FileTypeRefused',
  ],
  ['HTML with a script', '<!doctype html><script>alert(1)</script>', 'FileTypeRefused'],
  ['an executable', 'MZ\u0090\u0000', 'FileTypeRefused'],
  ['nothing', '', 'FileTypeRefused'],
  ['half a picture', '\u0089PNG', 'FileTypeRefused'],
  ['a PDF without an end', '%PDF-1.7', 'FileUnreadable'],
])('1-18 %s is refused', async (_what, text, type) => {
  const { call } = await person();
  await call('choice', { country: 'LV', documentType: 'PASSPORT' });
  const reply = await call('files/front', Buffer.from(text, 'latin1'));
  expect(reply.answer['error']).toMatchObject({ type });
  expect(reply.type).toContain('application/json');
});

test('1-18 a picture that only begins like one, and one too small to read, are refused', async () => {
  const { call } = await person();
  await call('choice', { country: 'LV', documentType: 'PASSPORT' });
  const broken = Buffer.concat([(await picture()).subarray(0, 12), Buffer.from('<script>alert(1)</script>')]);
  expect((await call('files/front', broken)).status).toBe(422);
  expect((await call('files/front', await picture(20))).status).toBe(422);
});

test('1-18 a file of 50 MB is refused as too large', async () => {
  const { call } = await person();
  await call('choice', { country: 'LV', documentType: 'PASSPORT' });
  const reply = await call('files/front', Buffer.alloc(50 * 1024 * 1024, 0xff));
  expect([reply.status, reply.answer['error']]).toMatchObject([413, { type: 'FileTooLarge' }]);
});

test('1-18 a good sample is approved after its review; both webhooks are signed and in order', async () => {
  const one = await person();
  expect((await one.handIn('approved')).answer['status']).toBe('pending');
  await one.wait();
  expect(await one.state()).toMatchObject({ status: 'completed', result: { reviewAnswer: 'GREEN' } });
  sent = [];
  await control('replay', { externalUserId: one.user, times: 1 });
  expect(told().map(({ type, externalUserId }) => [type, externalUserId])).toEqual([
    ['applicantPending', one.user],
    ['applicantReviewed', one.user],
  ]);
  const times = told().map(({ createdAtMs }) => Date.parse(String(createdAtMs)));
  expect(times[1]).toBeGreaterThan(times[0] ?? Number.NaN);
  const message = { method: 'POST', path: '/webhooks/verification', body: sent[0]?.body ?? '' };
  expect(isSigned(SECRET, Object.fromEntries(sent[0]?.headers ?? []), message, ms)).toBe(true);
});

test('1-18 a blurred document is rejected with its reason, and another try is approved', async () => {
  const one = await person();
  await one.handIn('blurred');
  await one.wait();
  expect(await one.state()).toMatchObject({
    result: { reviewAnswer: 'RED', rejectLabels: ['LOW_QUALITY'], reviewRejectType: 'RETRY' },
  });
  expect((await one.call('restart', {})).answer).toMatchObject({ status: 'init', files: [] });
  await one.handIn('approved');
  await one.wait();
  expect(await one.state()).toMatchObject({ result: { reviewAnswer: 'GREEN' } });
});

test('1-18 a forged document is rejected for good; a difficult one waits for a person', async () => {
  const forged = await person();
  await forged.handIn('forged');
  await forged.wait();
  expect((await forged.call('restart', {})).status).toBe(409);
  const difficult = await person();
  await difficult.handIn('pending');
  await difficult.wait();
  expect(await difficult.state()).toMatchObject({ status: 'pending' });
  const decision = { reviewAnswer: 'RED', rejectLabels: ['BAD_SELFIE'], reviewRejectType: 'RETRY' };
  await control('decide', { externalUserId: difficult.user, ...decision });
  expect(await difficult.state()).toMatchObject({ status: 'completed', result: decision });
});

test('1-18 documents without their selfie cannot be sent, and sent ones cannot be changed', async () => {
  const { call, handIn } = await person();
  await call('choice', { country: 'LV', documentType: 'PASSPORT' });
  await call('samples/document', { sample: 'approved' });
  expect((await call('submit', {})).status).toBe(409);
  await handIn('approved');
  expect((await call('files/front', await picture())).status).toBe(409);
});

test('1-18 a webhook that is not taken is sent again', async () => {
  const one = await person();
  answers = [500, 200];
  await one.handIn('pending');
  await settled();
  const decision = { reviewAnswer: 'GREEN' };
  ms += 1000;
  await control('decide', { externalUserId: one.user, ...decision });
  expect(told().map(({ type }) => type)).toEqual(['applicantPending', 'applicantPending', 'applicantReviewed']);
});

test('1-18 what opens again goes on where it was', async () => {
  const one = await person();
  await one.call('choice', { country: 'LV', documentType: 'ID_CARD' });
  await one.call('files/front', await picture());
  const { body } = await api('POST', '/accessTokens/sdk', { externalUserId: one.user, ttlInSecs: 60 });
  const again = await app.inject({
    url: '/verification/sdk/state',
    headers: { authorization: `Bearer ${String(body['token'])}` },
  });
  expect(again.json()).toMatchObject({ status: 'init', documentType: 'ID_CARD', files: ['front'] });
});
