import type { Migration } from '../../../database/Migration.ts';

const tables = `
create table operator.vpn_subscriptions (
  id bigint generated always as identity primary key,
  uid bigint not null references operator.players (uid),
  plan text not null,
  status text not null check (status in ('waiting', 'active', 'ended')),
  is_auto_renewal boolean not null,
  -- begin of the time that was delivered last, and end of all; null before the first delivery
  started_at timestamptz,
  ends_at timestamptz,
  server text not null default '',
  -- encrypted; null before the delivery and after the end
  configuration text,
  -- number of the newest order to the vendor, who ignores older ones
  revision int not null default 0,
  -- when the vendor is to be asked next; null if it has everything
  next_try_at timestamptz,
  tries int not null default 0,
  -- the end for which the player was told that it comes, and that the balance is too low
  told_soon_for timestamptz,
  told_low_for timestamptz,
  -- when its end and its renewal are looked at next
  check_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz
);
create unique index vpn_one_live on operator.vpn_subscriptions (uid) where status <> 'ended';
create index vpn_due on operator.vpn_subscriptions (next_try_at) where next_try_at is not null;
create index vpn_checked on operator.vpn_subscriptions (check_at) where status = 'active';

-- What was paid or given: each adds its days once.
create table operator.vpn_payments (
  id bigint generated always as identity primary key,
  subscription_id bigint not null references operator.vpn_subscriptions (id),
  uid bigint not null references operator.players (uid),
  kind text not null check (kind in ('purchase', 'renewal', 'gift')),
  plan text not null,
  days int not null check (days > 0),
  currency text not null,
  -- 0 for a gift
  amount bigint not null check (amount >= 0),
  status text not null check (status in ('paid', 'delivered', 'returned')),
  -- of a renewal: the end that it moves; of a gift: where it is from
  period timestamptz,
  source text,
  source_id text,
  created_at timestamptz not null,
  ended_at timestamptz,
  unique (subscription_id, period),
  unique (source, source_id)
);
create index vpn_payments_player on operator.vpn_payments (uid, id);
create index vpn_payments_open on operator.vpn_payments (subscription_id) where status = 'paid';

create table operator.vpn_files (
  id text primary key,
  uid bigint not null references operator.players (uid),
  expires_at timestamptz not null,
  taken_at timestamptz
);
`;

export const vpnMigrations: readonly Migration[] = [
  { name: 'subscriptions', sql: tables, after: ['sessions/players'] },
  // Links end with the session now (modules/fileLinks); those of before have none.
  { name: 'links of sessions', sql: 'drop table operator.vpn_files' },
];
