import type { Migration } from '../../../database/Migration.ts';

export const authMigrations: readonly Migration[] = [
  {
    name: 'login keys',
    after: ['sessions/players'],
    // Filled in by fillLoginKeys: SQL has no function that folds names as JavaScript does. Null until then, and for good
    // where an older player has the name already.
    sql: `
      alter table operator.players add column login_key text unique;
      drop index operator.players_login;
    `,
  },
];
