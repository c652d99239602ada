import { sign } from '@tma.js/init-data-node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { interleaved } from '../../../testing/interleaved.ts';
import { lastCode } from '../../../testing/sentMessages.ts';
import { startTestOperator, testConfig } from '../../../testing/startTestOperator.ts';
import type { Reply, TestOperator } from '../../../testing/startTestOperator.ts';
import { TestPasskey } from '../../../testing/TestPasskey.ts';

const old = 'otter-lamp-71';
const fresh = 'amber-kite-83';
/** The first transaction counts the try. */
const AFTER_COUNTING = 2;

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator();
}, 120_000);
afterAll(() => operator.close());

/**
 * Makes a call whose player is changed by `change` once what is proved has been checked: right before the transaction of
 * this number, which opens the session.
 */
async function meanwhile(
  call: () => Promise<Reply>,
  change: () => Promise<unknown>,
  before = AFTER_COUNTING,
): Promise<Reply> {
  const { reply, wasThere } = await interleaved(operator.database, call, { before, other: change });
  expect(wasThere).toBe(true);
  return reply;
}

let addresses = 0;
const stranger = () => ({ address: `10.6.0.${(addresses += 1)}` });
const login = (email: string, password = old) => operator.call('auth.login', { login: email, password }, stranger());
const change = (cookie: string) => () =>
  operator.call('account.changepassword', { old_password: old, new_password: fresh }, { cookie });
const sessionsOf = async (uid: number): Promise<number> => {
  const rows = await operator.database.query('select 1 from operator.sessions where uid = $1 and ended_at is null', [
    uid,
  ]);
  return rows.length;
};
const typeOf = ({ status, error }: Reply) => [status, error?.type];

test('7-6 a sign-in that is under way with the old password does not outlive its change', async () => {
  const player = await operator.player();
  const under = await meanwhile(() => login(player.email), change(player.cookie));
  expect(typeOf(under)).toEqual([401, 'AuthorizationException']);
  expect([await sessionsOf(player.uid), (await login(player.email, fresh)).status]).toEqual([1, 200]);
});

test('7-27 nor does one that is under way while access is restored', async () => {
  const player = await operator.player();
  const from = stranger();
  await operator.call('auth.restore', { login: player.email }, from);
  const code = await lastCode(operator, player.email);
  const under = await meanwhile(
    () => login(player.email),
    () => operator.call('auth.restore', { login: player.email, code, password: fresh }, from),
  );
  expect(typeOf(under)).toEqual([401, 'AuthorizationException']);
  expect(await sessionsOf(player.uid)).toBe(1);
});

test('7-10 a sign-in that began before the second factor was switched on does not pass without it', async () => {
  const player = await operator.player();
  const { cookie } = player;
  await operator.call('account.changeTwoFactorAuth', { enable: true, type: 'contact' }, { cookie });
  const code = await lastCode(operator, player.email);
  const under = await meanwhile(
    () => login(player.email),
    () => operator.call('account.confirmTwoFactorAuth', { code }, { cookie }),
  );
  expect(typeOf(under)).toEqual([401, 'AuthorizationException']);
  expect(await sessionsOf(player.uid)).toBe(1);
});

test('8-10 a player who is blocked meanwhile is not signed in', async () => {
  const player = await operator.player();
  const under = await meanwhile(
    () => login(player.email),
    () => operator.database.query(`update operator.players set status = 'banned' where uid = $1`, [player.uid]),
  );
  expect(under.error.type).toBe('UserBannedException');
});

test('a passkey that is removed meanwhile signs nobody in', async () => {
  const player = await operator.player();
  const origin = operator.config.siteUrl;
  const passkey = new TestPasskey();
  const optionsOf = async (name: string) =>
    ((await operator.call(name, {}, { cookie: player.cookie })).data as { options: string }).options;
  const added = passkey.register({ options: await optionsOf('passkeys.registerOptions'), origin });
  await operator.call('passkeys.register', { credential: added }, { cookie: player.cookie });
  const credential = passkey.signIn({ options: await optionsOf('passkeys.signInOptions'), origin });
  const under = await meanwhile(
    () => operator.call('passkeys.signIn', { credential }),
    () => operator.database.query('delete from operator.passkeys where uid = $1', [player.uid]),
    1,
  );
  expect(typeOf(under)).toEqual([401, 'AuthorizationException']);
  expect(await sessionsOf(player.uid)).toBe(1);
});

test('1-22 joining Telegram to an account by a password that changes meanwhile links nothing', async () => {
  const player = await operator.player();
  const payload = sign(
    { user: { id: 9_201, first_name: 'Tess' } },
    testConfig.telegramBotToken,
    new Date(operator.time.ms),
  );
  const joined = await meanwhile(
    () => operator.call('telegram.join', { payload, login: player.email, password: old }),
    change(player.cookie),
  );
  expect(joined.error.error_data).toEqual({ payload: [{ code: 'wrongEntry' }] });
  const [row] = await operator.database.query('select telegram_id from operator.players where uid = $1', [player.uid]);
  expect(row).toEqual({ telegram_id: null });
});
