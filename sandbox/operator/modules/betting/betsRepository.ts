import type { Sql } from '../../../database/database.ts';
import type { Bet, BetLeg, LegResult, NewBet, StoredLeg } from './bet.ts';

const columns = `b.id, b.uid, b.kind, b.system, b.status, b.currency, b.stake, b.from_main, b.from_bonus, b.from_free,
  b.free_bet_id, b.odds::float8 as odds, b.possible_payout, b.stake_closed, b.payout, b.credited, b.revision, b.placed_at,
  b.settled_at`;

/** Locks a bet until the transaction ends: its calls may be repeated, concurrent and in any order. */
export async function lockBet(tx: Sql, id: string): Promise<Bet | null> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 8))', [`bet:${id}`]);
  return findBet(tx, id);
}

export async function findBet(sql: Sql, id: string): Promise<Bet | null> {
  const [row] = await sql.query<Bet>(`select ${columns} from operator.bets b where b.id = $1`, [id]);
  return row ?? null;
}

export async function insertBet(tx: Sql, bet: NewBet, legs: readonly BetLeg[], at: Date): Promise<void> {
  await tx.query(
    `insert into operator.bets (id, uid, kind, system, status, currency, stake, from_main, from_bonus, from_free,
       free_bet_id, odds, possible_payout, placed_at)
     values ($1, $2, $3, $4, 'open', $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      bet.id,
      bet.uid,
      bet.kind,
      bet.system,
      bet.currency,
      bet.stake,
      bet.from_main,
      bet.from_bonus,
      bet.from_free,
      bet.free_bet_id,
      bet.odds,
      bet.possible_payout,
      at,
    ],
  );
  await tx.query(
    `insert into operator.bet_legs (bet_id, index, event_id, event, sport, league, starts_at, market, market_name,
       selection, selection_name, odds, is_live)
     select $1, index, event_id, event, sport, league, starts_at, market, market_name, selection, selection_name, odds,
       is_live
     from jsonb_to_recordset($2::jsonb) as l (index int, event_id text, event text, sport text, league text,
       starts_at timestamptz, market text, market_name text, selection text, selection_name text, odds bigint,
       is_live boolean)`,
    [bet.id, JSON.stringify(legs.map((leg, index) => ({ ...leg, index })))],
  );
}

export type BetChange = Pick<Bet, 'status' | 'stake_closed' | 'payout' | 'credited' | 'revision' | 'settled_at'>;

export async function changeBet(tx: Sql, id: string, change: BetChange): Promise<void> {
  await tx.query(
    `update operator.bets set status = $2, stake_closed = $3, payout = $4, credited = $5, revision = $6, settled_at = $7
     where id = $1`,
    [id, change.status, change.stake_closed, change.payout, change.credited, change.revision, change.settled_at],
  );
}

export interface LegOutcome {
  readonly index: number;
  readonly result: LegResult;
  readonly score: string;
}

/** Stores how legs have ended; returns how many of them the bet has. */
export async function changeLegs(tx: Sql, betId: string, outcomes: readonly LegOutcome[]): Promise<number> {
  const rows = await tx.query(
    `update operator.bet_legs l set result = o.result, score = o.score
     from jsonb_to_recordset($2::jsonb) as o (index int, result text, score text)
     where l.bet_id = $1 and l.index = o.index returning l.index`,
    [betId, JSON.stringify(outcomes)],
  );
  return rows.length;
}

/** The legs of bets, in the order of each bet. */
export async function findLegs(sql: Sql, betIds: readonly string[]): Promise<ReadonlyMap<string, StoredLeg[]>> {
  const rows = await sql.query<StoredLeg & { readonly bet_id: string }>(
    `select bet_id, event_id, event, sport, league, starts_at, market, market_name, selection, selection_name,
       odds::float8 as odds, is_live, result, score
     from operator.bet_legs where bet_id = any($1::text[]) order by bet_id, index`,
    [betIds],
  );
  const byBet = new Map<string, StoredLeg[]>();
  for (const row of rows) byBet.set(row.bet_id, [...(byBet.get(row.bet_id) ?? []), row]);
  return byBet;
}

export interface BetFilter {
  readonly uid: bigint;
  readonly statuses: readonly string[];
  readonly kind: string;
  readonly sport: string;
  readonly from: Date | null;
  readonly to: Date | null;
  readonly offset: number;
  readonly count: number;
}

const wanted = `b.uid = $1 and (cardinality($2::text[]) = 0 or b.status = any($2::text[])) and ($3 = '' or b.kind = $3)
  and ($4 = '' or exists (select 1 from operator.bet_legs l where l.bet_id = b.id and l.sport = $4))
  and ($5::timestamptz is null or b.placed_at >= $5) and ($6::timestamptz is null or b.placed_at < $6)`;

const valuesOf = ({ uid, statuses, kind, sport, from, to }: BetFilter) => [uid, statuses, kind, sport, from, to];

/** Newest first. */
export function findBets(sql: Sql, filter: BetFilter): Promise<Bet[]> {
  return sql.query<Bet>(
    `select ${columns} from operator.bets b where ${wanted} order by b.placed_at desc, b.id desc offset $7 limit $8`,
    [...valuesOf(filter), filter.offset, filter.count],
  );
}

export async function countBets(sql: Sql, filter: BetFilter): Promise<number> {
  const [row] = await sql.query<{ count: bigint }>(
    `select count(*) as count from operator.bets b where ${wanted}`,
    valuesOf(filter),
  );
  return Number(row?.count ?? 0n);
}

/** How many bets a player has placed after `since`. */
export async function countSince(sql: Sql, uid: bigint, since: Date): Promise<number> {
  const [row] = await sql.query<{ count: bigint }>(
    'select count(*) as count from operator.bets where uid = $1 and placed_at > $2',
    [uid, since],
  );
  return Number(row?.count ?? 0n);
}
