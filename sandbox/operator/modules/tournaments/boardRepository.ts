import type { Sql } from '../../../database/database.ts';
import { onlyRow } from '../../../database/database.ts';
import { isPublic } from '../../players/publicPlayers.ts';
import type { PublicRow } from '../../players/publicPlayers.ts';
import type { Tournament } from './tournament.ts';

export interface BoardRow extends PublicRow {
  readonly place: bigint;
  readonly number: bigint;
  readonly points: bigint;
}

type Board = Pick<Tournament, 'id' | 'frozen_at'>;

/** Who does not show their wins, or keeps away from play, has a place without a name; `$4` is the time. */
const named = `p.uid, p.is_sandbox, case when ${isPublic('$4')} then p.fakename else '' end as fakename`;
const order = 'p.points desc, p.reached_at, p.number';

/** Lines from `offset` on. A frozen board is the final one; before, places are counted from the present points. */
export async function findBoard(
  sql: Sql,
  { id, frozen_at: frozen }: Board,
  { offset, count, now }: { readonly offset: number; readonly count: number; readonly now: Date },
) {
  if (frozen !== null)
    return sql.query<BoardRow>(
      `select b.place::bigint as place, b.number, b.points, ${named}
       from operator.tournament_places b join operator.player_facts p on p.uid = b.uid
       where b.tournament_id = $1 and b.place > $2::bigint order by b.place limit $3`,
      [id, offset, count, now],
    );
  return sql.query<BoardRow>(
    `select o.place, o.number, o.points, ${named}
     from (select row_number() over (order by ${order}) as place, p.uid, p.number, p.points
       from operator.tournament_participants p where p.tournament_id = $1 and p.points > 0
       order by ${order} offset $2 limit $3) as o
     join operator.player_facts p on p.uid = o.uid order by 1`,
    [id, offset, count, now],
  );
}

/** Participants with points. */
export async function countBoard(sql: Sql, { id, frozen_at: frozen }: Board): Promise<number> {
  const from =
    frozen === null
      ? 'operator.tournament_participants where tournament_id = $1 and points > 0'
      : 'operator.tournament_places where tournament_id = $1';
  return Number(
    onlyRow(await sql.query<{ readonly count: bigint }>(`select count(*) as count from ${from}`, [id])).count,
  );
}

export interface OwnPart {
  readonly number: bigint;
  readonly joined_at: Date;
  readonly points: bigint;
  /** Null without points, or where the final board has no such account. */
  readonly place: bigint | null;
  readonly rounds: bigint;
  readonly late_rounds: bigint;
  readonly prize: bigint | null;
  readonly currency: string | null;
}

/** A player's part in a tournament; null if they have not joined. */
export async function findOwnPart(sql: Sql, { id, frozen_at: frozen }: Board, uid: bigint): Promise<OwnPart | null> {
  const [row] = await sql.query<OwnPart>(
    `select p.number, p.joined_at, p.points, b.prize, b.currency,
       case when $3 then b.place::bigint when p.points = 0 then null else 1 + (
         select count(*) from operator.tournament_participants o where o.tournament_id = $1 and (o.points > p.points
           or (o.points = p.points and (o.reached_at, o.number) < (p.reached_at, p.number)))) end as place,
       (select count(*) from operator.tournament_rounds r
         where r.tournament_id = $1 and r.uid = $2 and r.state = 'counted') as rounds,
       (select count(*) from operator.tournament_rounds r
         where r.tournament_id = $1 and r.uid = $2 and r.state = 'late') as late_rounds
     from operator.tournament_participants p
     left join operator.tournament_places b on b.tournament_id = p.tournament_id and b.uid = p.uid
     where p.tournament_id = $1 and p.uid = $2`,
    [id, uid, frozen !== null],
  );
  return row ?? null;
}

/** The points at a place of a running tournament; null if it is free. */
export async function pointsAt(sql: Sql, id: bigint, place: number): Promise<bigint | null> {
  const [row] = await sql.query<{ readonly points: bigint }>(
    `select p.points from operator.tournament_participants p where p.tournament_id = $1 and p.points > 0
     order by ${order} offset $2 limit 1`,
    [id, place - 1],
  );
  return row?.points ?? null;
}

export interface FinalPlace {
  readonly place: number;
  readonly uid: bigint;
  readonly points: bigint;
  readonly currency: string;
  readonly is_sandbox: boolean;
}

/** Writes the final board: those with points whose accounts are active. Returns its first `count` places. */
export function writeBoard(tx: Sql, id: bigint, count: number): Promise<FinalPlace[]> {
  return tx.query<FinalPlace>(
    `with board as (
       insert into operator.tournament_places (tournament_id, place, number, uid, points)
       select $1, row_number() over (order by ${order}), p.number, p.uid, p.points
       from operator.tournament_participants p join operator.player_facts pl on pl.uid = p.uid and pl.status = 'active'
       where p.tournament_id = $1 and p.points > 0
       returning place, uid, points)
     select board.place, board.uid, board.points, pl.currency, pl.is_sandbox from board
     join operator.player_facts pl on pl.uid = board.uid where board.place <= $2 order by board.place`,
    [id, count],
  );
}

export async function setPrize(tx: Sql, id: bigint, place: number, prize: bigint, currency: string): Promise<void> {
  await tx.query(
    'update operator.tournament_places set prize = $3, currency = $4 where tournament_id = $1 and place = $2',
    [id, place, prize, currency],
  );
}

export interface DuePrize {
  readonly tournament_id: bigint;
  readonly place: number;
}

/** Prizes that have not been paid. */
export function findUnpaid(sql: Sql): Promise<DuePrize[]> {
  return sql.query<DuePrize>(
    `select tournament_id, place from operator.tournament_places where prize is not null and paid_at is null
     order by tournament_id, place`,
  );
}

export interface ClaimedPrize extends DuePrize {
  readonly uid: bigint;
  readonly prize: bigint;
  readonly currency: string;
  readonly title: string;
}

/** Marks a prize as paid, in the transaction that pays it; null if it was, or another replica is at it. */
export async function claimPrize(
  tx: Sql,
  { tournament_id: id, place }: DuePrize,
  at: Date,
): Promise<ClaimedPrize | null> {
  const [row] = await tx.query<ClaimedPrize>(
    `with due as (
       select tournament_id, place from operator.tournament_places
       where tournament_id = $1 and place = $2 and prize is not null and paid_at is null for update skip locked)
     update operator.tournament_places b set paid_at = $3 from due, operator.tournaments t
     where b.tournament_id = due.tournament_id and b.place = due.place and t.id = due.tournament_id
     returning b.tournament_id, b.place, b.uid, b.prize, b.currency, t.data ->> 'title' as title`,
    [id, place, at],
  );
  return row ?? null;
}
