import type { Migration } from '../../../database/Migration.ts';

export const handoffMigrations: readonly Migration[] = [
  {
    name: 'handoffs',
    after: ['sessions/players'],
    sql: `
      -- Codes and claims are stored as SHA-256. A row lives for minutes.
      create table operator.handoffs (
        id text primary key,
        uid bigint not null references operator.players (uid),
        -- the source
        session_id text not null references operator.sessions (id),
        -- page and drafts, encrypted; empty once taken or denied
        place text not null,
        status text not null check (status in ('waiting', 'asked', 'approved', 'denied', 'taken')),
        claim_id text unique,
        number integer,
        numbers integer[] not null default '{}',
        user_agent text not null default '',
        expires_at timestamptz not null
      );
      create index handoffs_session on operator.handoffs (session_id);
      create index handoffs_expiry on operator.handoffs (expires_at);
    `,
  },
];
