import type { Migration } from '../../../database/Migration.ts';

export const eventsMigrations: readonly Migration[] = [
  {
    name: 'analytics events',
    after: ['sessions/players'],
    sql: `
      create table operator.analytics_events (
        id bigint generated always as identity primary key,
        -- Null for a guest.
        uid bigint references operator.players (uid),
        name text not null,
        params jsonb not null,
        consent text not null,
        at timestamptz not null
      );
      create index analytics_events_player on operator.analytics_events (uid, id);
      create index analytics_events_at on operator.analytics_events (at);
      -- Image beacons: from where and by which link a visitor has come. Without a player.
      create table operator.analytics_hits (
        id bigint generated always as identity primary key,
        track_id text not null,
        referer text not null,
        "values" jsonb not null,
        -- Empty but for the beacon of the fraud check.
        fraud_session text not null,
        consent text not null,
        at timestamptz not null
      );
      create index analytics_hits_at on operator.analytics_hits (at);
      -- Each choice of a player; the last one holds.
      create table operator.analytics_consents (
        id bigint generated always as identity primary key,
        uid bigint not null references operator.players (uid),
        choice text not null,
        at timestamptz not null
      );
      create index analytics_consents_player on operator.analytics_consents (uid, id);
    `,
  },
];
