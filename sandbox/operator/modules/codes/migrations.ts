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
  {
    name: 'places',
    sql: `
      -- Those of before belong to names.
      delete from operator.codes;
      alter table operator.codes
        -- The session or the address where the code was asked for.
        add column place text not null default '',
        -- Of the code's longer form in the address of a page.
        add column link_hash text,
        -- Ids of the throttle's hits, which end when the code is used.
        add column hits text not null default '';
      alter table operator.codes drop constraint codes_pkey;
      alter table operator.codes add primary key (purpose, subject, place);
      create index codes_links on operator.codes (link_hash) where link_hash is not null;
    `,
  },
];
