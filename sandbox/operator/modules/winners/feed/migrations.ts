import type { Migration } from '../../../../database/Migration.ts';

const feedTables = `
-- What is to be published, written in the transaction of the fact itself: it is lost with it, or with nothing.
create table operator.feed_pending (
  id bigint generated always as identity primary key,
  key text not null unique,
  kind text not null,
  facts jsonb not null,
  at timestamptz not null
);

create table operator.feed (
  seq bigint primary key,
  -- A fact is published once.
  key text not null unique,
  prev text not null,
  payload text not null,
  hash text not null,
  at timestamptz not null
);

create function operator.refuse_feed_change() returns trigger language plpgsql as $$
begin
  raise exception 'The feed is append-only: % is refused', tg_op using errcode = 'restrict_violation';
end $$;
create trigger feed_append_only before update or delete or truncate on operator.feed
  for each statement execute function operator.refuse_feed_change();

-- An entry that does not continue the chain is refused, whoever writes it.
create function operator.check_feed_link() returns trigger language plpgsql as $$
declare last record;
begin
  select seq, hash into last from operator.feed order by seq desc limit 1;
  if new.seq <> coalesce(last.seq, 0) + 1 or new.prev <> coalesce(last.hash, repeat('0', 64))
     or new.hash <> encode(sha256(convert_to(new.prev || new.payload, 'UTF8')), 'hex') then
    raise exception 'Entry % does not continue the feed', new.seq using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger feed_links before insert on operator.feed for each row execute function operator.check_feed_link();
`;

export const feedMigrations: readonly Migration[] = [
  { name: 'feed', sql: feedTables },
  {
    name: 'facts',
    sql: `
      -- Where in the feed something is, for queries of others.
      create view operator.feed_facts as select seq, key from operator.feed`,
  },
];
