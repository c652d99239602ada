/** The string of a launch may be stolen: presented in another place it is no proof, and is told of. */
import { sign } from '@tma.js/init-data-node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestOperator, testConfig } from '../../../testing/startTestOperator.ts';
import type { Caller, TestOperator } from '../../../testing/startTestOperator.ts';

let operator: TestOperator;
let users = 660_000;
beforeAll(async () => {
  operator = await startTestOperator({ market: 'bench' });
}, 60_000);
afterAll(() => operator.close());

const home = { address: '10.12.0.1', headers: { 'user-agent': 'Agent-A Browser/1.2.3' } };
const elsewhere: readonly (readonly [string, Caller])[] = [
  ['in another browser', { ...home, headers: { 'user-agent': 'Agent-B Browser/1.2.3' } }],
  ['at another address', { ...home, address: '10.12.0.2' }],
];

/** A player who has launched the mini app at home, has an e-mail address, and wants to hear of sign-ins by the bot. */
async function launched() {
  const user = { id: (users += 1), first_name: 'Ada', language_code: 'en' };
  const payload = sign({ user }, testConfig.telegramBotToken, new Date(operator.time.ms));
  const present = async (caller: Caller) => {
    const { data } = await operator.call('auth.register', { is_tg: true, payload }, caller);
    return (data as { payload: { uid: number; token: string } }).payload;
  };
  const { uid, token } = await present(home);
  const email = `launched-${uid}@example.test`;
  await operator.database.query('update operator.players set email = $2, email_confirmed_at = $3 where uid = $1', [
    uid,
    email,
    new Date(operator.time.ms),
  ]);
  await operator.database.query(
    `insert into operator.notification_consents (uid, kind, channel, agreed_at) values ($1, 'signInAlert', 'telegram', $2)`,
    [uid, new Date(operator.time.ms)],
  );
  return { uid, email, token, present };
}

const alertsOf = async ({ uid, email }: { readonly uid: number; readonly email: string }) => ({
  messages: (await operator.database.query('select 1 from operator.outbox where recipient = $1', [email])).length,
  notices: (
    await operator.database.query(`select 1 from operator.notifications where uid = $1 and kind = 'signInAlert'`, [uid])
  ).length,
});
const isProven = async (bearer: string) => {
  const { data } = await operator.call('account.getProof', {}, { bearer });
  return (data as { until: string | null }).until !== null;
};
const isOpen = async (bearer: string) => (await operator.call('account.getBalance', {}, { bearer })).status === 200;

test.each(elsewhere)('trust: a launch presented again %s is reported as a sign-in is, once', async (_where, thief) => {
  const player = await launched();
  expect(await alertsOf(player)).toEqual({ messages: 0, notices: 0 });
  await player.present(thief);
  await player.present(thief);
  expect(await alertsOf(player)).toEqual({ messages: 1, notices: 1 });
});

test.each(elsewhere)('7-52 a launch presented again %s brings no proof along', async (_where, thief) => {
  const player = await launched();
  expect(await isProven(player.token)).toBe(true);
  const stolen = await player.present(thief);
  expect([stolen.uid, await isProven(stolen.token)]).toEqual([player.uid, false]);
  // Nor does the next reload there.
  expect(await isProven((await player.present(thief)).token)).toBe(false);
  // Its owner takes the session back, and proves themselves anew.
  const own = await player.present(home);
  expect([await isOpen(stolen.token), await isOpen(own.token), await isProven(own.token)]).toEqual([
    false,
    true,
    false,
  ]);
  expect(await alertsOf(player)).toEqual({ messages: 1, notices: 1 });
});

test('1-22 the same browser that reloads the mini app is told of to nobody, and stays proven', async () => {
  const player = await launched();
  operator.time.ms += 60_000;
  // It has updated itself.
  const { token } = await player.present({ ...home, headers: { 'user-agent': 'Agent-A Browser/1.3.0' } });
  expect(await isProven(token)).toBe(true);
  // In another network it is known by the token of its session.
  const moved = await player.present({ ...home, address: '10.12.0.3', bearer: token });
  expect(await isProven(moved.token)).toBe(true);
  expect(await alertsOf(player)).toEqual({ messages: 0, notices: 0 });
});
