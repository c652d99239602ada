import type { Migration } from '../../../database/Migration.ts';

const tables = `
create table operator.tournaments (
  id bigint generated always as identity primary key,
  sysname text not null unique,
  rule text not null check (rule in ('turnover', 'multiplier')),
  -- Sysnames of the games whose rounds count; all games if empty.
  games text[] not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  reset_on_cashout boolean not null,
  -- Texts, prizes, restrictions: what no query looks into.
  data jsonb not null,
  -- When the final board was frozen; null before.
  frozen_at timestamptz
);
create index tournaments_unfrozen on operator.tournaments (ends_at) where frozen_at is null;

create table operator.tournament_participants (
  number bigint generated always as identity primary key,
  tournament_id bigint not null references operator.tournaments (id),
  uid bigint not null references operator.players (uid),
  joined_at timestamptz not null,
  points bigint not null default 0 check (points >= 0),
  -- When the present points were reached; of equal points the earlier stands higher.
  reached_at timestamptz not null,
  unique (tournament_id, uid)
);
create index tournament_participants_board
  on operator.tournament_participants (tournament_id, points desc, reached_at, number);
create index tournament_participants_player on operator.tournament_participants (uid);

-- Rounds of participants in a tournament's games, begun after joining and within its time.
create table operator.tournament_rounds (
  tournament_id bigint not null references operator.tournaments (id),
  round_id text not null,
  uid bigint not null references operator.players (uid),
  -- open; counted; late: ended after the tournament; returned: its stake was; reset: its points were lost by a withdrawal
  state text not null check (state in ('open', 'counted', 'late', 'returned', 'reset')),
  -- Minor units of the player's currency: stakes of main money and of bonus money, and what the round has paid.
  currency text not null,
  main bigint not null,
  bonus bigint not null,
  payout bigint not null default 0,
  points bigint not null default 0 check (points >= 0),
  settled_at timestamptz,
  primary key (round_id, tournament_id)
);
create index tournament_rounds_player on operator.tournament_rounds (tournament_id, uid, state);

-- The final board, written once. Prizes are in minor units of the winner's currency.
create table operator.tournament_places (
  tournament_id bigint not null references operator.tournaments (id),
  place int not null check (place > 0),
  number bigint not null,
  uid bigint not null references operator.players (uid),
  points bigint not null,
  prize bigint check (prize > 0),
  currency text,
  paid_at timestamptz,
  primary key (tournament_id, place),
  unique (tournament_id, uid)
);
create index tournament_places_unpaid on operator.tournament_places (tournament_id, place)
  where prize is not null and paid_at is null;
`;

const tickets = `
-- One row for each ticket: what it came from, and the tournament that has used it up.
create table operator.tournament_tickets (
  id bigint generated always as identity primary key,
  uid bigint not null references operator.players (uid),
  source text not null,
  source_id text not null,
  given_at timestamptz not null,
  used_at timestamptz,
  tournament_id bigint references operator.tournaments (id),
  unique (source, source_id),
  check ((used_at is null) = (tournament_id is null))
);
create index tournament_tickets_unused on operator.tournament_tickets (uid, id) where used_at is null;
`;

export const tournamentsMigrations: readonly Migration[] = [
  { name: 'tournaments', after: ['sessions/exclusions'], sql: tables },
  { name: 'tickets', sql: tickets },
];
