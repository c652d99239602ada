import type { Sql } from '../../../../database/database.ts';
import { isPublic, publicColumns } from '../../../players/publicPlayers.ts';
import type { PublicRow } from '../../../players/publicPlayers.ts';
import { wins } from './migrations.ts';

export interface WinRow extends PublicRow {
  readonly round_id: string;
  readonly game: string;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly currency: string;
  readonly settled_at: Date;
}

export interface WinnerRow extends WinRow {
  readonly title: string;
  readonly image: string;
  readonly colour: string;
  readonly proof: bigint | null;
}

const winColumns = `r.id as round_id, r.game, r.stake, r.payout, r.currency, r.settled_at, ${publicColumns}`;

const select = `select ${winColumns}, g.title, g.image, g.colour, f.seq as proof
  from operator.round_facts r join operator.player_facts p on p.uid = r.uid
  join operator.game_facts g on g.sysname = r.game and g.is_active
  left join operator.feed_facts f on f.key = 'round:' || r.id
  where ${wins.won} and ${isPublic('$1')}`;

export const latestSql = `${select} order by r.settled_at desc, r.id desc limit $2`;

export const ofGameSql = `${select} and r.game = $3 order by ${wins.multiple} desc limit $2`;

/** The highest of each day by the index, and of those the highest: never more rows than days times `$2`. */
export const ofDaysSql = `select w.* from generate_series(0, $3::int - 1) as back
  cross join lateral (${select} and ${wins.day} = ($1::timestamptz at time zone 'UTC')::date - back
    order by ${wins.multiple} desc limit $2) as w
  order by w.payout::numeric / w.stake desc, w.settled_at desc, w.round_id limit $2`;

export function findLatest(sql: Sql, now: Date, count: number): Promise<WinnerRow[]> {
  return sql.query<WinnerRow>(latestSql, [now, count]);
}

export function findOfGame(sql: Sql, now: Date, count: number, game: string): Promise<WinnerRow[]> {
  return sql.query<WinnerRow>(ofGameSql, [now, count, game]);
}

/** Of today and the days before it, `days` together. */
export function findOfDays(sql: Sql, now: Date, count: number, days: number): Promise<WinnerRow[]> {
  return sql.query<WinnerRow>(ofDaysSql, [now, count, days]);
}

/** The round, if it has won at least this multiple and others may see it. */
export async function findLargeWin(tx: Sql, roundId: string, multiple: number, now: Date): Promise<WinRow | null> {
  const [row] = await tx.query<WinRow>(
    `select ${winColumns} from operator.round_facts r join operator.player_facts p on p.uid = r.uid
     where r.id = $2 and ${wins.won} and ${wins.multiple} >= $3 and ${isPublic('$1')}`,
    [now, roundId, multiple],
  );
  return row ?? null;
}
