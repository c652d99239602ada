/** 16-A6: a contact that is shared through the bot passes the checks of the form. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { signedHeaders } from '../../../../signing.ts';
import { markConfirmed } from '../../../testing/contacts.ts';
import { exclude } from '../../../testing/exclude.ts';
import { interleaved } from '../../../testing/interleaved.ts';
import { testConfig } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { launched } from '../../../testing/telegramUsers.ts';
import type { LaunchedUser } from '../../../testing/telegramUsers.ts';
import { withTestOperator } from '../../../testing/withTestOperator.ts';

let operator: TestOperator;
withTestOperator((started) => (operator = started), { market: 'bench' });

const ask = (player: LaunchedUser) => operator.call('messenger.askContact', {}, player);
async function share({ id }: LaunchedUser, phone: string) {
  const body = JSON.stringify({ nonce: randomUUID(), telegram_id: id, user_id: id, phone });
  const headers = signedHeaders(testConfig.botSecret, { method: 'POST', path: '/bot/contact', body }, operator.time.ms);
  const reply = await operator.app.inject({ method: 'POST', url: '/bot/contact', headers, payload: body });
  return (JSON.parse(reply.body) as { outcome: string }).outcome;
}
const phoneOf = async ({ uid }: LaunchedUser) =>
  (
    await operator.database.query<{ phone: string | null }>('select phone from operator.players where uid = $1', [uid])
  )[0]?.phone;

test('1-22, 16-A6 the session that asks for the number was proved a short time ago', async () => {
  const player = await launched(operator);
  expect((await ask(player)).status).toBe(200);
  expect(await share(player, '37120000801')).toBe('confirmed');
  operator.time.ms += 15 * 60_000 + 1;
  expect((await ask(player)).error.error_data).toEqual({ proof: ['launch'] });
  expect(await share(player, '37120000802')).toBe('not_asked');
  expect(await phoneOf(player)).toBe('37120000801');
});

test('6-4, 16-A6 what a change of contacts needs is needed here, too', async () => {
  const player = await launched(operator);
  await operator.control('require', { uid: player.uid, action: 'changeContact', needs: ['deposit'] });
  const form = { contact: '+37120000803', phone_country_code: '' };
  const refused = await operator.call('account.addcontact', form, player);
  expect(refused.status).toBe(422);
  const asked = await ask(player);
  expect([asked.status, asked.error]).toEqual([refused.status, refused.error]);
  expect(await share(player, '37120000803')).toBe('not_asked');
});

test('7-20, 16-A6 it counts in the limit of the form', async () => {
  const player = await launched(operator);
  const statuses = new Set<number>();
  for (let asked = 0; asked < 21; asked += 1) statuses.add((await ask(player)).status);
  expect([...statuses]).toEqual([200, 429]);
  const form = { contact: 'new@example.test', phone_country_code: '' };
  expect((await operator.call('account.addcontact', form, player)).status).toBe(429);
});

test.each(['+3712000', 'fax:37120000804', '0'])('5-38, 16-A6 the form refuses %j, and so it is here', async (phone) => {
  const player = await launched(operator);
  const form = await operator.call('account.addcontact', { contact: phone, phone_country_code: '' }, player);
  expect(form.status).toBe(422);
  await ask(player);
  expect(await share(player, phone)).toBe('wrong');
  expect(await phoneOf(player)).toBeNull();
});

test('16-A4, 16-A6 the number of an excluded player is nobody else’s, and who has excluded themselves gets none', async () => {
  const owner = await operator.player({ phone: '+371 2000 0805', phone_country_code: 'LV' });
  await markConfirmed(operator, owner.uid);
  await exclude(operator, owner);
  await operator.database.query('update operator.players set phone = null where uid = $1', [owner.uid]);
  const player = await launched(operator);
  await ask(player);
  expect(await share(player, '37120000805')).toBe('taken');
  expect(await phoneOf(player)).toBeNull();

  const leaving = await launched(operator);
  await ask(leaving);
  await exclude(operator, leaving, 'break', 0);
  expect(await share(leaving, '37120000806')).toBe('not_asked');
  expect(await phoneOf(leaving)).toBeNull();
});

describe.each([
  ['signed out by itself', (player: LaunchedUser) => operator.call('auth.logout', {}, player)],
  [
    '7-26 signed out from elsewhere',
    async ({ id }: LaunchedUser) =>
      operator.call('account.endSessions', { all_others: true }, await launched(operator, id)),
  ],
] as const)('of a session that is %s', (_name, end) => {
  test('7-9, 16-A6 the number that it has asked for is not added', async () => {
    const player = await launched(operator);
    expect((await ask(player)).status).toBe(200);
    expect((await end(player)).status).toBe(200);
    expect(await share(player, '37120000807')).toBe('not_asked');
    expect(await phoneOf(player)).toBeNull();
  });

  test('7-9, 16-A6 a number that is being added meanwhile is not', async () => {
    const player = await launched(operator);
    await ask(player);
    const { reply, wasThere } = await interleaved(operator.database, () => share(player, '37120000808'), {
      before: 1,
      other: () => end(player),
    });
    expect([reply, wasThere]).toEqual(['wrong', true]);
    expect(await phoneOf(player)).toBeNull();
  });
});

test('7-26, 16-A6 signing others out keeps what the session itself has asked for', async () => {
  const player = await launched(operator);
  await ask(await launched(operator, player.id));
  const last = await launched(operator, player.id);
  await ask(last);
  await operator.call('account.endSessions', { all_others: true }, last);
  expect(await share(player, '37120000809')).toBe('confirmed');
});
