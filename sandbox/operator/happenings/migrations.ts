import type { Migration } from '../../database/Migration.ts';

const tables = `
-- What has happened to players and has not reached every listener yet: a row is deleted when it has.
create table operator.happenings (
  id bigint generated always as identity primary key,
  uid bigint not null references operator.players (uid),
  kind text not null,
  data jsonb not null,
  at timestamptz not null,
  due_at timestamptz not null,
  attempts int not null default 0
);
create index happenings_due on operator.happenings (due_at, id);
`;

export const happeningsMigrations: readonly Migration[] = [
  { name: 'happenings', sql: tables, after: ['sessions/players'] },
];
