import type { Migration } from '../../../../database/Migration.ts';

export const notificationsMigrations: readonly Migration[] = [
  {
    name: 'notifications',
    after: ['sessions/players'],
    sql: `
      -- A yes for one kind and one channel; no row is a no.
      create table operator.notification_consents (
        uid bigint not null references operator.players (uid),
        kind text not null,
        channel text not null,
        agreed_at timestamptz not null,
        primary key (uid, kind, channel)
      );

      -- One row per notification and channel, written in the transaction of the event.
      create table operator.notifications (
        id text primary key,
        seq bigint generated always as identity,
        uid bigint not null references operator.players (uid),
        channel text not null,
        kind text not null,
        params jsonb not null,
        path text not null,
        created_at timestamptz not null,
        next_try_at timestamptz not null,
        tries integer not null default 0,
        ended_at timestamptz,
        outcome text check (outcome in ('sent', 'gone', 'withdrawn', 'expired'))
      );
      create index notifications_due on operator.notifications (next_try_at) where ended_at is null;
      create index notifications_player on operator.notifications (uid, seq);
    `,
  },
];
