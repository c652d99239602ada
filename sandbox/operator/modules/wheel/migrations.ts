import type { Migration } from '../../../database/Migration.ts';

const tables = `
create table operator.wheel_campaigns (
  id text primary key,
  starts_at timestamptz not null,
  ends_at timestamptz,
  -- of one spin, decimal texts by currency; null for a wheel whose spins are not sold
  price jsonb
);

-- Rewards of which there is a number.
create table operator.wheel_stocks (
  campaign text not null,
  segment text not null,
  left_count int not null check (left_count >= 0),
  primary key (campaign, segment)
);

create table operator.wheel_balances (
  uid bigint not null references operator.players (uid),
  campaign text not null,
  free int not null default 0 check (free >= 0),
  bought int not null default 0 check (bought >= 0),
  primary key (uid, campaign)
);

-- Every change of a balance, with its cause: the same cause never counts twice (I4).
create table operator.wheel_changes (
  id bigint generated always as identity primary key,
  uid bigint not null references operator.players (uid),
  campaign text not null,
  free int not null,
  bought int not null,
  source text not null,
  source_id text not null,
  at timestamptz not null,
  unique (source, source_id)
);
create index wheel_changes_player on operator.wheel_changes (uid, campaign, at desc);

create table operator.wheel_purchases (
  id bigint generated always as identity primary key,
  uid bigint not null references operator.players (uid),
  campaign text not null,
  spins int not null check (spins > 0),
  left_count int not null check (left_count >= 0),
  refunded int not null default 0,
  currency text not null,
  -- of one spin, minor units
  price bigint not null check (price > 0),
  at timestamptz not null
);
create index wheel_purchases_player on operator.wheel_purchases (uid, currency, at);
create index wheel_purchases_left on operator.wheel_purchases (campaign, uid, id) where left_count > 0;

-- The secret of a player's next spin, committed to before it.
create table operator.wheel_seeds (
  uid bigint not null references operator.players (uid),
  campaign text not null,
  nonce int not null,
  secret text not null,
  commitment text not null,
  primary key (uid, campaign)
);

create table operator.wheel_spins (
  id bigint generated always as identity primary key,
  uid bigint not null references operator.players (uid),
  campaign text not null,
  nonce int not null,
  secret text not null,
  commitment text not null,
  client_seed text not null,
  weights int[] not null,
  segment int not null,
  reward jsonb not null,
  currency text not null,
  -- what a bought spin had cost, minor units; 0 for a free one
  cost bigint not null,
  state text not null check (state in ('booked', 'kept', 'taken', 'expired')),
  taken_until timestamptz,
  taken_at timestamptz,
  at timestamptz not null,
  unique (uid, campaign, nonce)
);
create index wheel_spins_latest on operator.wheel_spins (campaign, id desc);
create index wheel_spins_player on operator.wheel_spins (uid, campaign, id desc);
create index wheel_spins_kept on operator.wheel_spins (taken_until) where state = 'kept';
`;

export const wheelsMigrations: readonly Migration[] = [
  { name: 'wheels', after: ['sessions/how others see players'], sql: tables },
];
