import type { Migration } from '../../../../database/Migration.ts';

export const pushMigrations: readonly Migration[] = [
  {
    name: 'push',
    after: ['sessions/players'],
    sql: `
      -- The operator's key pair for push services (VAPID), made at the first use: browsers subscribe for this key only.
      create table operator.push_keys (
        id smallint primary key check (id = 1),
        public_key text not null,
        sealed_private_key text not null,
        created_at timestamptz not null
      );

      -- A browser that shows notifications of a player's account. The session is the last one of the player there.
      create table operator.push_subscriptions (
        id text primary key,
        uid bigint not null references operator.players (uid),
        session_id text not null references operator.sessions (id),
        endpoint text not null,
        p256dh text not null,
        auth text not null,
        created_at timestamptz not null,
        seen_at timestamptz not null
      );
      create index push_subscriptions_player on operator.push_subscriptions (uid, seen_at);

      -- Browsers whose push service has taken a notification, so that another try does not repeat it there.
      create table operator.push_deliveries (
        notification_id text not null,
        subscription_id text not null,
        taken_at timestamptz not null,
        primary key (notification_id, subscription_id)
      );
      create index push_deliveries_age on operator.push_deliveries (taken_at);
    `,
  },
];
