import type { Migration } from '../../../../database/Migration.ts';

const vaultTables = `
create table operator.vault_settings (
  uid bigint primary key references operator.players (uid),
  delay_hours int not null check (delay_hours >= 0),
  -- a shorter delay, which holds from next_at on
  next_hours int check (next_hours >= 0),
  next_at timestamptz,
  check ((next_hours is null) = (next_at is null))
);

create table operator.vault_releases (
  id bigint generated always as identity primary key,
  uid bigint not null references operator.players (uid),
  currency text not null,
  amount bigint not null check (amount > 0),
  status text not null check (status in ('waiting', 'released', 'kept')),
  requested_at timestamptz not null,
  due_at timestamptz not null,
  ended_at timestamptz
);
create index vault_releases_waiting on operator.vault_releases (due_at) where status = 'waiting';
create index vault_releases_player on operator.vault_releases (uid, due_at);
`;

export const vaultMigrations: readonly Migration[] = [{ name: 'vault', sql: vaultTables, after: ['sessions/players'] }];
