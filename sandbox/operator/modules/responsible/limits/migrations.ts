import type { Migration } from '../../../../database/Migration.ts';

/**
 * The history of a player's own limits. A row is never changed except to cancel it before it takes effect. In force is
 * the row that took effect last. `amount` is in minor units, for the session limit in minutes; null is no limit.
 */
const limitTables = `
create table operator.player_limits (
  id bigint generated always as identity primary key,
  uid bigint not null references operator.players (uid),
  kind text not null check (kind in ('deposit', 'loss', 'wager', 'session')),
  period text not null check (period in ('day', 'week', 'month', 'session')),
  currency text not null,
  amount bigint check (amount >= 0),
  requested_at timestamptz not null,
  effective_at timestamptz not null,
  cancelled_at timestamptz,
  check ((kind = 'session') = (period = 'session'))
);
create index player_limits_player on operator.player_limits (uid, kind, period, effective_at desc, id desc) where cancelled_at is null;

insert into operator.player_limits (uid, kind, period, currency, amount, requested_at, effective_at)
  select uid, 'deposit', period, currency, amount, created_at, created_at from operator.deposit_limits
  where expired_at is null;
drop table operator.deposit_limits;

create index wallet_calls_player on operator.wallet_calls (uid, created_at);
`;

export const limitsMigrations: readonly Migration[] = [
  { name: 'player limits', sql: limitTables, after: ['cashier/withdrawals sent at', 'games/games'] },
  {
    name: 'facts',
    sql: `
      -- What others may know of a player's own limits in queries of their own.
      create view operator.limit_facts as
        select id, uid, kind, amount, effective_at, cancelled_at from operator.player_limits`,
  },
];
