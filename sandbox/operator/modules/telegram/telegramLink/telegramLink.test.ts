import { expect, test } from 'vitest';
import { firstPassword } from '../../../testing/newPassword.ts';
import { uidOf } from '../../../testing/signIn.ts';
import { testConfig } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { join, launched, launchOf, newTelegramUser, present } from '../../../testing/telegramUsers.ts';
import { withTestOperator } from '../../../testing/withTestOperator.ts';

let operator: TestOperator;
withTestOperator((started) => (operator = started), { market: 'bench' });

/** Whose account a launch opens. */
const openedBy = async (launch: string) =>
  ((await present(operator, launch)).data as { payload: { uid: number } }).payload.uid;

/** A player of the web, and the code of a link that they have made. */
async function linking() {
  const player = await operator.player();
  const made = await operator.call('telegram.makeLink', {}, player);
  const { link } = made.data as { link: string };
  return { ...player, code: link.split('startapp=link_')[1] ?? '', link };
}

const take = (payload: string, code: string, agreed = true) =>
  operator.call('telegram.takeLink', { payload, code, agreed });
const refusedAt = (field: string, code: string) => ({
  status: 422,
  error: { type: 'InvalidParameterException', error_data: { [field]: [{ code }] } },
});

test('1-22 a link moves the Telegram user to the account of the web, and later launches open it', async () => {
  const { uid, code, link } = await linking();
  expect(link).toMatch(new RegExp(`^https://t\\.me/${testConfig.telegramBotName}\\?startapp=link_[\\w-]{43}$`));
  const ada = await launched(operator);
  const asked = await take(ada.launch, code, false);
  expect(asked.data).toMatchObject({ status: 'ASK', payload: null });
  expect((asked.data as { login: string }).login).toMatch(/^p…@example\.test$/);
  expect((await take(ada.launch, code)).data).toMatchObject({ status: 'OK', payload: { uid } });
  // The launch that linked, reloaded, and a new one.
  expect(await openedBy(ada.launch)).toBe(uid);
  expect(await openedBy(launchOf(operator, ada.id, 1_000))).toBe(uid);
  // The account of the first launch is closed, its session over.
  expect(await uidOf(operator, ada)).toBe(0);
  const [left] = await operator.database.query('select status, telegram_id from operator.players where uid = $1', [
    ada.uid,
  ]);
  expect(left).toEqual({ status: 'deleted', telegram_id: null });
});

test('1-22 a link works once, for ten minutes, and only the latest; unknown codes are refused', async () => {
  const { code, cookie } = await linking();
  const [ada, eve] = [await launched(operator), await launched(operator)];
  const both = await Promise.all([take(ada.launch, code), take(eve.launch, code)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(await take(eve.launch, 'x'.repeat(43))).toMatchObject(refusedAt('code', 'wrongField'));
  const first = await linking();
  const again = await operator.call('telegram.makeLink', {}, first);
  expect(again.status).toBe(200);
  expect(await take(eve.launch, first.code)).toMatchObject(refusedAt('code', 'wrongField'));
  const late = ((again.data as { link: string }).link.split('link_')[1] ?? '') as string;
  operator.time.ms += 11 * 60_000;
  expect(await take((await launched(operator)).launch, late)).toMatchObject(refusedAt('code', 'wrongField'));
  expect(cookie).toBeTruthy();
});

test('1-22 in the messenger a login and its password move the Telegram user; wrong ones change nothing', async () => {
  const player = await operator.player();
  const ada = await launched(operator);
  // Not 401, which would tell the app that its own session is over.
  const wrong = await join(operator, ada.launch, player.email, 'wrong-one-77');
  expect(wrong).toMatchObject(refusedAt('payload', 'wrongEntry'));
  expect(await openedBy(ada.launch)).toBe(ada.uid);
  expect((await join(operator, ada.launch, player.email)).data).toMatchObject({
    status: 'OK',
    payload: { uid: player.uid },
  });
  expect(await openedBy(ada.launch)).toBe(player.uid);
  // Once more changes nothing.
  expect((await join(operator, ada.launch, player.email)).data).toMatchObject({
    status: 'OK',
    payload: { uid: player.uid },
  });
});

test.each([
  ['money', (uid: number) => operator.control('credit', { uid, amount: '5.00', currency: 'USD' })],
  [
    'an exclusion that has ended',
    (uid: number) =>
      operator.database.query(
        `insert into operator.exclusions (uid, kind, created_at, until) values ($1, 'break', $2, $3)`,
        // Also one that is over: it is history.
        [uid, new Date(operator.time.ms - 2 * 86_400_000), new Date(operator.time.ms - 86_400_000)],
      ),
  ],
  [
    'a way in of its own',
    (uid: number) => operator.database.query(`update operator.players set password_hash = 'x' where uid = $1`, [uid]),
  ],
])('an account with %s is not left behind', async (_what, use) => {
  const player = await operator.player();
  const ada = await launched(operator);
  await use(ada.uid);
  expect(await join(operator, ada.launch, player.email)).toMatchObject(refusedAt('payload', 'accountInUse'));
  expect(await openedBy(ada.launch)).toBe(ada.uid);
});

test('an account that another Telegram user opens already is not taken over', async () => {
  const player = await operator.player();
  const [ada, eve] = [await launched(operator), await launched(operator)];
  await join(operator, ada.launch, player.email);
  expect(await join(operator, eve.launch, player.email)).toMatchObject(refusedAt('payload', 'otherTelegram'));
  expect([await openedBy(ada.launch), await openedBy(eve.launch)]).toEqual([player.uid, eve.uid]);
});

test('of two Telegram users who are linked at once one is', async () => {
  const player = await operator.player();
  const [ada, eve] = [await launched(operator), await launched(operator)];
  const both = await Promise.all([join(operator, ada.launch, player.email), join(operator, eve.launch, player.email)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const uids = [await openedBy(ada.launch), await openedBy(eve.launch)];
  expect(uids.filter((uid) => uid === player.uid)).toHaveLength(1);
});

test.each(['banned', 'deleted'])('nobody is linked to or away from a %s account', async (status) => {
  const player = await operator.player();
  const ada = await launched(operator);
  const setStatus = (uid: number, to: string) =>
    operator.database.query('update operator.players set status = $2 where uid = $1', [uid, to]);
  await setStatus(player.uid, status);
  expect((await join(operator, ada.launch, player.email)).status).toBeGreaterThanOrEqual(400);
  await setStatus(player.uid, 'active');
  await setStatus(ada.uid, status);
  expect((await join(operator, ada.launch, player.email)).status).toBeGreaterThanOrEqual(400);
  const [row] = await operator.database.query('select telegram_id from operator.players where uid = $1', [player.uid]);
  expect(row).toEqual({ telegram_id: null });
});

test('who has excluded themselves is not linked either', async () => {
  const player = await operator.player();
  const ada = await launched(operator);
  await operator.database.query(
    `insert into operator.exclusions (uid, kind, created_at, until) values ($1, 'self_exclusion', $2, $3)`,
    [player.uid, new Date(operator.time.ms), new Date(operator.time.ms + 86_400_000)],
  );
  expect(await join(operator, ada.launch, player.email)).toMatchObject(refusedAt('payload', 'unavailable'));
  expect(await openedBy(ada.launch)).toBe(ada.uid);
});

test('unlinking needs a fresh proof, ends the messenger’s sessions, and a launch then makes a new account', async () => {
  const player = await operator.player();
  const ada = await launched(operator);
  const { data } = await join(operator, ada.launch, player.email);
  const { token: bearer } = (data as { payload: { token: string } }).payload;
  const status = async () => (await operator.call('telegram.getStatus', {}, player)).data;
  expect(await status()).toEqual({ is_linked: true, can_unlink: true });
  operator.time.ms += 15 * 60_000 + 1;
  expect((await operator.call('telegram.unlink', {}, player)).error.error_data).toEqual({
    proof: ['password', 'launch'],
  });
  await operator.call('account.prove', { kind: 'password', password: firstPassword }, player);
  expect((await operator.call('telegram.unlink', {}, player)).data).toBe(1);
  expect(await status()).toMatchObject({ is_linked: false });
  expect(await uidOf(operator, { bearer })).toBe(0);
  expect(await openedBy(launchOf(operator, ada.id, 2_000))).not.toBe(player.uid);
});

test('the only way in cannot be unlinked', async () => {
  const ada = await launched(operator);
  expect((await operator.call('telegram.getStatus', {}, ada)).data).toEqual({
    is_linked: true,
    can_unlink: false,
  });
  expect(await operator.call('telegram.unlink', {}, ada)).toMatchObject(refusedAt('account', 'onlyWayIn'));
});

test('launch data that are altered or too old link nobody', async () => {
  const player = await operator.player();
  const id = newTelegramUser();
  for (const payload of [launchOf(operator, id, 16 * 60_000), launchOf(operator, id).replace('Ada', 'Eve'), 'hash=00'])
    expect((await join(operator, payload, player.email)).status).toBe(401);
});
