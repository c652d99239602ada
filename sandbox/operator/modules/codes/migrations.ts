import type { Migration } from '../../../database/Migration.ts';

export const codesMigrations: readonly Migration[] = [
  {
    name: 'codes',
    sql: `
      -- One live challenge per purpose and subject: a new code replaces the one before.
      create table operator.codes (
        purpose text not null,
        subject text not null,
        code_hash text not null,
        expires_at timestamptz not null,
        resend_at timestamptz not null,
        tries_left integer not null,
        primary key (purpose, subject)
      );
    `,
  },
];
