import type { Migration } from '../../../database/Migration.ts';

const tables = `
create table operator.quest_progress (
  uid bigint not null references operator.players (uid),
  -- loyalty, or wheel: and the campaign's id.
  owner text not null,
  quest text not null,
  -- The first day of the day or week; empty for a quest that is done once.
  period text not null,
  -- Of a task in money; empty for the others.
  currency text not null,
  -- Minor units or a count.
  value bigint not null check (value >= 0),
  done_at timestamptz,
  -- What a done quest said and gave.
  done jsonb,
  primary key (uid, owner, quest, period, currency),
  check ((done_at is null) = (done is null))
);
create index quest_progress_done on operator.quest_progress (uid, owner, done_at desc) where done_at is not null;
-- However often a quest is brought on, a period rewards it once.
create unique index quest_progress_once on operator.quest_progress (uid, owner, quest, period) where done_at is not null;

-- What has brought a quest on, other than rounds: each once.
create table operator.quest_causes (
  uid bigint not null references operator.players (uid),
  owner text not null,
  quest text not null,
  period text not null,
  cause text not null,
  primary key (uid, owner, quest, period, cause)
);

-- Rounds that are open or wait to be counted; a row is deleted with what it has brought.
create table operator.quest_rounds (
  round_id text primary key,
  uid bigint not null references operator.players (uid),
  game text not null,
  currency text not null,
  -- Minor units: stakes of main money and of bonus money, and what the round has paid.
  main bigint not null,
  bonus bigint not null,
  payout bigint not null default 0,
  ended_at timestamptz
);
create index quest_rounds_ended on operator.quest_rounds (ended_at) where ended_at is not null;
`;

export const questsMigrations: readonly Migration[] = [{ name: 'quests', after: ['sessions/players'], sql: tables }];
