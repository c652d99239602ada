import type { Migration } from '../../../../database/Migration.ts';

const restrictionsTable = `
-- where and when a game of the catalogue is not played
create table operator.game_restrictions (
  game text primary key,
  is_in_maintenance boolean not null,
  -- ISO 3166 codes of the countries whose players may not play it
  barred_countries text[] not null,
  -- ISO 4217 codes of the currencies that it takes; null for all
  currencies text[]
);
`;

export const launchMigrations: readonly Migration[] = [{ name: 'game restrictions', sql: restrictionsTable }];
