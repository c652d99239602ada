/** 16-A6: a contact that is shared through the bot passes the checks of the form. */
import { randomUUID } from 'node:crypto';
import { sign } from '@tma.js/init-data-node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedHeaders } from '../../../../signing.ts';
import { interleaved } from '../../../testing/interleaved.ts';
import { startTestOperator, testConfig } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';

let operator: TestOperator;
let users = 630_000;
let launches = 0;
beforeAll(async () => {
  operator = await startTestOperator({ market: 'bench' });
}, 120_000);
afterAll(() => operator.close());

async function launched(id = (users += 1)) {
  const user = { id, first_name: 'Ada', language_code: 'en' };
  const payload = sign(
    { user, query_id: `q${(launches += 1)}` },
    testConfig.telegramBotToken,
    new Date(operator.time.ms),
  );
  const { data } = await operator.call('auth.register', { is_tg: true, payload });
  const { payload: opened } = data as { payload: { uid: number; token: string } };
  return { id, uid: opened.uid, caller: { bearer: opened.token } };
}
type Player = Awaited<ReturnType<typeof launched>>;

const ask = ({ caller }: Player) => operator.call('messenger.askContact', {}, caller);
async function share({ id }: Player, phone: string) {
  const body = JSON.stringify({ nonce: randomUUID(), telegram_id: id, user_id: id, phone });
  const headers = signedHeaders(testConfig.botSecret, { method: 'POST', path: '/bot/contact', body }, operator.time.ms);
  const reply = await operator.app.inject({ method: 'POST', url: '/bot/contact', headers, payload: body });
  return (JSON.parse(reply.body) as { outcome: string }).outcome;
}
const phoneOf = async ({ uid }: Player) =>
  (
    await operator.database.query<{ phone: string | null }>('select phone from operator.players where uid = $1', [uid])
  )[0]?.phone;

test('1-22, 16-A6 the session that asks for the number was proved a short time ago', async () => {
  const player = await launched();
  expect((await ask(player)).status).toBe(200);
  expect(await share(player, '37120000801')).toBe('confirmed');
  operator.time.ms += 15 * 60_000 + 1;
  expect((await ask(player)).error.error_data).toEqual({ proof: ['launch'] });
  expect(await share(player, '37120000802')).toBe('not_asked');
  expect(await phoneOf(player)).toBe('37120000801');
});

test('6-4, 16-A6 what a change of contacts needs is needed here, too', async () => {
  const player = await launched();
  await operator.control('require', { uid: player.uid, action: 'changeContact', needs: ['deposit'] });
  const form = { contact: '+37120000803', phone_country_code: '' };
  const refused = await operator.call('account.addcontact', form, player.caller);
  expect(refused.status).toBe(422);
  const asked = await ask(player);
  expect([asked.status, asked.error]).toEqual([refused.status, refused.error]);
  expect(await share(player, '37120000803')).toBe('not_asked');
});

test('7-20, 16-A6 it counts in the limit of the form', async () => {
  const player = await launched();
  const statuses = new Set<number>();
  for (let asked = 0; asked < 21; asked += 1) statuses.add((await ask(player)).status);
  expect([...statuses]).toEqual([200, 429]);
  const form = { contact: 'new@example.test', phone_country_code: '' };
  expect((await operator.call('account.addcontact', form, player.caller)).status).toBe(429);
});

test.each(['+3712000', 'tel:37120000804', '0'])('5-38, 16-A6 the form refuses %j, and so it is here', async (phone) => {
  const player = await launched();
  const form = await operator.call('account.addcontact', { contact: phone, phone_country_code: '' }, player.caller);
  expect(form.status).toBe(422);
  await ask(player);
  expect(await share(player, phone)).toBe('wrong');
  expect(await phoneOf(player)).toBeNull();
});

test('16-A4, 16-A6 the number of an excluded player is nobody else’s, and who has excluded themselves gets none', async () => {
  const owner = await operator.player({ phone: '+371 2000 0805', phone_country_code: 'LV' });
  await operator.database.query('update operator.players set phone_confirmed_at = $2 where uid = $1', [
    owner.uid,
    new Date(operator.time.ms),
  ]);
  await operator.call('responsible.exclude', { kind: 'self_exclusion', length: 60 }, owner);
  await operator.database.query('update operator.players set phone = null where uid = $1', [owner.uid]);
  const player = await launched();
  await ask(player);
  expect(await share(player, '37120000805')).toBe('taken');
  expect(await phoneOf(player)).toBeNull();

  const leaving = await launched();
  await ask(leaving);
  await operator.call('responsible.exclude', { kind: 'break', length: 0 }, leaving.caller);
  expect(await share(leaving, '37120000806')).toBe('not_asked');
  expect(await phoneOf(leaving)).toBeNull();
});

describe.each([
  ['signed out by itself', ({ caller }: Player) => operator.call('auth.logout', {}, caller)],
  [
    '7-26 signed out from elsewhere',
    async ({ id }: Player) => {
      const { caller } = await launched(id);
      return operator.call('account.endSessions', { all_others: true }, caller);
    },
  ],
] as const)('of a session that is %s', (_name, end) => {
  test('7-9, 16-A6 the number that it has asked for is not added', async () => {
    const player = await launched();
    expect((await ask(player)).status).toBe(200);
    expect((await end(player)).status).toBe(200);
    expect(await share(player, '37120000807')).toBe('not_asked');
    expect(await phoneOf(player)).toBeNull();
  });

  test('7-9, 16-A6 a number that is being added meanwhile is not', async () => {
    const player = await launched();
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
  const player = await launched();
  await ask(await launched(player.id));
  const last = await launched(player.id);
  await ask(last);
  await operator.call('account.endSessions', { all_others: true }, last.caller);
  expect(await share(player, '37120000809')).toBe('confirmed');
});
