import type { Migration } from '../../../database/Migration.ts';

/** Micro-units are millionths of a minor unit, in numeric: the largest pools of fine currencies pass 2^63. */
const tables = `
create table operator.jackpot_pools (
  jackpot text not null,
  tier text not null,
  currency text not null,
  micro numeric not null check (micro >= 0),
  cycle integer not null,
  counted integer not null,
  -- grows with every change
  version bigint not null default 0,
  primary key (jackpot, tier, currency)
);

create table operator.jackpot_cycles (
  jackpot text not null,
  tier text not null,
  currency text not null,
  cycle integer not null,
  -- from the house, minor units; added is what a sandbox control put in later
  seed bigint not null,
  added bigint not null default 0,
  bound bigint not null,
  -- shown when the cycle has ended; its SHA-256 from the start
  secret text not null,
  commitment text not null,
  started_at timestamptz not null,
  primary key (jackpot, tier, currency, cycle)
);

-- One row for each stake that feeds a jackpot. Rows are only added, so no stake waits for another player's.
create table operator.jackpot_stakes (
  id bigint generated always as identity primary key,
  call_id text not null unique,
  jackpot text not null,
  uid bigint not null,
  round_id text not null,
  game text not null,
  currency text not null,
  -- as much of the stake as counts, minor units, and millionths of it by tier
  stake bigint not null check (stake > 0),
  shares integer[] not null,
  -- open: its round is; ready: waits to be counted
  status text not null check (status in ('open', 'ready', 'counted', 'returned')),
  created_at timestamptz not null
);
create index jackpot_stakes_open on operator.jackpot_stakes (round_id) where status = 'open';
create index jackpot_stakes_ready on operator.jackpot_stakes (id) where status = 'ready';

-- What each player's stakes have fed in all, micro-units: its whole minor units are in the ledger.
create table operator.jackpot_feeds (
  uid bigint not null,
  currency text not null,
  micro numeric not null check (micro >= 0),
  primary key (uid, currency)
);

create table operator.jackpot_drops (
  id bigint generated always as identity primary key,
  jackpot text not null,
  tier text not null,
  currency text not null,
  cycle integer not null,
  stake_id bigint not null references operator.jackpot_stakes (id),
  uid bigint not null,
  amount bigint not null check (amount > 0),
  number integer not null,
  decided_at timestamptz not null,
  paid_at timestamptz,
  -- a cycle ends once
  unique (jackpot, tier, currency, cycle)
);
create index jackpot_drops_unpaid on operator.jackpot_drops (id) where paid_at is null;
`;

export const jackpotsMigrations: readonly Migration[] = [{ name: 'jackpots', sql: tables }];
