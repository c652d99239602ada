import type { Sql } from '../../../../database/database.ts';
import type { BetKind } from '../../../rules/betTypes.ts';
import type { NewLeg } from '../betRepository.ts';

export type EditState = 'sending' | 'cancelling' | 'done' | 'refused';

/** An edit that was confirmed: the cash-out of a bet and the bet that takes its place. */
export interface EditRow {
  /** Of the new bet. */
  readonly id: string;
  readonly bet: string;
  /** Of the old bet, after its cash-out. */
  readonly revision: number;
  readonly request_key: string;
  readonly fingerprint: string;
  readonly session: string;
  readonly kind: BetKind;
  readonly price: bigint;
  readonly stake: bigint;
  readonly odds: bigint;
  readonly possible_payout: bigint;
  /** JSON of the new bet's legs. */
  readonly legs: string;
  readonly state: EditState;
  readonly refusal: string | null;
  readonly attempts: number;
  readonly created_at: bigint;
}

const EDIT = `id, bet, revision, request_key, fingerprint, session, kind, price, stake, odds, possible_payout, legs, state,
  refusal, attempts, created_at`;

export async function insertEdit(
  tx: Sql,
  edit: Omit<EditRow, 'state' | 'refusal' | 'attempts' | 'created_at'>,
  now: number,
): Promise<void> {
  await tx.query(
    `INSERT INTO vendors.sportsbook_edits (id, bet, revision, request_key, fingerprint, session, kind, price, stake, odds,
       possible_payout, legs, state, retry_at, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'sending', $13, $13)`,
    [
      edit.id,
      edit.bet,
      edit.revision,
      edit.request_key,
      edit.fingerprint,
      edit.session,
      edit.kind,
      edit.price,
      edit.stake,
      edit.odds,
      edit.possible_payout,
      edit.legs,
      now,
    ],
  );
  await tx.query(`UPDATE vendors.sportsbook_bets SET state = 'editing' WHERE id = $1`, [edit.bet]);
}

export async function findEdit(sql: Sql, id: string): Promise<EditRow | null> {
  return (await sql.query<EditRow>(`SELECT ${EDIT} FROM vendors.sportsbook_edits WHERE id = $1`, [id]))[0] ?? null;
}

export async function findEditByKey(sql: Sql, bet: string, key: string): Promise<EditRow | null> {
  const rows = await sql.query<EditRow>(
    `SELECT ${EDIT} FROM vendors.sportsbook_edits WHERE bet = $1 AND request_key = $2`,
    [bet, key],
  );
  return rows[0] ?? null;
}

export function dueEdits(sql: Sql, by: number, most: number): Promise<EditRow[]> {
  return sql.query<EditRow>(
    `SELECT ${EDIT} FROM vendors.sportsbook_edits WHERE state IN ('sending', 'cancelling') AND retry_at <= $1
     ORDER BY retry_at LIMIT $2`,
    [by, most],
  );
}

/** Moves an edit on; false if another process did so first. */
export async function stepEdit(
  tx: Sql,
  { id, state }: EditRow,
  to: EditState,
  refusal: string | null = null,
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE vendors.sportsbook_edits SET state = $3, refusal = coalesce($4, refusal), attempts = 0
     WHERE id = $1 AND state = $2 RETURNING id`,
    [id, state, to, refusal],
  );
  return rows.length > 0;
}

export async function postponeEdit(sql: Sql, id: string, retryAt: number): Promise<void> {
  await sql.query('UPDATE vendors.sportsbook_edits SET attempts = attempts + 1, retry_at = $2 WHERE id = $1', [
    id,
    retryAt,
  ]);
}

/** The bet is as it was before the edit. */
export async function reopenEdited(tx: Sql, bet: string): Promise<void> {
  await tx.query(`UPDATE vendors.sportsbook_bets SET state = 'open' WHERE id = $1 AND state = 'editing'`, [bet]);
}

export const legsText = (legs: readonly NewLeg[]): string =>
  JSON.stringify(legs.map((leg) => ({ ...leg, starts_at: Number(leg.starts_at) })));

export const legsOfEdit = ({ legs }: EditRow): NewLeg[] =>
  (JSON.parse(legs) as (Omit<NewLeg, 'starts_at'> & { readonly starts_at: number })[]).map((leg) => ({
    ...leg,
    starts_at: BigInt(leg.starts_at),
  }));
