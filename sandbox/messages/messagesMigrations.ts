import type { Migration } from '../database/Migration.ts';

export const messagesMigrations: readonly Migration[] = [
  {
    name: 'messages',
    sql: `
      create table vendors.messages (
        id text primary key,
        channel text not null check (channel in ('email', 'text')),
        recipient text not null,
        subject text not null,
        body text not null,
        link text not null,
        created_at timestamptz not null
      );
      create index messages_recipient on vendors.messages (recipient, created_at);
    `,
  },
  {
    name: 'unsubscribe headers',
    sql: `alter table vendors.messages add column unsubscribe text not null default ''`,
  },
];
