import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { markConfirmed } from '../../../testing/contacts.ts';
import { startTestOperator, testConfig } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { signedHeaders } from '../../../../signing.ts';

let operator: TestOperator;
let events = 0;
/** What the provider answers about applicants; null: it does not answer. */
let review: object | null = null;

const applicantOf = (uid: string) => `app_${uid}`;

beforeAll(async () => {
  operator = await startTestOperator();
  const { vendors } = operator;
  const unreachable = () => new Response(null, { status: 503 });
  vendors.on('/verification/resources/applicants', ({ method, body, path }) => {
    if (review === null) return unreachable();
    const uid =
      method === 'POST'
        ? String((JSON.parse(body) as { externalUserId: string }).externalUserId)
        : (path.split('/')[4] ?? '');
    return Response.json({ id: applicantOf(uid), externalUserId: uid, review });
  });
  vendors.on('/verification/resources/accessTokens/sdk', () =>
    review === null ? unreachable() : Response.json({ token: '_act-of-the-provider' }),
  );
}, 60_000);
afterAll(() => operator.close());
beforeEach(() => {
  review = { reviewStatus: 'init', changedAtMs: '2026-06-01T12:00:00.000Z' };
});

const at = (second: number) => new Date(operator.time.ms + second * 1000).toISOString();

interface Told {
  readonly uid: number | string;
  readonly applicantId?: string;
  readonly second?: number;
}

const pending = ({ uid, second = 1, applicantId = applicantOf(String(uid)) }: Told) => ({
  correlationId: `evt-${(events += 1)}`,
  type: 'applicantPending',
  applicantId,
  externalUserId: String(uid),
  reviewStatus: 'pending',
  createdAtMs: at(second),
});
const reviewed = (told: Told, reviewResult: object) => ({
  ...pending({ second: 2, ...told }),
  type: 'applicantReviewed',
  reviewStatus: 'completed',
  reviewResult,
});
const green = { reviewAnswer: 'GREEN' };
const red = (reviewRejectType: 'RETRY' | 'FINAL', rejectLabels = ['LOW_QUALITY']) => ({
  reviewAnswer: 'RED',
  rejectLabels,
  reviewRejectType,
});

async function send(message: object | string, secret = testConfig.verificationSecret) {
  const body = typeof message === 'string' ? message : JSON.stringify(message);
  const path = '/webhooks/verification';
  const headers = signedHeaders(secret, { method: 'POST', path, body }, operator.time.ms);
  const reply = await operator.app.inject({ method: 'POST', url: path, payload: body, headers });
  return { status: reply.statusCode, ...reply.json<{ outcome: string; reason: string }>() };
}

async function player() {
  const { cookie, uid } = await operator.player();
  await markConfirmed(operator, uid);
  await operator.call('verification.createApplicant', {}, { cookie });
  return { cookie, uid };
}

const status = async (cookie: string) => (await operator.call('verification.get', {}, { cookie })).data as object;
const flags = async (cookie: string) => {
  const { is_verified, is_on_verification } = (await operator.call('account.getInfo', {}, { cookie })).data as Record<
    string,
    unknown
  >;
  return { is_verified, is_on_verification };
};
const eventsOf = async (uid: number) =>
  (
    await operator.database.query<{ event: { type: string; data: { status: string } } }>(
      'select event from operator.realtime_events where uid = $1 order by seq',
      [uid],
    )
  )
    .map(({ event }) => event)
    .filter(({ type }) => type === 'account.verification_changed')
    .map(({ data }) => data.status);
const subjectsTo = async (uid: number) =>
  (
    await operator.database.query<{ subject: string }>(
      `select subject from operator.outbox where uid = $1 and link like '%/profile/verification' order by seq`,
      [uid],
    )
  ).map(({ subject }) => subject);

test('7-92, 7-93 an applicant is created once, and a token is asked for with its action', async () => {
  const { cookie } = await operator.player();
  expect(await status(cookie)).toEqual({ status: 'none', reject_labels: [] });
  const first = await operator.call('verification.createApplicant', {}, { cookie });
  const second = await operator.call('verification.createApplicant', {}, { cookie });
  expect(second.data).toEqual(first.data);
  const reply = await operator.call('verification.getAccessToken', { externalActionId: 'card-1' }, { cookie });
  expect(reply.data).toEqual({ token: '_act-of-the-provider' });
  const asked = operator.vendors.requests.findLast(({ path }) => path.endsWith('/accessTokens/sdk'));
  expect(JSON.parse(asked?.body ?? '')).toMatchObject({ externalActionId: 'card-1', ttlInSecs: 600 });
  expect(await status(cookie)).toEqual({ status: 'started', reject_labels: [] });
  const bad = await operator.call('verification.getAccessToken', { externalActionId: '<script>' }, { cookie });
  expect(bad.error.type).toBe('InvalidParameterException');
});

test('7-92 guests have no verification; a provider that does not answer is an error of this call', async () => {
  expect((await operator.call('verification.get')).status).toBe(401);
  const { cookie } = await operator.player();
  review = null;
  const reply = await operator.call('verification.createApplicant', {}, { cookie });
  expect([reply.status, reply.error.type]).toEqual([502, 'InternalServerErrorException']);
  expect(await status(cookie)).toEqual({ status: 'none', reject_labels: [] });
});

test('3-5 the review and its end set the flags of the account, tell the sockets and send one message', async () => {
  const { cookie, uid } = await player();
  expect(await flags(cookie)).toEqual({ is_verified: false, is_on_verification: false });
  expect((await send(pending({ uid }))).outcome).toBe('applied');
  expect(await flags(cookie)).toEqual({ is_verified: false, is_on_verification: true });
  expect((await send(reviewed({ uid }, green))).outcome).toBe('applied');
  expect(await flags(cookie)).toEqual({ is_verified: true, is_on_verification: false });
  expect(await eventsOf(uid)).toEqual(['pending', 'approved']);
  expect(await subjectsTo(uid)).toEqual(['Your identity is verified']);
  const refused = await operator.call('verification.getAccessToken', {}, { cookie });
  expect([refused.error.type, refused.error.error_data]).toEqual(['InvalidRequestException', { status: 'approved' }]);
});

test('1-18 a webhook sent ten times has one effect, also at once', async () => {
  const { uid } = await player();
  const message = reviewed({ uid }, red('RETRY'));
  const replies = await Promise.all(Array.from({ length: 10 }, () => send(message)));
  expect(replies.map((reply) => reply.status)).toEqual(Array(10).fill(200));
  expect((await send(message)).status).toBe(200);
  expect(await eventsOf(uid)).toEqual(['rejected_retry']);
  expect(await subjectsTo(uid)).toHaveLength(1);
});

test('1-18 webhooks out of order never lead back from a decision', async () => {
  const { cookie, uid } = await player();
  await send(reviewed({ uid, second: 5 }, green));
  expect((await send(pending({ uid, second: 1 }))).outcome).toBe('stale');
  expect((await send(reviewed({ uid, second: 3 }, red('RETRY')))).outcome).toBe('stale');
  // A review that begins after the decision does not undo it either.
  expect((await send(pending({ uid, second: 9 }))).outcome).toBe('stale');
  expect(await status(cookie)).toMatchObject({ status: 'approved' });
  expect(await eventsOf(uid)).toEqual(['approved']);
});

test('1-18 a rejection that allows it is followed by another review, with its reasons told meanwhile', async () => {
  const { cookie, uid } = await player();
  await send(reviewed({ uid, second: 1 }, red('RETRY', ['EXPIRATION_DATE', '<script>'])));
  expect(await status(cookie)).toEqual({ status: 'rejected_retry', reject_labels: ['EXPIRATION_DATE'] });
  await send(pending({ uid, second: 2 }));
  await send(reviewed({ uid, second: 3 }, red('FINAL', ['FORGERY'])));
  expect(await status(cookie)).toEqual({ status: 'rejected_final', reject_labels: ['FORGERY'] });
  expect(await subjectsTo(uid)).toHaveLength(2);
});

test('1-18 a wrong signature is refused with 401 and changes nothing', async () => {
  const { cookie, uid } = await player();
  expect((await send(reviewed({ uid }, green), 'another-secret-of-16')).status).toBe(401);
  expect(await flags(cookie)).toEqual({ is_verified: false, is_on_verification: false });
});

test('1-18 results for somebody else’s or an unknown applicant are refused', async () => {
  const [one, two] = [await player(), await player()];
  const foreign = { uid: two.uid, applicantId: applicantOf(String(one.uid)) };
  expect(await send(reviewed(foreign, green))).toMatchObject({ status: 422, reason: 'another player' });
  expect(await send(reviewed({ uid: one.uid, applicantId: 'app_unknown' }, green))).toMatchObject({ status: 404 });
  expect(await flags(one.cookie)).toMatchObject({ is_verified: false });
  expect(await flags(two.cookie)).toMatchObject({ is_verified: false });
});

test('1-18 a message of no known meaning is refused', async () => {
  const { uid } = await player();
  const mixed = { ...pending({ uid }), reviewStatus: 'completed', reviewResult: green };
  expect((await send(mixed)).status).toBe(422);
  expect((await send({ ...pending({ uid }), createdAtMs: 'soon' })).status).toBe(422);
  expect((await send('no JSON')).status).toBe(400);
});

test('7-21 the player’s word only makes the operator ask the provider', async () => {
  const { cookie } = await player();
  expect((await operator.call('account.setUserOnVerification', {}, { cookie })).data).toBe(1);
  expect(await flags(cookie)).toEqual({ is_verified: false, is_on_verification: false });
  review = { reviewStatus: 'pending', changedAtMs: at(1) };
  await operator.call('account.setUserOnVerification', {}, { cookie });
  expect(await flags(cookie)).toEqual({ is_verified: false, is_on_verification: true });
  const { cookie: stranger } = await operator.player();
  const refused = await operator.call('account.setUserOnVerification', {}, { cookie: stranger });
  expect(refused.error.type).toBe('InvalidRequestException');
});

test('1-18 a webhook that never comes is made up for by asking the provider', async () => {
  const { cookie, uid } = await player();
  await send(pending({ uid, second: 1 }));
  review = null;
  await operator.control('verification/reconcile');
  expect(await status(cookie)).toMatchObject({ status: 'pending' });
  review = { reviewStatus: 'completed', reviewResult: green, changedAtMs: at(2) };
  await operator.control('verification/reconcile');
  expect(await flags(cookie)).toEqual({ is_verified: true, is_on_verification: false });
  expect(await subjectsTo(uid)).toHaveLength(1);
});
