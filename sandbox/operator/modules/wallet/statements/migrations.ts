import type { Migration } from '../../../../database/Migration.ts';

const filesTable = `
-- links to files of a player's money; each is followed once
create table operator.wallet_files (
  -- hash of the link's token
  id text primary key,
  uid bigint not null references operator.players (uid),
  request json not null,
  locale text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  taken_at timestamptz
);
`;

export const statementsMigrations: readonly Migration[] = [
  { name: 'wallet files', sql: filesTable, after: ['sessions/players'] },
  // Links end with the session now (modules/fileLinks); those of before have none.
  { name: 'links of sessions', sql: 'drop table operator.wallet_files' },
];
