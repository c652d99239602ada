import type { Migration } from '../../../database/Migration.ts';

export const supportMigrations: readonly Migration[] = [
  {
    name: 'support tickets',
    after: ['sessions/players'],
    sql: `
      create table operator.support_tickets (
        id bigint generated always as identity primary key,
        -- Null: a guest, who is answered by e-mail alone.
        uid bigint references operator.players (uid),
        email text not null,
        locale text not null,
        category text not null,
        subject text not null,
        status text not null check (status in ('open', 'answered', 'closed')),
        created_at timestamptz not null,
        updated_at timestamptz not null,
        -- When the player has last read it.
        read_at timestamptz not null,
        answered_at timestamptz
      );
      create index support_tickets_player on operator.support_tickets (uid, updated_at desc, id desc);

      create table operator.support_messages (
        id bigint generated always as identity primary key,
        ticket_id bigint not null references operator.support_tickets (id),
        author text not null check (author in ('player', 'house')),
        text text not null,
        at timestamptz not null,
        -- The client's name of the message: sent twice, it is one.
        request_id text unique
      );
      create index support_messages_ticket on operator.support_messages (ticket_id, id);

      create table operator.support_files (
        id text primary key,
        -- Null: of a guest, whose address may use it.
        uid bigint references operator.players (uid),
        address_hash text not null,
        name text not null,
        media_type text not null,
        bytes integer not null,
        content bytea not null,
        created_at timestamptz not null,
        message_id bigint references operator.support_messages (id)
      );
      create index support_files_message on operator.support_files (message_id);
      create index support_files_unused on operator.support_files (created_at) where message_id is null;
    `,
  },
  {
    name: 'links to support files',
    sql: `
      -- The hash of the link that was given out last, until it is used.
      alter table operator.support_files add column link text unique;
      alter table operator.support_files add column link_expires_at timestamptz;
    `,
  },
  {
    name: 'links of sessions',
    sql: `
      -- Links end with the session now (modules/fileLinks); those of before have none.
      alter table operator.support_files drop column link, drop column link_expires_at;
    `,
  },
];
