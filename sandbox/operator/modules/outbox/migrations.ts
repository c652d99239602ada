import type { Migration } from '../../../database/Migration.ts';

export const outboxMigrations: readonly Migration[] = [
  {
    name: 'outbox',
    after: ['sessions/players'],
    sql: `
      create table operator.outbox (
        id text primary key,
        seq bigint generated always as identity,
        uid bigint references operator.players (uid),
        channel text not null check (channel in ('email', 'text')),
        recipient text not null,
        subject text not null,
        body text not null,
        link text not null,
        created_at timestamptz not null,
        next_try_at timestamptz not null,
        tries integer not null default 0,
        sent_at timestamptz
      );
      create index outbox_due on operator.outbox (next_try_at) where sent_at is null;
    `,
  },
  {
    name: 'unsubscribe addresses',
    // Of promotional messages: the header List-Unsubscribe.
    sql: `alter table operator.outbox add column unsubscribe text not null default ''`,
  },
];
