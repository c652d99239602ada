import { afterAll, beforeAll, expect, test } from 'vitest';
import { markConfirmed } from '../../../testing/contacts.ts';
import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator();
}, 60_000);
afterAll(() => operator.close());

const dayMs = 24 * 3_600_000;
const home = { address: '10.7.0.1', headers: { 'user-agent': 'Agent-A Browser/1.2.3' } };
const password = 'otter-lamp-71';

let players = 0;
/** Registers at home, and has the contact confirmed. */
async function registered(fields: Record<string, string>): Promise<string> {
  players += 1;
  const login = `robin.${players}`;
  const reply = await operator.call(
    'auth.register',
    { login, password, terms: true, currency: 'USD', ...fields },
    { ...home, address: `10.7.${players}.1` },
  );
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.error));
  await markConfirmed(operator, (reply.data as { payload: { uid: number } }).payload.uid);
  return login;
}
const signIn = (login: string, userAgent: string, address = `10.7.${players}.1`) =>
  operator.call('auth.login', { login, password }, { address, headers: { 'user-agent': userAgent } });
const messages = (recipient: string) =>
  operator.database.query<{ channel: string; subject: string; body: string; link: string }>(
    'select channel, subject, body, link from operator.outbox where recipient = $1 order by seq',
    [recipient],
  );

test('trust: a sign-in from a new device is reported by e-mail in the player’s language; a known device is not', async () => {
  const login = await registered({ email: 'anna@example.test', locale: 'ru' });
  await signIn(login, 'Agent-A Browser/1.2.3');
  // The browser has updated itself.
  await signIn(login, 'Agent-A Browser/1.3.0');
  expect(await messages('anna@example.test')).toEqual([]);
  await signIn(login, 'Agent-B Browser/1.2.3');
  expect(await messages('anna@example.test')).toEqual([
    {
      channel: 'email',
      subject: 'Новый вход',
      body: expect.stringContaining('1 июня 2026'),
      link: `${operator.config.siteUrl}/ru/profile/security`,
    },
  ]);
  await signIn(login, 'Agent-B Browser/1.2.3');
  expect(await messages('anna@example.test')).toHaveLength(1);
});

test('trust: another address is another device, and a device not used for 30 days is new again', async () => {
  const login = await registered({ email: 'boris@example.test' });
  await signIn(login, 'Agent-A Browser/1.2.3', '10.8.0.1');
  expect(await messages('boris@example.test')).toHaveLength(1);
  operator.time.ms += 29 * dayMs;
  await signIn(login, 'Agent-A Browser/1.2.3', '10.8.0.1');
  expect(await messages('boris@example.test')).toHaveLength(1);
  operator.time.ms += 31 * dayMs;
  await signIn(login, 'Agent-A Browser/1.2.3', '10.8.0.1');
  expect(await messages('boris@example.test')).toHaveLength(2);
});

test('trust: an account without an e-mail gets a text message, and one without contacts is not reported', async () => {
  const login = await registered({ phone: '79161234567', phone_country_code: '7' });
  await signIn(login, 'Agent-C Browser/1');
  expect(await messages('79161234567')).toMatchObject([{ channel: 'text', subject: '' }]);
  const before = await operator.database.query('select 1 from operator.outbox');
  await operator.database.query("update operator.players set phone = null, phone_country_code = '' where phone = $1", [
    '79161234567',
  ]);
  await signIn(login, 'Agent-D Browser/1');
  expect(await operator.database.query('select 1 from operator.outbox')).toHaveLength(before.length);
});

test('trust: a wrong password reports nothing', async () => {
  const login = await registered({ email: 'clara@example.test' });
  await operator.call(
    'auth.login',
    { login, password: 'wrong-lamp-71' },
    { headers: { 'user-agent': 'Agent-X Browser/1' } },
  );
  expect(await messages('clara@example.test')).toEqual([]);
});
