import type { Migration } from '../../../../database/Migration.ts';

export const messengerMigrations: readonly Migration[] = [
  {
    name: 'messenger',
    after: ['sessions/players'],
    sql: `
      -- Whether the bot may write to a user of the messenger, linked to an account or not.
      create table operator.bot_chats (
        telegram_id bigint primary key,
        may_write boolean not null,
        changed_at timestamptz not null
      );

      -- Notifications for the bot to send. The bot fetches them, and reports what became of each.
      create table operator.bot_messages (
        id text primary key,
        seq bigint generated always as identity,
        uid bigint not null references operator.players (uid),
        telegram_id bigint not null,
        locale text not null,
        title text not null,
        body text not null,
        path text not null,
        created_at timestamptz not null,
        next_try_at timestamptz not null,
        ended_at timestamptz,
        outcome text check (outcome in ('sent', 'blocked', 'failed'))
      );
      create index bot_messages_due on operator.bot_messages (next_try_at) where ended_at is null;
      create index bot_messages_player on operator.bot_messages (uid, seq);

      -- The player's own session has asked for the phone number that the bot will be sent.
      create table operator.contact_requests (
        uid bigint primary key references operator.players (uid),
        asked_at timestamptz not null
      );

      -- Numbers of the bot's signed calls, so that a recorded call is refused the second time.
      create table operator.bot_calls (
        nonce text primary key,
        at timestamptz not null
      );
    `,
  },
  {
    name: 'messenger contact outcomes',
    after: ['messenger/messenger'],
    sql: `
      -- What has become of a shared number; null while the bot has passed nothing on.
      alter table operator.contact_requests
        add column taken_at timestamptz,
        add column outcome text check (outcome in ('confirmed', 'taken', 'wrong'));
    `,
  },
  {
    name: 'sessions of contact requests',
    after: ['messenger/messenger contact outcomes'],
    sql: `
      -- They are good for ten minutes: those of before are made again.
      delete from operator.contact_requests;
      -- The session that has asked, which the request ends with.
      alter table operator.contact_requests
        add column session_id text not null references operator.sessions (id) on delete cascade;
      create index contact_requests_session on operator.contact_requests (session_id);
    `,
  },
];
