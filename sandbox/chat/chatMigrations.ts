import type { Migration } from '../database/Migration.ts';

export const chatMigrations: readonly Migration[] = [
  {
    name: 'chat',
    sql: `
      create table vendors.chat_lines (
        seq bigint generated always as identity primary key,
        conversation text not null,
        provider text not null,
        author text not null check (author in ('visitor', 'agent')),
        text text not null,
        -- What the casino's page has said of the visitor, as JSON.
        visitor text not null,
        created_at timestamptz not null
      );
      create index chat_lines_conversation on vendors.chat_lines (conversation, seq);
    `,
  },
];
