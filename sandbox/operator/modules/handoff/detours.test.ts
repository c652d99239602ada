/** A handoff is no way around what a session has to keep to. */
import { sign } from '@tma.js/init-data-node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedHeaders } from '../../../signing.ts';
import { startTestOperator, testConfig } from '../../testing/startTestOperator.ts';
import type { Caller, TestOperator } from '../../testing/startTestOperator.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let operator: TestOperator;
let rounds = 0;
beforeAll(async () => {
  operator = await startTestOperator();
}, 60_000);
afterAll(() => operator.close());

const pass = (ms: number) => {
  operator.time.ms += ms;
};

/** Hands the session of `from` to `to`. */
async function handOver(from: Caller, to: Caller, payload = '') {
  const place = { path: '/', search: '', scroll: 0, drafts: '{}' };
  const { code } = (await operator.call('handoff.create', place, from)).data as { code: string };
  const { claim, number } = (await operator.call('handoff.claim', { code }, to)).data as {
    claim: string;
    number: number;
  };
  await operator.call('handoff.answer', { code, number }, from);
  return operator.call('handoff.take', { claim, payload }, to);
}

async function signIn(email: string): Promise<{ readonly cookie: string }> {
  const { cookie = '' } = await operator.call('auth.login', { login: email, password: 'otter-lamp-71' });
  return { cookie };
}

async function openGame({ cookie }: { readonly cookie: string }): Promise<string> {
  const reply = await operator.app.inject({
    url: '/platform/game/lantern-harbor/play?locale=en',
    headers: { cookie: `croupier_session=${cookie}`, 'sec-fetch-site': 'same-origin' },
  });
  return new URL(String(reply.headers.location)).searchParams.get('session') ?? '';
}

/** The refusal of a stake; null where it is taken. */
async function refusalOf(session: string): Promise<string | null> {
  pass(3_000);
  const round = `detour-${(rounds += 1)}`;
  const bet = { session, round_id: round, transaction_id: `${round}:bet`, game: 'lantern-harbor' };
  const payload = JSON.stringify({ ...bet, amount: '1.00', currency: 'USD' });
  const signed = { method: 'POST', path: '/wallet/bet', body: payload };
  const headers = signedHeaders(testConfig.walletSecret, signed, operator.time.ms);
  const reply = await operator.app.inject({ method: 'POST', url: '/wallet/bet', payload, headers });
  return reply.json<{ error?: { type: string } }>().error?.type ?? null;
}

interface Sitting {
  readonly started_at: string;
  readonly reality_check_due_at: string;
}
const sittingOf = async (caller: Caller) =>
  ((await operator.call('responsible.getSettings', {}, caller)).data as { session: Sitting }).session;

/** A player whose first session has a reality check that is due, with a game open, and who has just signed in again. */
async function checkDue() {
  const { cookie, uid, email } = await operator.player();
  await operator.control('credit', { uid, amount: '100.00', currency: 'USD' });
  const due = { cookie };
  const game = await openGame(due);
  pass(HOUR_MS + 2 * MINUTE_MS);
  return { due, game, other: await signIn(email) };
}

test('trust: a reality check that is due follows the game to the player’s own other session', async () => {
  const { due, game, other } = await checkDue();
  expect(await refusalOf(game)).toBe('RealityCheckDue');
  const before = await sittingOf(due);
  expect((await handOver(due, other)).data).toMatchObject({ status: 'SAME_PLAYER' });
  expect(await refusalOf(game)).toBe('RealityCheckDue');
  expect(await refusalOf(await openGame(other))).toBe('RealityCheckDue');
  const { started_at, reality_check_due_at } = await sittingOf(other);
  expect({ started_at, reality_check_due_at }).toEqual({
    started_at: before.started_at,
    reality_check_due_at: before.reality_check_due_at,
  });
  await operator.call('responsible.checkReality', {}, other);
  expect(await refusalOf(game)).toBeNull();
});

test('trust: a reality check that is due in the target is still due when another session is handed to it', async () => {
  const { due, other } = await checkDue();
  const game = await openGame(other);
  expect(await refusalOf(game)).toBeNull();
  expect((await handOver(other, due)).data).toMatchObject({ status: 'SAME_PLAYER' });
  expect(await refusalOf(game)).toBe('RealityCheckDue');
});

test('trust: a reality check that is due follows to a session that the handoff opens', async () => {
  const { due, game } = await checkDue();
  const { cookie = '' } = await handOver(due, { headers: { 'user-agent': 'Agent-B Browser/1' } });
  expect(await refusalOf(game)).toBe('RealityCheckDue');
  expect(await refusalOf(await openGame({ cookie }))).toBe('RealityCheckDue');
});

let users = 650_000;
/** A new launch, of a Telegram user who is linked to nobody, into which a player's session was handed after an hour. */
async function handedLaunch() {
  const player = await operator.player();
  pass(HOUR_MS);
  const user = { id: (users += 1), first_name: 'Ada', language_code: 'en' };
  const payload = sign({ user }, testConfig.telegramBotToken, new Date(operator.time.ms));
  const { cookie: token = '' } = await handOver({ cookie: player.cookie }, {}, payload);
  return { ...player, token, present: () => operator.call('auth.register', { is_tg: true, payload }) };
}
const openSession = (uid: number) =>
  operator.database.query(
    `select kind, created_at, expires_at, proved_at, reality_checked_at from operator.sessions
     where uid = $1 and ended_at is null order by last_seen_at desc, created_at desc`,
    [uid],
  );

test('1-22 a launch into which a session was handed goes on as that session: of its kind, its age, its proof and its end', async () => {
  const { uid, cookie, present } = await handedLaunch();
  await operator.call('auth.logout', {}, { cookie });
  const [before] = await openSession(uid);
  expect(before).toMatchObject({ kind: 'web' });
  pass(HOUR_MS);
  expect((await present()).data).toMatchObject({ status: 'SIGNED_IN', payload: { uid } });
  expect(await openSession(uid)).toEqual([before]);
  expect((await present()).status).toBe(200);
  expect(await openSession(uid)).toEqual([before]);
});

test('1-22 a launch into which a session was handed opens nothing once that has been idle for as long as the web allows', async () => {
  const { present } = await handedLaunch();
  pass(2 * HOUR_MS);
  expect((await present()).status).toBe(401);
});

test('1-22 a launch into which a session was handed opens nothing longer than the session that was handed', async () => {
  const { uid, present } = await handedLaunch();
  // An hour of its day is over.
  for (let hours = 0; hours < 22; hours += 1) {
    pass(HOUR_MS);
    expect((await present()).data).toMatchObject({ payload: { uid } });
  }
  pass(HOUR_MS);
  expect((await present()).status).toBe(401);
});
