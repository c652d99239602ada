import type { Sql, SqlValue } from '../../../database/database.ts';
import type { BetRow, BetState, LegRow } from './betRows.ts';

const BET = `id, session, player, request_key, fingerprint, kind, system, stake, open_stake, currency, decimals, odds,
  possible_payout, consent, funding, funded, state, outcome, revision, paid, cashed_out, refusal, refusal_leg, accept_at,
  attempts, created_at, settled_at`;
const LEG = `bet, position, event_id, event, sport, league, starts_at, market, selection, odds, is_live, result,
  dead_heat, score`;

export type NewBet = Pick<
  BetRow,
  | 'id'
  | 'session'
  | 'player'
  | 'request_key'
  | 'fingerprint'
  | 'kind'
  | 'system'
  | 'stake'
  | 'currency'
  | 'decimals'
  | 'odds'
  | 'possible_payout'
  | 'consent'
  | 'funding'
> & { readonly state: BetState; readonly acceptAt: number };

export type NewLeg = Omit<LegRow, 'bet' | 'position' | 'result' | 'dead_heat' | 'score'>;

/** Stores a bet with its legs; false if the player's request is stored already. */
export async function insertBet(tx: Sql, bet: NewBet, legs: readonly NewLeg[], now: number): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO vendors.sportsbook_bets (id, session, player, request_key, fingerprint, kind, system, stake, open_stake,
       currency, decimals, odds, possible_payout, consent, funding, state, accept_at, retry_at, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $10, $11, $12, $13, $14, $15, $16, $16, $17)
     ON CONFLICT (player, request_key) DO NOTHING RETURNING id`,
    [
      bet.id,
      bet.session,
      bet.player,
      bet.request_key,
      bet.fingerprint,
      bet.kind,
      bet.system,
      bet.stake,
      bet.currency,
      bet.decimals,
      bet.odds,
      bet.possible_payout,
      bet.consent,
      bet.funding,
      bet.state,
      bet.acceptAt,
      now,
    ],
  );
  if (rows.length === 0) return false;
  for (const [position, leg] of legs.entries())
    await tx.query(
      `INSERT INTO vendors.sportsbook_legs (bet, position, event_id, event, sport, league, starts_at, market, selection,
         odds, is_live)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        bet.id,
        position,
        leg.event_id,
        leg.event,
        leg.sport,
        leg.league,
        leg.starts_at,
        leg.market,
        leg.selection,
        leg.odds,
        leg.is_live,
      ],
    );
  return true;
}

const oneBet = async (sql: Sql, where: string, params: readonly SqlValue[]): Promise<BetRow | null> =>
  (await sql.query<BetRow>(`SELECT ${BET} FROM vendors.sportsbook_bets WHERE ${where}`, params))[0] ?? null;

export const findBet = (sql: Sql, id: string): Promise<BetRow | null> => oneBet(sql, 'id = $1', [id]);

/** The bet, locked until the end of the transaction. */
export const lockBet = (tx: Sql, id: string): Promise<BetRow | null> => oneBet(tx, 'id = $1 FOR UPDATE', [id]);

export const findByKey = (sql: Sql, player: string, key: string): Promise<BetRow | null> =>
  oneBet(sql, 'player = $1 AND request_key = $2', [player, key]);

export async function legsOf(sql: Sql, bets: readonly string[]): Promise<Map<string, LegRow[]>> {
  const rows = await sql.query<LegRow>(
    `SELECT ${LEG} FROM vendors.sportsbook_legs WHERE bet = ANY($1) ORDER BY bet, position`,
    [bets],
  );
  const found = new Map<string, LegRow[]>(bets.map((bet) => [bet, []]));
  for (const row of rows) found.get(row.bet)?.push(row);
  return found;
}

/** A player's bets, newest first; refused ones took no money and are left out. */
export function betsOfPlayer(sql: Sql, player: string, which: 'open' | 'settled', before: number): Promise<BetRow[]> {
  const states = which === 'open' ? ['delayed', 'placing', 'open', 'editing', 'reopened'] : ['settled'];
  return sql.query<BetRow>(
    `SELECT ${BET} FROM vendors.sportsbook_bets WHERE player = $1 AND state = ANY($2) AND created_at < $3
     ORDER BY created_at DESC LIMIT 30`,
    [player, states, before],
  );
}

export function dueBets(sql: Sql, by: number, most: number): Promise<BetRow[]> {
  return sql.query<BetRow>(
    `SELECT ${BET} FROM vendors.sportsbook_bets
     WHERE state IN ('delayed', 'placing', 'rolling_back') AND retry_at <= $1 ORDER BY retry_at LIMIT $2`,
    [by, most],
  );
}

/** Open bets with undecided legs of matches that have begun, or with a leg of one of `events`. */
export function bettedOn(sql: Sql, events: readonly string[]): Promise<BetRow[]> {
  return sql.query<BetRow>(
    `SELECT ${BET} FROM vendors.sportsbook_bets b WHERE state IN ('open', 'reopened', 'settled')
       AND EXISTS (SELECT 1 FROM vendors.sportsbook_legs l WHERE l.bet = b.id AND l.event_id = ANY($1))`,
    [events],
  );
}

/** Open bets with an undecided leg of a match that has begun, after `after` in the order of their ids. */
export function undecidedBets(sql: Sql, now: number, most: number, after: string): Promise<BetRow[]> {
  return sql.query<BetRow>(
    `SELECT ${BET} FROM vendors.sportsbook_bets b WHERE state IN ('open', 'reopened')
       AND EXISTS (SELECT 1 FROM vendors.sportsbook_legs l WHERE l.bet = b.id AND l.result IS NULL AND l.starts_at <= $1)
       AND id > $3
     ORDER BY id LIMIT $2`,
    [now, most, after],
  );
}

/** Moves an unplaced bet from one state to another; false if another process did so first. */
export async function stepBet(
  sql: Sql,
  id: string,
  step: { from: BetState; to: BetState; refusal?: string; leg?: number | null; funded?: string | null },
  now: number,
): Promise<boolean> {
  const rows = await sql.query(
    `UPDATE vendors.sportsbook_bets SET state = $3, refusal = coalesce($4, refusal),
       refusal_leg = coalesce($5, refusal_leg), funded = coalesce($6, funded), attempts = 0, retry_at = $7
     WHERE id = $1 AND state = $2 RETURNING id`,
    [id, step.from, step.to, step.refusal ?? null, step.leg ?? null, step.funded ?? null, now],
  );
  return rows.length > 0;
}

export async function postponeBet(sql: Sql, id: string, retryAt: number): Promise<void> {
  await sql.query('UPDATE vendors.sportsbook_bets SET attempts = attempts + 1, retry_at = $2 WHERE id = $1', [
    id,
    retryAt,
  ]);
}

/** A live bet is taken at the prices of that moment. */
export async function reprice(
  tx: Sql,
  id: string,
  { odds, payout, legs }: { odds: bigint; payout: bigint; legs: readonly number[] },
): Promise<void> {
  await tx.query('UPDATE vendors.sportsbook_bets SET odds = $2, possible_payout = $3 WHERE id = $1', [
    id,
    odds,
    payout,
  ]);
  for (const [position, price] of legs.entries())
    await tx.query('UPDATE vendors.sportsbook_legs SET odds = $3 WHERE bet = $1 AND position = $2', [
      id,
      position,
      price,
    ]);
}

export async function writeResult(tx: Sql, leg: LegRow): Promise<void> {
  await tx.query(
    'UPDATE vendors.sportsbook_legs SET result = $3, dead_heat = $4, score = $5 WHERE bet = $1 AND position = $2',
    [leg.bet, leg.position, leg.result, leg.dead_heat, leg.score],
  );
}

/** The player sees it as open again; what was paid stays until it is decided anew. */
export async function reopenBet(tx: Sql, id: string): Promise<void> {
  await tx.query(`UPDATE vendors.sportsbook_bets SET state = 'reopened', outcome = NULL WHERE id = $1`, [id]);
}
