import type { Migration } from '../../../database/Migration.ts';

const tables = `
-- Stakes that the house pays. Amounts are in minor units, odds in thousandths.
create table operator.free_bets (
  id bigint generated always as identity primary key,
  uid bigint not null references operator.players (uid),
  currency text not null,
  amount bigint not null check (amount > 0),
  min_odds int not null check (min_odds >= 1000),
  min_legs int not null check (min_legs > 0),
  -- the bet that it has paid; null while it is unused
  bet_id text,
  -- the promotion that gave it: the same source never gives twice
  source text not null,
  source_id text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (source, source_id)
);
create index free_bets_player on operator.free_bets (uid) where bet_id is null;

create table operator.bets (
  -- the sportsbook's id
  id text primary key,
  uid bigint not null references operator.players (uid),
  kind text not null,
  system text,
  status text not null,
  currency text not null,
  stake bigint not null check (stake > 0),
  from_main bigint not null check (from_main >= 0),
  from_bonus bigint not null check (from_bonus >= 0),
  from_free bigint not null check (from_free >= 0),
  free_bet_id bigint references operator.free_bets (id),
  -- the part of the stake that was cashed out or settled
  stake_closed bigint not null default 0,
  odds bigint not null check (odds >= 1000),
  possible_payout bigint not null check (possible_payout >= 0),
  -- what the sportsbook says that the bet pays in all
  payout bigint not null default 0 check (payout >= 0),
  -- what was credited; more than the payout where a correction found too little to take back, which the house bears
  credited bigint not null default 0 check (credited >= payout),
  revision int not null default 0,
  placed_at timestamptz not null,
  settled_at timestamptz,
  check (from_main + from_bonus + from_free = stake),
  check (stake_closed between 0 and stake)
);
create index bets_player on operator.bets (uid, placed_at desc, id desc);
create index bets_open on operator.bets (placed_at) where settled_at is null;

create table operator.bet_legs (
  bet_id text not null references operator.bets (id),
  index int not null,
  event_id text not null,
  event text not null,
  sport text not null,
  league text not null,
  starts_at timestamptz not null,
  market text not null,
  market_name text not null,
  selection text not null,
  selection_name text not null,
  odds bigint not null check (odds >= 1000),
  is_live boolean not null,
  result text,
  score text not null default '',
  primary key (bet_id, index)
);

-- The sportsbook's calls: one effect and one reply for each transaction id (I4).
create table operator.sportsbook_calls (
  id text primary key,
  bet_id text not null,
  -- null when only a rollback has arrived, which has no player
  uid bigint,
  kind text not null,
  -- the whole call as text: a repeated one is the same
  request text not null,
  -- what was added to the player's balances; negative for a stake
  moved bigint not null,
  currency text not null,
  reply jsonb not null,
  created_at timestamptz not null
);
create index sportsbook_calls_bet on operator.sportsbook_calls (bet_id);
create index sportsbook_calls_player on operator.sportsbook_calls (uid, created_at);
`;

const notices = `
-- What players who follow a match were told: one effect for each of the sportsbook's ids.
create table operator.sportsbook_notices (
  id text primary key,
  uid bigint not null references operator.players (uid),
  -- the whole call as text: a repeated one is the same
  request text not null,
  is_told boolean not null,
  created_at timestamptz not null
);
create index sportsbook_notices_age on operator.sportsbook_notices (created_at);
`;

export const betsMigrations: readonly Migration[] = [
  { name: 'bets', after: ['sessions/players'], sql: tables },
  { name: 'followed-events', sql: notices },
  {
    name: 'facts',
    sql: `
      -- Which bet a call of the sportsbook belongs to, for queries of others.
      create view operator.sportsbook_call_facts as select id, bet_id from operator.sportsbook_calls`,
  },
];
