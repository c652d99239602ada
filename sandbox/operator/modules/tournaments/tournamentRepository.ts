import type { Sql } from '../../../database/database.ts';
import { onlyRow } from '../../../database/database.ts';
import type { NewTournament, Tournament } from './tournament.ts';

const columns = 't.id, t.sysname, t.rule, t.games, t.starts_at, t.ends_at, t.reset_on_cashout, t.data, t.frozen_at';

/** A tournament with its figures. */
export interface ListedTournament extends Tournament {
  readonly participants: bigint;
  readonly points: bigint;
  readonly games_count: bigint;
  readonly provider_name: string | null;
}

export interface TournamentFilter {
  /** Empty for all. */
  readonly ids: readonly bigint[];
  readonly status: string;
  /** Only those that count the rounds of this game; empty for all. */
  readonly game: string;
  readonly now: Date;
  readonly offset: number;
  readonly count: number;
}

/** As `statusOf`; `$2` is the time. */
const status = `case when t.frozen_at is not null or t.ends_at <= $2 then 'past' when t.starts_at <= $2 then 'active' else 'future' end`;
const matching = `from operator.tournaments t where (cardinality($1::bigint[]) = 0 or t.id = any($1::bigint[]))
  and ($3 = 'all' or ${status} = $3) and ($4 = '' or cardinality(t.games) = 0 or $4 = any(t.games))`;

export async function countTournaments(
  sql: Sql,
  { ids, status: wanted, game, now }: TournamentFilter,
): Promise<number> {
  const rows = await sql.query<{ readonly count: bigint }>(`select count(*) as count ${matching}`, [
    ids,
    now,
    wanted,
    game,
  ]);
  return Number(onlyRow(rows).count);
}

/** Active ones by their end, then future ones by their start, then past ones, newest first. */
export function findTournaments(sql: Sql, filter: TournamentFilter): Promise<ListedTournament[]> {
  return sql.query<ListedTournament>(
    `with page as (
       select ${columns}, ${status} as status ${matching}
       order by array_position(array['active', 'future', 'past'], ${status}),
         case ${status} when 'active' then extract(epoch from t.ends_at)
           when 'future' then extract(epoch from t.starts_at) else -extract(epoch from t.ends_at) end, t.id
       offset $5 limit $6)
     select page.*, joined.participants, joined.points,
       (select count(*) from operator.game_facts g where g.is_active and (cardinality(page.games) = 0 or g.sysname = any(page.games)))
         as games_count,
       (select g.provider_name from operator.game_facts g where g.provider_sysname = page.data ->> 'provider' limit 1)
         as provider_name
     from page, lateral (select count(*) as participants, coalesce(sum(p.points), 0)::bigint as points
       from operator.tournament_participants p where p.tournament_id = page.id) as joined
     order by array_position(array['active', 'future', 'past'], page.status),
       case page.status when 'active' then extract(epoch from page.ends_at)
         when 'future' then extract(epoch from page.starts_at) else -extract(epoch from page.ends_at) end, page.id`,
    [filter.ids, filter.now, filter.status, filter.game, filter.offset, filter.count],
  );
}

export async function findTournament(sql: Sql, id: bigint): Promise<Tournament | null> {
  const [row] = await sql.query<Tournament>(`select ${columns} from operator.tournaments t where t.id = $1`, [id]);
  return row ?? null;
}

/** What an id of a tournament looks like; a longer number would not fit. */
export const TOURNAMENT_ID = /^[1-9]\d{0,14}$/;

/** The sysnames of a tournament's games; null if there is no such tournament. */
export async function findGames(sql: Sql, id: string): Promise<readonly string[] | null> {
  if (!TOURNAMENT_ID.test(id)) return null;
  const [row] = await sql.query<{ readonly games: readonly string[] }>(
    `select case when cardinality(t.games) > 0 then t.games
       else (select coalesce(array_agg(g.sysname), '{}') from operator.game_facts g where g.is_active) end as games
     from operator.tournaments t where t.id = $1`,
    [BigInt(id)],
  );
  return row?.games ?? null;
}

/** Null if there is one of this name. */
export async function insertTournament(sql: Sql, tournament: NewTournament): Promise<bigint | null> {
  const { sysname, rule, games, starts_at: start, ends_at: end, reset_on_cashout: resets, data } = tournament;
  const [row] = await sql.query<{ readonly id: bigint }>(
    `insert into operator.tournaments (sysname, rule, games, starts_at, ends_at, reset_on_cashout, data)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb) on conflict (sysname) do nothing returning id`,
    [sysname, rule, games, start, end, resets, JSON.stringify(data)],
  );
  return row?.id ?? null;
}

/** Whether there was any tournament. */
export async function hasTournaments(sql: Sql): Promise<boolean> {
  return (await sql.query('select 1 from operator.tournaments limit 1')).length > 0;
}

/** Tournaments that are over and not frozen yet. */
export async function findEnded(sql: Sql, now: Date): Promise<readonly bigint[]> {
  const rows = await sql.query<{ readonly id: bigint }>(
    'select id from operator.tournaments where frozen_at is null and ends_at <= $1 order by ends_at, id',
    [now],
  );
  return rows.map(({ id }) => id);
}

export async function setFrozen(tx: Sql, id: bigint, at: Date): Promise<void> {
  await tx.query('update operator.tournaments set frozen_at = $2 where id = $1', [id, at]);
}

/** Ends a tournament that is not over; test-only. */
export async function endNow(sql: Sql, id: bigint, now: Date): Promise<boolean> {
  const rows = await sql.query(
    `update operator.tournaments set ends_at = $2, starts_at = least(starts_at, $2 - interval '1 second')
     where id = $1 and ends_at > $2 returning id`,
    [id, now],
  );
  return rows.length > 0;
}

/**
 * Points and the final board exclude each other: whoever changes points holds a tournament shared, whoever freezes its
 * board holds it alone, and finds all points committed. Read the tournament after it.
 */
export async function holdShared(tx: Sql, id: bigint): Promise<void> {
  await tx.query('select pg_advisory_xact_lock_shared(hashtextextended($1, 3))', [`tournament:${id}`]);
}

export async function holdAlone(tx: Sql, id: bigint): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 3))', [`tournament:${id}`]);
}
