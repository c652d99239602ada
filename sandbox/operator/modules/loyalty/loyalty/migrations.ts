import type { Migration } from '../../../../database/Migration.ts';

const tables = `
-- A player's way: what was earned in all, spent points included, and the highest level reached. None: level 1.
create table operator.loyalty_players (
  uid bigint primary key references operator.players (uid),
  earned bigint not null default 0 check (earned >= 0),
  level int not null default 1 check (level > 0)
);

-- What real stakes have earned beyond whole points, in tenths of minor units of the currency: it counts with the next.
create table operator.loyalty_carries (
  uid bigint not null references operator.players (uid),
  currency text not null,
  tenths bigint not null check (tenths >= 0),
  primary key (uid, currency)
);

-- One row for each change of a player's points: what it was, and the balance after it. A posting belongs to each.
create table operator.loyalty_changes (
  id bigint generated always as identity primary key,
  uid bigint not null references operator.players (uid),
  transaction_id bigint not null unique references operator.ledger_transactions (id),
  reason text not null,
  -- By language; empty where the reason says everything.
  texts jsonb not null,
  points bigint not null check (points <> 0),
  balance_after bigint not null check (balance_after >= 0),
  -- Whether it counts towards levels.
  is_earned boolean not null,
  at timestamptz not null
);
create index loyalty_changes_player on operator.loyalty_changes (uid, id desc);

-- The levels that a player has reached, each once; their rewards were given in the same transaction.
create table operator.loyalty_reached (
  uid bigint not null references operator.players (uid),
  level int not null,
  rewards int not null,
  at timestamptz not null,
  primary key (uid, level)
);

create table operator.loyalty_frames (
  uid bigint not null references operator.players (uid),
  frame text not null,
  at timestamptz not null,
  primary key (uid, frame)
);

-- The stakes of a round are read when it ends.
create index wallet_calls_round on operator.wallet_calls (round_id);
`;

const worn = `
-- The frame around the portrait that a player wears; the latest until they choose.
create table operator.worn_frames (
  uid bigint primary key references operator.players (uid),
  frame text not null
);
`;

export const loyaltyMigrations: readonly Migration[] = [
  { name: 'loyalty', after: ['ledger/ledger', 'games/games', 'sessions/exclusions'], sql: tables },
  { name: 'wornFrames', sql: worn },
];
