/**
 * A database written by the code before Part 3 (pg_dump of both schemas, without settings and comments) is upgraded by
 * the current operator and vendors: nothing is lost, and open payments and rounds continue. The JSON fixture has the
 * replies that the old code gave its players.
 */
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sign } from '@tma.js/init-data-node';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSandboxSettings } from '../settings.ts';
import { openTestDatabase } from '../database/testing/openTestDatabase.ts';
import before from '../database/testing/fixtures/beforePart3.json' with { type: 'json' };
import { buildOperator } from '../operator/buildOperator.ts';
import { auditLedger } from '../operator/audit/auditLedger.ts';
import { TestOperator } from '../operator/testing/startTestOperator.ts';
import { TestVendors } from '../operator/testing/TestVendors.ts';
import { SANDBOX_KEY_HEADER, writeSandboxKey } from '../sandboxKey.ts';
import { buildVendors } from './buildVendors.ts';

const fixture = join(import.meta.dirname, '../database/testing/fixtures/beforePart3.sql');
/** One minute after the dump: sessions are still valid and pending payments still pending. */
const time = { ms: Date.parse(before.at) + 60_000 };
let operator: TestOperator;
let vendors: FastifyInstance;
let key = '';
let dump = '';

/** What players are told after the migration, before a test changes anything. */
const migrated = new Map<number, object>();

/** Routes a call to the vendors or the operator by path alone, since the dump contains old addresses. */
const fetcher: typeof fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  const target = /^\/(studio|payments|art|content)\//.test(url.pathname) ? vendors : operator.app;
  const isPost = init?.method === 'POST';
  const reply = await target.inject({
    method: isPost ? 'POST' : 'GET',
    url: url.pathname + url.search,
    headers: Object.fromEntries(new Headers(init?.headers)),
    ...(isPost ? { payload: String(init?.body ?? '') } : {}),
  });
  return new Response(reply.body, { status: reply.statusCode });
};

beforeAll(async () => {
  const database = await openTestDatabase();
  dump = await readFile(fixture, 'utf8');
  await database.script(dump);
  const dataDir = await mkdtemp(join(tmpdir(), 'croupier-before-'));
  const config = readSandboxSettings({
    LOG_LEVEL: 'silent',
    DIST_DIR: 'nowhere',
    DATA_DIR: dataDir,
    MARKET: 'bench',
    SANDBOX_CONTROLS: '1',
    TELEGRAM_BOT_TOKEN: before.botToken,
  });
  key = await writeSandboxKey(dataDir);
  const app = buildOperator({ config, database, fetch: fetcher, clock: { now: () => new Date(time.ms) } });
  operator = new TestOperator(app, database, new TestVendors(), time, config, key);
  vendors = await buildVendors({ config, database, fetch: fetcher, now: () => time.ms, workEveryMs: 0, logger: false });
  await app.ready();
  for (const { uid, caller } of players)
    migrated.set(uid, {
      balance: (await operator.call('account.getBalance', {}, caller)).data,
      payments: (await operator.call('cashier.gethistory', {}, caller)).data,
      rounds: (await operator.call('games.getHistory', {}, caller)).data,
    });
});
afterAll(async () => {
  await vendors.close();
  await operator.close();
});

const players = before.players.map((player) => ({
  ...player,
  caller: 'bearer' in player ? { bearer: player.bearer as string } : { cookie: player.cookie },
}));

test('the migrations of the old single list are adopted by their modules', async () => {
  const left = await operator.database.query<{ name: string }>(
    `select n.nspname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relname = 'migrations'`,
  );
  expect(left).toEqual([]);
  const taken = [...dump.matchAll(/^INSERT INTO (\w+)\.migrations VALUES \(\d+, '([^']+)'/gm)].map(
    ([, schema, name]) => `${schema}.${name}`,
  );
  expect(taken.length).toBeGreaterThan(5);
  const rows = await operator.database.query<{ step: string }>(
    `select 'operator.' || name as step from operator.module_migrations union select 'vendors.' || name from vendors.module_migrations`,
  );
  expect(rows.map(({ step }) => step)).toEqual(expect.arrayContaining(taken));
});

test.each(players)(
  'player $uid keeps the balance, payments, rounds and session',
  ({ uid, balance, payments, rounds }) => {
    expect(migrated.get(uid)).toMatchObject({
      balance,
      payments: { count: payments.length, items: payments },
      rounds: { count: rounds.length, items: rounds },
    });
  },
);

test.each(players.filter(({ caller }) => 'cookie' in caller))(
  'player $uid signs in with the old password',
  async (player) => {
    const login = 'email' in player ? player.email : '';
    const reply = await operator.call(
      'auth.login',
      { login: String(login), password: before.password },
      { address: `10.9.0.${player.uid % 200}` },
    );
    expect(reply.data).toMatchObject({ payload: { uid: player.uid } });
  },
);

test('the next Telegram launch opens the same account', async () => {
  const known = players.find(({ caller }) => 'bearer' in caller);
  const user = { id: 5550001, first_name: 'Before', username: 'before_telegram', language_code: 'en' };
  const payload = sign({ query_id: 'AAagain', user }, before.botToken, new Date(time.ms));
  const fields = {
    is_tg: true,
    id: String(user.id),
    username: user.username,
    language_code: 'en',
    hash: new URLSearchParams(payload).get('hash') ?? '',
    payload,
  };
  const reply = await operator.call('auth.register', fields);
  expect(reply.data).toMatchObject({ payload: { uid: known?.uid } });
});

test('the ledger audit finds no violation', async () => {
  expect(await auditLedger(operator.database, new Date(time.ms))).toEqual([]);
});

test('an open payment is finished, and the ledger audit finds no violation afterwards', async () => {
  const [player] = players;
  const open = player?.payments.find(({ status }) => status === 'pending');
  const outcome = { merchant_ref: open?.id, outcome: 'approve' };
  const reply = await vendors.inject({
    method: 'POST',
    url: '/__sandbox/outcome',
    headers: { [SANDBOX_KEY_HEADER]: key },
    payload: outcome,
  });
  expect(reply.statusCode).toBe(200);
  await expect
    .poll(async () => (await operator.call('cashier.gethistory', { transaction: open?.id ?? '' }, player?.caller)).data)
    .toMatchObject({ items: [{ id: open?.id, status: 'succeeded' }] });
  const sum = Number(player?.balance.balance_main.amount) + Number(open?.amount.amount);
  expect((await operator.call('account.getBalance', {}, player?.caller)).data).toMatchObject({
    balance_main: { amount: sum.toFixed(2) },
  });
  expect(await auditLedger(operator.database, new Date(time.ms))).toEqual([]);
});
