import type { CountReason } from '../../../../../src/shared/bonus/terms.ts';
import { onlyRow } from '../../../../database/database.ts';
import type { Sql } from '../../../../database/database.ts';

/** A stake that was placed while a bonus was active. Minor units. */
export interface BonusStake {
  readonly call_id: string;
  readonly round_id: string;
  readonly bonus_id: bigint;
  readonly game: string;
  readonly from_main: bigint;
  readonly from_bonus: bigint;
  readonly percent: number;
  readonly reason: CountReason;
  readonly counted: bigint;
  readonly is_returned: boolean;
  readonly at: Date;
}

/** A stake with the title of its game; null for a game that has left the catalogue. */
export interface ListedStake extends BonusStake {
  readonly title: string | null;
}

/** The stakes of a round that still stand, together. */
export interface RoundStakes {
  readonly bonusId: bigint;
  readonly uid: bigint;
  readonly bonus: bigint;
  readonly whole: bigint;
}

export async function insertStake(tx: Sql, stake: Omit<BonusStake, 'is_returned'>): Promise<void> {
  await tx.query(
    `with round as (insert into operator.bonus_rounds (round_id, bonus_id) values ($2, $3) on conflict do nothing)
     insert into operator.bonus_stakes (call_id, round_id, bonus_id, game, from_main, from_bonus, percent, reason, counted, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      stake.call_id,
      stake.round_id,
      stake.bonus_id,
      stake.game,
      stake.from_main,
      stake.from_bonus,
      stake.percent,
      stake.reason,
      stake.counted,
      stake.at,
    ],
  );
}

export async function findStake(tx: Sql, callId: string): Promise<BonusStake | null> {
  const [row] = await tx.query<BonusStake>(
    `select call_id, round_id, bonus_id, game, from_main, from_bonus, percent, reason, counted, is_returned, at
     from operator.bonus_stakes where call_id = $1`,
    [callId],
  );
  return row ?? null;
}

export async function markReturned(tx: Sql, callId: string): Promise<void> {
  await tx.query('update operator.bonus_stakes set is_returned = true where call_id = $1', [callId]);
}

/** The bonus that an open round belongs to, and what is staked in it; null for a round without a bonus. */
export async function findRoundStakes(tx: Sql, roundId: string): Promise<RoundStakes | null> {
  const [row] = await tx.query<RoundStakes>(
    `select r.bonus_id as "bonusId", b.uid,
       coalesce(sum(s.from_bonus) filter (where not s.is_returned), 0)::bigint as bonus,
       coalesce(sum(s.from_main + s.from_bonus) filter (where not s.is_returned), 0)::bigint as whole
     from operator.bonus_rounds r join operator.bonuses b on b.id = r.bonus_id
     left join operator.bonus_stakes s on s.round_id = r.round_id
     where r.round_id = $1 and r.is_open group by r.round_id, b.uid`,
    [roundId],
  );
  return row ?? null;
}

/** Stakes of a round no longer count; returns what has counted. */
export async function uncountStakes(tx: Sql, roundId: string): Promise<bigint> {
  const { sum } = onlyRow(
    await tx.query<{ sum: bigint }>(
      `with counting as (select call_id, counted from operator.bonus_stakes where round_id = $1 and not is_returned),
         done as (update operator.bonus_stakes s set counted = 0, percent = 0 from counting c where s.call_id = c.call_id)
       select coalesce(sum(counted), 0)::bigint as sum from counting`,
      [roundId],
    ),
  );
  return sum;
}

/** The bonus that has paid for a round, ended or not, and what each balance has staked in it; null without one. */
export async function findPaidRound(tx: Sql, roundId: string): Promise<RoundStakes | null> {
  const [row] = await tx.query<RoundStakes>(
    `select s.bonus_id as "bonusId", b.uid, sum(s.from_bonus)::bigint as bonus,
       sum(s.from_main + s.from_bonus)::bigint as whole
     from operator.bonus_stakes s join operator.bonuses b on b.id = s.bonus_id
     where s.round_id = $1 and not s.is_returned group by s.bonus_id, b.uid`,
    [roundId],
  );
  return row ?? null;
}

export async function addWin(tx: Sql, roundId: string, won: bigint): Promise<void> {
  await tx.query('update operator.bonus_rounds set won = won + $2 where round_id = $1', [roundId, won]);
}

export async function closeRound(tx: Sql, roundId: string): Promise<void> {
  await tx.query('update operator.bonus_rounds set is_open = false where round_id = $1', [roundId]);
}

export async function hasOpenRounds(tx: Sql, bonusId: bigint): Promise<boolean> {
  const rows = await tx.query('select 1 from operator.bonus_rounds where bonus_id = $1 and is_open limit 1', [bonusId]);
  return rows.length > 0;
}

export function findStakes(sql: Sql, bonusId: bigint, offset: number, count: number): Promise<ListedStake[]> {
  return sql.query<ListedStake>(
    `select s.call_id, s.round_id, s.bonus_id, s.game, g.title, s.from_main, s.from_bonus, s.percent, s.reason, s.counted,
       s.is_returned, s.at
     from operator.bonus_stakes s left join operator.game_facts g on g.sysname = s.game
     where s.bonus_id = $1 order by s.at desc, s.call_id desc offset $2 limit $3`,
    [bonusId, offset, count],
  );
}

export async function countStakes(sql: Sql, bonusId: bigint): Promise<number> {
  const { count } = onlyRow(
    await sql.query<{ count: bigint }>('select count(*) as count from operator.bonus_stakes where bonus_id = $1', [
      bonusId,
    ]),
  );
  return Number(count);
}

/** The kind of a game of the catalogue; empty for one that has left it. */
export async function gameType(sql: Sql, sysname: string): Promise<string> {
  const [row] = await sql.query<{ type: string }>('select type from operator.game_facts where sysname = $1', [sysname]);
  return row?.type ?? '';
}
