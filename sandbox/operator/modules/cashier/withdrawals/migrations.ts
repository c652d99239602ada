import type { Migration } from '../../../../database/Migration.ts';

const reviews = `
-- whether the player has given up cancelling it
alter table operator.payments add column is_binding boolean not null default false;
-- the casino's desk; the time by which it has decided, and when it did
alter table operator.payments add column review text not null default 'none'
  check (review in ('none', 'waiting', 'approved', 'declined'));
alter table operator.payments add column review_due_at timestamptz;
alter table operator.payments add column reviewed_at timestamptz;
alter table operator.payments add column ended_at timestamptz;
create index payments_review on operator.payments (review_due_at) where review = 'waiting';
create index payments_paid_out on operator.payments (method, ended_at desc) where type = 'withdrawal' and status = 'succeeded';
`;

const own = `
create table operator.withdrawal_destinations (
  uid bigint not null references operator.players (uid),
  -- a keyed hash of the destination
  id text not null,
  method text not null,
  requisites text not null,
  holder text not null,
  full_requisites text not null,
  used_at timestamptz not null,
  primary key (uid, id)
);

create table operator.withdrawal_locks (
  uid bigint primary key references operator.players (uid),
  -- null: cancelling is given up until it is asked for back
  ends_at timestamptz
);

-- A session whose player has proved who they are, and when.
create table operator.withdrawal_proofs (
  session_id text primary key references operator.sessions (id) on delete cascade,
  uid bigint not null references operator.players (uid),
  proved_at timestamptz not null
);
`;

/** Reviews and timelines of withdrawals, earlier destinations, the withdrawal lock, and proofs of who a player is. */
export const withdrawalMigrations: readonly Migration[] = [
  { name: 'withdrawal reviews', sql: reviews },
  { name: 'withdrawals of players', sql: own, after: ['sessions/players'] },
  // A proof is one of the session, for all that asks for one.
  { name: 'withdrawal proofs', sql: 'drop table operator.withdrawal_proofs' },
];
