import type { Migration } from '../../../../database/Migration.ts';

/** The studio's catalogue, game sessions, rounds and the calls of the seamless wallet. */
const gameTables = `
create table operator.games (
  sysname text primary key,
  title text not null,
  provider_sysname text not null,
  provider_name text not null,
  type text not null,
  categories text[] not null,
  features text[] not null,
  volatility text not null,
  rtp text not null,
  image text not null,
  colour text not null,
  has_demo boolean not null,
  is_new boolean not null,
  priority int not null,
  released_at timestamptz not null,
  is_active boolean not null
);
create table operator.catalogue_versions (
  is_only boolean primary key default true check (is_only),
  version bigint not null,
  checksum text not null
);

create table operator.game_sessions (
  id text primary key,
  uid bigint not null references operator.players (uid),
  session_id text not null references operator.sessions (id),
  game text not null,
  currency text not null,
  locale text not null,
  created_at timestamptz not null,
  last_bet_at timestamptz
);
create index game_sessions_session on operator.game_sessions (session_id);

create table operator.rounds (
  id text primary key,
  uid bigint not null references operator.players (uid),
  game_session_id text not null references operator.game_sessions (id),
  game text not null,
  currency text not null,
  status text not null check (status in ('open', 'settled', 'rolled_back')),
  stake bigint not null check (stake >= 0),
  payout bigint not null default 0 check (payout >= 0),
  started_at timestamptz not null,
  settled_at timestamptz,
  check ((status = 'open') = (settled_at is null))
);
create index rounds_player on operator.rounds (uid, started_at desc);
create index rounds_open on operator.rounds (started_at) where status = 'open';

-- Every wallet call by the studio's transaction id (I4). A tombstone is a rollback that came before its bet.
create table operator.wallet_calls (
  id text primary key,
  kind text not null check (kind in ('bet', 'win', 'rollback', 'tombstone')),
  round_id text not null,
  uid bigint,
  amount bigint not null,
  currency text not null,
  original_id text,
  reply jsonb not null,
  created_at timestamptz not null
);
create index wallet_calls_wins on operator.wallet_calls (uid, created_at) where kind = 'win';
`;

/** The wallet's tables were created together with the catalogue's, in one migration. */
export const gamesMigrations: readonly Migration[] = [
  { name: 'games', sql: gameTables, after: ['sessions/players'] },
  // The time of the last round is read from the rounds.
  { name: 'no pace per game session', sql: 'alter table operator.game_sessions drop column last_bet_at' },
  {
    name: 'stakes and highest win',
    sql: `alter table operator.games add column max_win int, add column lines int,
      add column stake_from int, add column stake_to int`,
  },
  {
    name: 'range and source of the return',
    sql: 'alter table operator.games add column rtp_most text, add column rtp_source text',
  },
  { name: 'odds', sql: 'alter table operator.games add column odds jsonb' },
  // Of games that can play packs of free spins.
  { name: 'stakes of free spins', sql: 'alter table operator.games add column free_stakes int[]' },
  {
    name: 'favourites',
    sql: `create table operator.game_likes (
        uid bigint not null references operator.players (uid),
        game text not null references operator.games (sysname),
        liked_at timestamptz not null,
        primary key (uid, game)
      )`,
    after: ['sessions/players'],
  },
  {
    name: 'facts',
    sql: `
      -- What others may know of a game in queries of their own.
      create view operator.game_facts as
        select sysname, title, provider_sysname, provider_name, type, rtp, lines, free_stakes, image, colour, priority, is_active
        from operator.games`,
  },
];
