import type { Migration } from '../../../../database/Migration.ts';

const tables = `
-- The notification centre. Texts are kept in every language, since a player may change theirs.
create table operator.inbox (
  id bigint generated always as identity primary key,
  uid bigint not null references operator.players (uid),
  -- a trigger of 3-52, a kind of notification, an event of the VPN, or 'message'
  subject text not null,
  -- by language: title, text, button
  texts jsonb not null,
  image text not null,
  path text not null,
  -- decimal text and a currency or kind of reward; both empty for none
  amount text not null,
  amount_type text not null,
  -- a notice of 3-52, which one of the player's pages shows as a toast
  has_toast boolean not null,
  created_at timestamptz not null,
  shown_at timestamptz,
  read_at timestamptz
);
create index inbox_player on operator.inbox (uid, id desc);
create index inbox_unread on operator.inbox (uid) where read_at is null;
create index inbox_unshown on operator.inbox (uid) where has_toast and shown_at is null;
create index inbox_age on operator.inbox (created_at);
`;

export const inboxMigrations: readonly Migration[] = [{ name: 'inbox', sql: tables, after: ['sessions/players'] }];
