import type { Migration } from '../../../database/Migration.ts';

export const privacyMigrations: readonly Migration[] = [
  {
    name: 'closed accounts and exports',
    after: ['sessions/players', 'subscriptions/subscriptions per contact'],
    sql: `
      create table operator.closed_accounts (
        uid bigint primary key references operator.players (uid),
        closed_at timestamptz not null,
        retained_until timestamptz not null,
        -- what the player's row had of the person, encrypted; null once the retention is over
        sealed text,
        released_at timestamptz
      );
      create index closed_accounts_due on operator.closed_accounts (retained_until) where released_at is null;

      -- Links to files of a player's own data. The id is the hash of the token in the link, which works once.
      create table operator.data_exports (
        id text primary key,
        uid bigint not null references operator.players (uid),
        format text not null check (format in ('json', 'csv')),
        created_at timestamptz not null,
        expires_at timestamptz not null,
        taken_at timestamptz
      );
      create index data_exports_player on operator.data_exports (uid, created_at);
    `,
  },
  {
    name: 'exports of a session',
    after: ['sessions/facts'],
    sql: `
      -- The session that asked for the link, which ends with it. Links of before have none and open nothing any more.
      alter table operator.data_exports add column session_id text;
    `,
  },
  {
    name: 'links of sessions',
    sql: `
      -- The links are with those of all files now (modules/fileLinks); what stays is which exports a player has had.
      alter table operator.data_exports drop column expires_at, drop column session_id;
    `,
  },
];
