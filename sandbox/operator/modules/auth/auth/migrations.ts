import type { Migration } from '../../../../database/Migration.ts';

export const authMigrations: readonly Migration[] = [
  {
    name: 'login keys',
    after: ['sessions/players'],
    // Filled by fillLoginKeys, because SQL has no function that folds names as JavaScript does. Null until then, and
    // permanently where an older player has the same name.
    sql: `
      alter table operator.players add column login_key text unique;
      drop index operator.players_login;
    `,
  },
];
