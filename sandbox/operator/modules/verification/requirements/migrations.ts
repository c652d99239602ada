import type { Migration } from '../../../../database/Migration.ts';

/** Needs of single players in place of their market's, and the house's checks of payout destinations. */
const requirementsTables = `
create table operator.player_requirements (
  uid bigint not null references operator.players (uid),
  action text not null,
  needs text not null,
  primary key (uid, action)
);

create table operator.requisites_checks (
  uid bigint not null references operator.players (uid),
  -- a keyed hash: a card number could be guessed from a plain one
  destination text not null,
  outcome text check (outcome in ('passed', 'refused')),
  created_at timestamptz not null,
  primary key (uid, destination)
);
`;

export const requirementsMigrations: readonly Migration[] = [
  { name: 'requirements', sql: requirementsTables, after: ['sessions/players'] },
];
