/** 40.3: a new password ends the copies of the very session in which it is set. */
import { expect, test } from 'vitest';
import { sessionHeader } from '../../../../../src/contract/base/sessionHeader.ts';
import { changePassword } from '../../../testing/newPassword.ts';
import { signIn, uidOf } from '../../../testing/signIn.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { launched, linked, present } from '../../../testing/telegramUsers.ts';
import { withTestOperator } from '../../../testing/withTestOperator.ts';

let operator: TestOperator;
withTestOperator((started) => (operator = started), { market: 'bench' });

test('7-6 a copied cookie is out once the password has changed, and its owner is not', async () => {
  const player = await operator.player();
  const copy = { cookie: player.cookie };
  expect(await uidOf(operator, copy)).toBe(player.uid);
  const { cookie, headers } = await changePassword(operator, player);
  expect(headers[sessionHeader]).toBe('cookie');
  expect([await uidOf(operator, copy), await uidOf(operator, { cookie })]).toEqual([0, player.uid]);
  const [session, ...others] = (
    (await operator.call('account.getSessions', {}, { cookie })).data as { items: { is_current: boolean }[] }
  ).items;
  expect([session?.is_current, others]).toEqual([true, []]);
});

test('7-6 a wrong old password renews nothing', async () => {
  const player = await operator.player();
  const wrong = { old_password: 'wrong-lamp-71', new_password: 'amber-kite-83' };
  const { status, cookie } = await operator.call('account.changepassword', wrong, player);
  expect([status, cookie, await uidOf(operator, player)]).toEqual([422, undefined, player.uid]);
});

test('7-28 a bearer token is answered by the next one, which a reload of the messenger’s frame finds', async () => {
  const { player, id } = await linked(operator);
  const opened = await launched(operator, id);
  const { headers, cookie } = await changePassword(operator, opened);
  const bearer = String(headers[sessionHeader]);
  expect(cookie).toBeUndefined();
  expect([await uidOf(operator, opened), await uidOf(operator, { bearer })]).toEqual([0, player.uid]);
  expect((await present(operator, opened.launch)).data).toMatchObject({ payload: { uid: player.uid } });
});

test('7-15 a ticket of before opens no socket and no game', async () => {
  const player = await operator.player();
  const held = (await operator.call('account.getToken', {}, player)).data as { token: string };
  const { cookie } = await changePassword(operator, player);
  const opens = async (token: string) => {
    const { statusCode } = await operator.app.inject({
      url: `/ws?token=${token}`,
      headers: { origin: operator.config.siteUrl },
    });
    return statusCode !== 401;
  };
  const fresh = (await operator.call('account.getToken', {}, { cookie })).data as { token: string };
  expect([await opens(held.token), await opens(fresh.token)]).toEqual([false, true]);
});

test('7-6 the sessions of other devices end, as before', async () => {
  const player = await operator.player();
  const { cookie: other } = await signIn(operator, player.email);
  await changePassword(operator, player);
  expect(await uidOf(operator, { cookie: other })).toBe(0);
});
