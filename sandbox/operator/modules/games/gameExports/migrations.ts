import type { Migration } from '../../../../database/Migration.ts';

const exportTables = `
create table operator.game_exports (
  id text primary key,
  seq bigint generated always as identity,
  uid bigint not null references operator.players (uid),
  game text not null,
  from_at timestamptz,
  to_at timestamptz,
  status text not null check (status in ('pending', 'ready', 'expired')),
  rounds int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz,
  check ((status = 'pending') = (expires_at is null))
);
create index game_exports_player on operator.game_exports (uid, seq desc);
-- One open request of a player at a time.
create unique index game_exports_open on operator.game_exports (uid) where status = 'pending';
create index game_exports_due on operator.game_exports (expires_at) where status = 'ready';

-- The file in pieces, so that neither making nor sending it needs all of it in memory.
create table operator.game_export_parts (
  export_id text not null references operator.game_exports (id) on delete cascade,
  seq int not null,
  content text not null,
  primary key (export_id, seq)
);
`;

export const gameExportsMigrations: readonly Migration[] = [
  { name: 'game exports', sql: exportTables, after: ['sessions/players'] },
];
