import type { Migration } from '../../database/Migration.ts';

/** Players, sessions and the tables that refer to them. Tokens are stored only as SHA-256. */
const playerTables = `
create sequence operator.uids as bigint start with 1001;

create table operator.players (
  uid bigint primary key default nextval('operator.uids'),
  status text not null default 'active' check (status in ('active', 'banned', 'deleted')),
  login text not null,
  email text unique,
  phone text unique,
  phone_country_code text not null default '',
  telegram_id bigint unique,
  password_hash text,
  currency text not null,
  locale text not null,
  country_code text not null default '',
  fakename text not null default '',
  first_name text not null default '',
  last_name text not null default '',
  birth_date text not null default '',
  region text not null default '',
  promo_code text not null default '',
  character_id text not null default '',
  is_subscribed boolean not null default false,
  is_betting boolean not null default false,
  has_deposits boolean not null default false,
  registered_at timestamptz not null,
  last_login_at timestamptz,
  previous_login_at timestamptz
);
create unique index players_login on operator.players (lower(login));

create table operator.sessions (
  id text primary key,
  uid bigint not null references operator.players (uid),
  kind text not null check (kind in ('web', 'telegram')),
  address_hash text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text
);
create index sessions_player on operator.sessions (uid, created_at);

-- One row per Telegram init data string ever presented: it opens one session (decisions).
create table operator.telegram_launches (
  id text primary key,
  uid bigint not null references operator.players (uid),
  session_id text not null references operator.sessions (id),
  expires_at timestamptz not null
);

-- Single-use tickets of 30 s for the socket and for game launches.
create table operator.tickets (
  id text primary key,
  session_id text not null references operator.sessions (id),
  expires_at timestamptz not null
);

create table operator.throttle_hits (
  id bigint generated always as identity primary key,
  bucket text not null,
  hit_at timestamptz not null
);
create index throttle_hits_bucket on operator.throttle_hits (bucket, hit_at);

create table operator.idempotency_keys (
  uid bigint not null,
  key text not null,
  endpoint text not null,
  input_hash text not null,
  -- what the claim did, and, once known, the reply as it was sent
  outcome jsonb,
  reply jsonb,
  created_at timestamptz not null,
  primary key (uid, key)
);

create table operator.realtime_cursors (uid bigint primary key, seq bigint not null);
create table operator.realtime_events (
  uid bigint not null,
  seq bigint not null,
  event jsonb not null,
  created_at timestamptz not null,
  primary key (uid, seq)
);
create index realtime_events_age on operator.realtime_events (created_at);
`;

/**
 * Breaks, time-outs and self-exclusions: while one is in force the player has no session. A reality check is
 * acknowledged per session.
 */
const exclusions = `
create table operator.exclusions (
  id bigint generated always as identity primary key,
  uid bigint not null references operator.players (uid),
  kind text not null check (kind in ('break', 'time_out', 'self_exclusion')),
  created_at timestamptz not null,
  until timestamptz not null check (until > created_at)
);
create index exclusions_player on operator.exclusions (uid, until desc);

alter table operator.sessions add column reality_checked_at timestamptz;
update operator.sessions set reality_checked_at = created_at;
alter table operator.sessions alter column reality_checked_at set not null;
`;

export const sessionMigrations: readonly Migration[] = [
  { name: 'players', sql: playerTables, after: ['ledger/ledger'] },
  { name: 'user agents', sql: `alter table operator.sessions add column user_agent text not null default ''` },
  { name: 'exclusions', sql: exclusions },
  {
    name: 'how others see players',
    sql: `
      alter table operator.players add column shares_wins boolean not null default true;
      -- House players, which the sandbox runs.
      alter table operator.players add column is_sandbox boolean not null default false;
    `,
  },
  {
    name: 'facts',
    sql: `
      -- What others may know of a session in queries of their own.
      create view operator.session_facts as
        select id, uid, kind, created_at, last_seen_at, reality_checked_at, expires_at, ended_at, end_reason from operator.sessions`,
  },
  {
    name: 'proofs',
    sql: `
      -- The default proves nobody.
      alter table operator.sessions add column proved_at timestamptz not null default 'epoch';
      -- A session lasts a day from the sign-in that it began with.
      update operator.sessions set proved_at = expires_at - interval '24 hours';
    `,
  },
  {
    name: 'throttle windows',
    sql: `alter table operator.throttle_hits add column window_ms integer not null default 900000;`,
  },
  {
    name: 'refused keys',
    sql: `
      -- The error of a call that was refused under its key.
      alter table operator.idempotency_keys add column refusal jsonb;
    `,
  },
  {
    name: 'tokens and ways in',
    sql: `
      alter table operator.sessions
        -- SHA-256 of the token that stands for it now; the id stays when the token is renewed.
        add column token_id text unique,
        -- The way in that has opened it, which its player may remove; null for a password.
        add column entry_kind text,
        add column entry_id text;
      update operator.sessions s set token_id = s.id,
        entry_kind = case when s.kind = 'telegram' then 'telegram' end,
        entry_id = case when s.kind = 'telegram' then p.telegram_id::text end
      from operator.players p where p.uid = s.uid;
    `,
  },
];
