import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, SqlValue } from '../../../../database/database.ts';
import { migrate } from '../../../../database/migrate.ts';
import { openTestDatabase } from '../../../../database/testing/openTestDatabase.ts';
import { OPERATOR_SCHEMA, operatorMigrations } from '../../../modules.ts';
import { latestSql, ofDaysSql, ofGameSql } from './winnersRepository.ts';

/** Looked at with 1,000,000 on PostgreSQL, too: docs/decisions/winners.md. */
const ROUNDS = 20_000;
const BATCH = 50_000;
const now = new Date(Date.UTC(2026, 5, 30, 12));

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase([{ schema: OPERATOR_SCHEMA, modules: operatorMigrations }]);
  await migrate(database, OPERATOR_SCHEMA, operatorMigrations);
  await database.script(`
    insert into operator.players (uid, login, currency, locale, registered_at)
      select n, 'p' || n, 'USD', 'en', now() from generate_series(2000, 2999) n;
    insert into operator.sessions (id, uid, kind, address_hash, created_at, last_seen_at, expires_at, reality_checked_at)
      select 's' || n, n, 'web', '', now(), now(), now(), now() from generate_series(2000, 2999) n;
    insert into operator.game_sessions (id, uid, session_id, game, currency, locale, created_at)
      select 'g' || n, n, 's' || n, 'game', 'USD', 'en', now() from generate_series(2000, 2999) n;
    insert into operator.games (sysname, title, provider_sysname, provider_name, type, categories, features, volatility,
        rtp, image, colour, has_demo, is_new, priority, released_at, is_active)
      select 'game-' || n, 'Game', 'p', 'P', 'slot', '{}', '{}', 'low', '96.00', '/x', '#000', true, false, n, now(), true
      from generate_series(0, 39) n;
  `);
  for (let from = 0; from < ROUNDS; from += BATCH)
    await database.script(`
    insert into operator.rounds (id, uid, game_session_id, game, currency, status, stake, payout, started_at, settled_at)
      select 'r' || n, 2000 + n % 1000, 'g' || (2000 + n % 1000), 'game-' || n % 40, 'USD', 'settled', 100,
        case when n % 4 = 0 then 100 + (n::bigint * 7919) % 5000 else 0 end, t, t
      from (select n, '2026-06-30 11:00Z'::timestamptz - n * interval '60 days' / ${ROUNDS} as t
            from generate_series(${from + 1}, ${Math.min(from + BATCH, ROUNDS)}) n) x;
  `);
  await database.script('analyze operator.rounds; analyze operator.players; analyze operator.games');
}, 120_000);
afterAll(() => database.close());

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly Plans?: readonly PlanNode[];
}

const nodes = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodes)];

test.each<[string, string, readonly SqlValue[], string, number]>([
  ['the latest', latestSql, [now, 20], 'rounds_wins_latest', 60],
  ['the biggest of a game', ofGameSql, [now, 20, 'game-4'], 'rounds_wins_of_game', 60],
  ['the biggest of a day', ofDaysSql, [now, 20, 1], 'rounds_wins_of_day', 60],
  ['the biggest of a month', ofDaysSql, [now, 20, 30], 'rounds_wins_of_day', 2_500],
])('1-16 %s are read from their index, however many rounds there are', async (_what, sql, params, index, most) => {
  const [row] = await database.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
    `explain (analyze, format json) ${sql}`,
    params,
  );
  const plan = row?.['QUERY PLAN'][0]?.Plan;
  if (plan === undefined) throw new Error('There is no plan');
  const rounds = nodes(plan).filter((node) => node['Relation Name'] === 'rounds');
  expect(rounds.map((node) => [node['Node Type'], node['Index Name']])).toEqual([['Index Scan', index]]);
  const read = (rounds[0]?.['Actual Rows'] ?? 0) * (rounds[0]?.['Actual Loops'] ?? 0);
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThanOrEqual(most);
});
