import { afterAll, beforeAll, expect, test } from 'vitest';
import { markConfirmed } from '../../testing/contacts.ts';
import { sentMessages } from '../../testing/sentMessages.ts';
import { startTestOperator } from '../../testing/startTestOperator.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator();
}, 120_000);
afterAll(() => operator.close());

type Player = Awaited<ReturnType<TestOperator['player']>>;
const password = 'otter-lamp-71';
const by = ({ cookie }: Player) => ({ cookie });
const close = (player: Player) => operator.call('privacy.closeAccount', {}, by(player));
const closure = async (player: Player) => (await operator.call('privacy.getClosure', {}, by(player))).data as unknown;
const signIn = (login: string) => operator.call('auth.login', { login, password });
const statusOf = async ({ uid }: Player) =>
  (await operator.database.query<{ status: string }>('select status from operator.players where uid = $1', [uid]))[0]
    ?.status;

test('1-14 closing asks for a fresh proof, ends every session and refuses the sign-in as deleted', async () => {
  const player = await operator.player();
  await markConfirmed(operator, player.uid);
  const second = (await signIn(player.email)).cookie;
  expect(await closure(player)).toEqual({ retention_years: 5, obstacles: [] });
  operator.time.ms += 15 * 60_000 + 1;
  expect((await close(player)).error.error_data).toEqual({ proof: ['password'] });
  expect(await statusOf(player)).toBe('active');
  await operator.call('account.prove', { kind: 'password', password }, by(player));
  expect((await close(player)).data).toBe(1);
  for (const cookie of [player.cookie, second])
    expect((await operator.call('account.getBalance', {}, { cookie })).error.type).toBe('AuthorizationException');
  const refused = await signIn(player.email);
  expect([refused.status, refused.error.type]).toEqual([401, 'UserDeletedException']);
  expect((await close(player)).error.type).toBe('AuthorizationException');
  expect((await sentMessages(operator, player.email)).at(-1)?.subject).toBe('Your account is closed');
});

test('1-14 two requests at once close once', async () => {
  const player = await operator.player();
  await markConfirmed(operator, player.uid);
  const replies = await Promise.all([close(player), close(player)]);
  expect(replies.map(({ status }) => status).every((status) => status === 200 || status === 401)).toBe(true);
  expect(replies.some(({ status }) => status === 200)).toBe(true);
  const messages = await sentMessages(operator, player.email);
  expect(messages.filter(({ subject }) => subject === 'Your account is closed')).toHaveLength(1);
});

test('1-14 open payments, rounds and money that is left are named and refuse it', async () => {
  const player = await operator.player();
  const at = new Date(operator.time.ms);
  await operator.control('credit', { uid: player.uid, currency: 'USD', amount: '12.50' });
  const payment = `insert into operator.payments (id, uid, type, status, method, currency, amount, locale, created_at, updated_at)
    values ($1, $2, $3, 'processing', 'card', 'USD', 500, 'en', $4, $4)`;
  await operator.database.query(payment, ['w1', player.uid, 'withdrawal', at]);
  await operator.database.query(
    `insert into operator.game_sessions (id, uid, session_id, game, currency, locale, created_at)
     select 'g1', $1, id, 'jade-ascent', 'USD', 'en', $2 from operator.sessions where uid = $1 limit 1`,
    [player.uid, at],
  );
  await operator.database.query(
    `insert into operator.rounds (id, uid, game_session_id, game, currency, status, stake, started_at)
     values ('r1', $1, 'g1', 'jade-ascent', 'USD', 'open', 100, $2)`,
    [player.uid, at],
  );
  const usd = (amount: string) => ({ amount, currency: 'USD' });
  const obstacles = [
    { kind: 'withdrawal', amount: usd('5.00') },
    { kind: 'round', amount: usd('1.00') },
    { kind: 'balance', amount: usd('12.50') },
  ];
  expect(await closure(player)).toMatchObject({ obstacles });
  const refused = await close(player);
  expect([refused.status, refused.error.type, refused.error.error_data]).toEqual([
    422,
    'InvalidRequestException',
    { obstacles },
  ]);
  expect(await statusOf(player)).toBe('active');
});

test('1-14 the data of a closed account is sealed, support reopens it, and nothing is lost', async () => {
  const player = await operator.player();
  await operator.database.query(
    `update operator.players set first_name = 'Robin', address = 'Rose street 5' where uid = $1`,
    [player.uid],
  );
  await close(player);
  const rows = () =>
    operator.database.query('select first_name, address from operator.players where uid = $1', [player.uid]);
  expect(await rows()).toEqual([{ first_name: '', address: '' }]);
  const [kept] = await operator.database.query<{ sealed: string }>(
    'select sealed from operator.closed_accounts where uid = $1',
    [player.uid],
  );
  expect(kept?.sealed).not.toContain('Robin');
  expect((await operator.control('privacy/reopen', { uid: player.uid })).json()).toEqual({ reopened: true });
  expect(await rows()).toEqual([{ first_name: 'Robin', address: 'Rose street 5' }]);
  expect((await signIn(player.email)).status).toBe(200);
  expect((await operator.control('privacy/reopen', { uid: player.uid })).json()).toEqual({ reopened: false });
});

test('1-14 contacts are free again only after the retention, which also deletes what was sealed', async () => {
  const player = await operator.player();
  await close(player);
  const register = () =>
    operator.call('auth.register', { email: player.email, password, terms: true, currency: 'USD' });
  expect((await register()).error.error_data).toMatchObject({ email: [{ code: 'emailTaken' }] });
  operator.time.ms += 5 * 365 * 24 * 3_600_000;
  expect((await operator.control('privacy/release')).json()).toEqual({ released: 0 });
  operator.time.ms += 2 * 24 * 3_600_000;
  expect(
    (JSON.parse((await operator.control('privacy/release')).body) as { released: number }).released,
  ).toBeGreaterThan(0);
  expect((await register()).status).toBe(200);
  const [kept] = await operator.database.query('select sealed from operator.closed_accounts where uid = $1', [
    player.uid,
  ]);
  expect(kept).toEqual({ sealed: null });
  expect((await operator.control('privacy/reopen', { uid: player.uid })).json()).toEqual({ reopened: false });
});
