import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestOperator } from '../../testing/startTestOperator.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import { operatorPersonal } from '../../modules.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator();
}, 120_000);
afterAll(() => operator.close());

type Player = Awaited<ReturnType<TestOperator['player']>>;
const by = ({ cookie }: Player) => ({ cookie });
const ask = (player: Player, format: string) => operator.call('privacy.exportData', { format }, by(player));
const follow = (path: string, method: 'GET' | 'HEAD' = 'GET') => operator.app.inject({ method, url: path });
async function file(player: Player, format: string) {
  const { path } = (await ask(player, format)).data as { path: string };
  return follow(path);
}
const credit = (player: Player, amount: string) =>
  operator.control('credit', { uid: player.uid, currency: 'USD', amount });

test('every table with a uid is either in the export or left out for a reason', async () => {
  const tables = await operator.database.query<{ table_name: string }>(
    `select table_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'operator' and column_name = 'uid' and table_type = 'BASE TABLE'`,
  );
  expect(tables.map(({ table_name: name }) => name).sort()).toEqual(
    operatorPersonal.flatMap(({ tables: own }) => Object.keys(own)).sort(),
  );
});

test.each(operatorPersonal.map((data) => [Object.keys(data.tables).join(', '), data] as const))(
  'what ends with an account is one of %s',
  (_, { tables, endsWithAccount = [], endsWithRetention = [] }) => {
    expect(Object.keys(tables)).toEqual(expect.arrayContaining([...endsWithAccount, ...endsWithRetention]));
  },
);

test('1-14 the JSON file has the player’s own data, and no secret, hash or data of others', async () => {
  const [player, other] = [await operator.player({ notify: '1' }), await operator.player()];
  await credit(player, '12.50');
  await credit(other, '99.99');
  const reply = await file(player, 'json');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-disposition': `attachment; filename="croupier-my-data-${new Date(operator.time.ms).toISOString().slice(0, 10)}.json"`,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(JSON.parse(reply.body)).toMatchObject({
    profile: { uid: String(player.uid), email: player.email },
    sessions: [{ kind: 'web' }],
    consents: [{ type: 'email', is_on: true, source: 'registration' }],
    balances: [{ kind: 'main', currency: 'USD', amount: '12.50' }],
    money: [{ kind: 'grant', amount: '12.50', balance_after: '12.50' }],
    rounds: [],
    payments: [],
    exports: [{ format: 'json' }],
  });
  expect(reply.body).not.toContain(other.email);
  expect(reply.body).not.toContain('99.99');
  expect(reply.body).not.toMatch(/password|argon2|hash|token|secret|public_key/i);
});

test('1-14 the CSV file has 12 months of movements of money, and no formula runs in a spreadsheet', async () => {
  const player = await operator.player();
  await credit(player, '1.00');
  operator.time.ms += 366 * 24 * 3_600_000;
  const { cookie } = await operator.call('auth.login', { login: player.email, password: 'otter-lamp-71' });
  await credit(player, '2.00');
  await operator.database.query(
    `with t as (insert into operator.ledger_transactions (kind, source, external_id, created_at)
                values ('=cmd()', 'test', 'csv', $2) returning id)
     insert into operator.ledger_postings (transaction_id, account_id, currency, amount, balance_after)
     select t.id, a.id, 'USD', s.sign, 300 from t, operator.ledger_accounts a, (values (1), (-1)) as s (sign)
     where a.uid = $1 and a.kind = 'main'`,
    [player.uid, new Date(operator.time.ms)],
  );
  const reply = await file({ ...player, cookie: cookie ?? '' }, 'csv');
  const lines = reply.body.replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(lines[0]).toBe('at,kind,balance,amount,currency,balance_after,reference');
  expect(lines[1]).toContain(
    `"${new Date(operator.time.ms).toISOString()}","grant","main","2.00","USD","3.00","credit:`,
  );
  expect(lines[2]).toContain(`"'=cmd()","main","0.01"`);
  expect(lines[3]).toContain(`"-0.01"`);
  expect(lines).toHaveLength(4);
});

test('1-14 the link of a file works once, without a cookie, for 5 minutes; a look by HEAD does not use it up', async () => {
  const player = await operator.player();
  const { path } = (await ask(player, 'json')).data as { path: string };
  expect((await follow(path, 'HEAD')).statusCode).toBe(404);
  expect((await follow(path)).statusCode).toBe(200);
  expect((await follow(path)).statusCode).toBe(404);
  expect((await follow(`${path.slice(0, -2)}xx`)).statusCode).toBe(404);
  const late = (await ask(player, 'json')).data as { path: string };
  operator.time.ms += 5 * 60_000;
  expect((await follow(late.path)).statusCode).toBe(404);
});

test.each([
  ['signing out', async (player: Player) => operator.call('auth.logout', {}, by(player))],
  [
    'another device that ends it',
    async ({ email }: Player) => {
      const { cookie } = await operator.call('auth.login', { login: email, password: 'otter-lamp-71' });
      await operator.call('account.endSessions', { all_others: true }, { cookie: cookie! });
    },
  ],
])('1-14 the link of a file ends with the session that asked for it: %s', async (_name, end) => {
  const player = await operator.player();
  const { path } = (await ask(player, 'json')).data as { path: string };
  await end(player);
  expect((await follow(path)).statusCode).toBe(404);
});

test('1-14 two followers of one link get one file; files are throttled per player', async () => {
  const player = await operator.player();
  const { path } = (await ask(player, 'json')).data as { path: string };
  const replies = await Promise.all([follow(path), follow(path)]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  const statuses = [];
  for (let turn = 0; turn < 6; turn += 1) statuses.push((await ask(player, 'csv')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await operator.call('privacy.exportData', { format: 'json' })).error.type).toBe('AuthorizationException');
  expect((await ask(player, 'xml')).status).toBe(422);
});
