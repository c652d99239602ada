import type { Migration } from '../../../../database/Migration.ts';

export const profileMigrations: readonly Migration[] = [
  {
    name: 'unique nicknames',
    after: ['sessions/players'],
    sql: `
      -- The nickname in a form in which those that look alike are equal; null without one.
      alter table operator.players add column nickname_key text unique;
    `,
  },
];
