import type { Migration } from '../../../../database/Migration.ts';

/**
 * One row per player who has started to verify their identity; a player without a row has not. `decided_at` is the
 * vendor's time of the last message that was applied: an older one changes nothing. `poll_at` is null once nothing more
 * is expected.
 */
const verificationTables = `
create table operator.verifications (
  uid bigint primary key references operator.players (uid),
  applicant_id text not null unique,
  status text not null check (status in ('started', 'pending', 'approved', 'rejected_retry', 'rejected_final')),
  reject_labels jsonb not null default '[]',
  decided_at timestamptz,
  poll_at timestamptz,
  poll_count int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index verifications_poll on operator.verifications (poll_at) where poll_at is not null;

create table operator.verification_webhooks (
  event_id text primary key,
  type text not null,
  applicant_id text not null,
  body text not null,
  outcome text not null,
  reason text not null,
  times int not null default 1,
  received_at timestamptz not null
);
`;

export const verificationMigrations: readonly Migration[] = [
  { name: 'verifications', after: ['sessions/players'], sql: verificationTables },
  {
    name: 'facts',
    sql: `
      -- Who has begun to verify their identity, for queries of others.
      create view operator.verification_facts as select uid, status from operator.verifications`,
  },
];
