import type { SpinState } from '../../../../src/contract/wheel.ts';
import type { Sql } from '../../../database/database.ts';
import { onlyRow } from '../../../database/database.ts';
import { isPublic, publicColumns } from '../../players/publicPlayers.ts';
import type { PublicRow } from '../../players/publicPlayers.ts';
import type { Reward } from '../loyalty/rewards/module.ts';

export interface SpinRow {
  readonly id: bigint;
  readonly uid: bigint;
  readonly campaign: string;
  readonly nonce: number;
  readonly secret: string;
  readonly commitment: string;
  readonly client_seed: string;
  readonly weights: readonly number[];
  readonly segment: number;
  readonly reward: Reward;
  readonly currency: string;
  readonly cost: bigint;
  readonly state: SpinState;
  readonly taken_until: Date | null;
  readonly at: Date;
}

const columns = `s.id, s.uid, s.campaign, s.nonce, s.secret, s.commitment, s.client_seed, s.weights, s.segment, s.reward,
  s.currency, s.cost, s.state, s.taken_until, s.at`;

export async function insertSpin(tx: Sql, spin: Omit<SpinRow, 'id'>): Promise<bigint> {
  const rows = await tx.query<{ readonly id: bigint }>(
    `insert into operator.wheel_spins (uid, campaign, nonce, secret, commitment, client_seed, weights, segment, reward,
       currency, cost, state, taken_until, at)
     values ($1, $2, $3, $4, $5, $6, $7::int[], $8, $9::jsonb, $10, $11, $12, $13, $14) returning id`,
    [
      spin.uid,
      spin.campaign,
      spin.nonce,
      spin.secret,
      spin.commitment,
      spin.client_seed,
      spin.weights,
      spin.segment,
      JSON.stringify(spin.reward),
      spin.currency,
      spin.cost,
      spin.state,
      spin.taken_until,
      spin.at,
    ],
  );
  return onlyRow(rows).id;
}

export async function findSpin(
  sql: Sql,
  uid: bigint,
  id: bigint,
  lock: 'for update' | '' = '',
): Promise<SpinRow | null> {
  const [row] = await sql.query<SpinRow>(
    `select ${columns} from operator.wheel_spins s where s.uid = $1 and s.id = $2 ${lock}`,
    [uid, id],
  );
  return row ?? null;
}

export async function setTaken(tx: Sql, id: bigint, at: Date): Promise<void> {
  await tx.query(`update operator.wheel_spins set state = 'taken', taken_at = $2 where id = $1`, [id, at]);
}

/** Gifts whose time is over. */
export function expireGifts(tx: Sql, now: Date): Promise<Pick<SpinRow, 'uid' | 'campaign'>[]> {
  return tx.query(
    `update operator.wheel_spins set state = 'expired' where state = 'kept' and taken_until <= $1 returning uid, campaign`,
    [now],
  );
}

export async function countWaiting(sql: Sql, uid: bigint, campaign: string, now: Date): Promise<number> {
  const rows = await sql.query<{ readonly count: bigint }>(
    `select count(*) as count from operator.wheel_spins
     where uid = $1 and campaign = $2 and state = 'kept' and taken_until > $3`,
    [uid, campaign, now],
  );
  return Number(onlyRow(rows).count);
}

export interface ResultFilter {
  readonly campaign: string;
  /** Whose; null for those that anybody may see. */
  readonly uid: bigint | null;
  readonly isGift: boolean;
  readonly now: Date;
  readonly offset: number;
  readonly count: number;
}

export type ResultRow = SpinRow & PublicRow;

/** Of all players: what they have won and share. Of one: every spin. */
const shown = `from operator.wheel_spins s join operator.player_facts p on p.uid = s.uid
  where s.campaign = $1 and case when $2::bigint is null then s.reward->>'kind' <> 'nothing' and ${isPublic('$3')}
    else s.uid = $2 and (not $4::boolean or s.state <> 'booked') end`;

export async function findResults(sql: Sql, filter: ResultFilter) {
  const { campaign, uid, now, isGift, offset, count } = filter;
  const items = await sql.query<ResultRow>(
    `select ${columns}, ${publicColumns} ${shown} order by s.id desc offset $5 limit $6`,
    [campaign, uid, now, isGift, offset, count],
  );
  const rows = await sql.query<{ readonly count: bigint }>(`select count(*) as count ${shown}`, [
    campaign,
    uid,
    now,
    isGift,
  ]);
  return { items, total: Number(onlyRow(rows).count) };
}
