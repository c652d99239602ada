import type { Migration } from '../../../../database/Migration.ts';

export const registrationFieldsMigrations: readonly Migration[] = [
  {
    name: 'personal data',
    after: ['sessions/players'],
    sql: `
      alter table operator.players
        add column if not exists middle_name text not null default '',
        add column if not exists home_town text not null default '',
        add column if not exists address text not null default '',
        add column if not exists postcode text not null default '',
        add column if not exists document_type text not null default '',
        add column if not exists document_number text not null default '';
    `,
  },
  // 3-14: by ISO/IEC 5218; 0 is not given.
  { name: 'sex', sql: `alter table operator.players add column sex smallint not null default 0` },
];
