import type { Sql } from '../../database/database.ts';
import { formatAmount } from '../rules/amounts.ts';

/** A stored bet in the sportsbook's records; amounts are decimal text. */
export interface SportsbookBet {
  readonly id: string;
  readonly player: string;
  readonly key: string;
  readonly state: string;
  readonly outcome: string | null;
  readonly kind: string;
  readonly isFree: boolean;
  readonly isLive: boolean;
  readonly currency: string;
  readonly stake: string;
  readonly paid: string;
  readonly cashedOut: string;
  readonly revision: number;
  /** Kinds of its payments in their order. */
  readonly moves: readonly string[];
  /** Payments that the operator has not confirmed. */
  readonly unsent: number;
}

type Row = Omit<SportsbookBet, 'stake' | 'paid' | 'cashedOut' | 'isFree' | 'isLive' | 'moves' | 'unsent'> & {
  readonly stake: bigint;
  readonly paid: bigint;
  readonly cashed_out: bigint;
  readonly decimals: number;
  readonly is_free: boolean;
  readonly is_live: boolean;
  readonly moves: string;
  readonly unsent: bigint;
};

/** Reads the sportsbook's side of an audit from its own tables only. */
export async function sportsbookBooks(sql: Sql): Promise<{ readonly bets: readonly SportsbookBet[] }> {
  const rows = await sql.query<Row>(
    `SELECT b.id, b.player, b.request_key AS key, b.state, b.outcome, b.kind, b.funding <> 'auto' AS is_free, b.currency,
       b.decimals, b.stake, b.paid, b.cashed_out, b.revision,
       EXISTS (SELECT 1 FROM vendors.sportsbook_legs l WHERE l.bet = b.id AND l.is_live) AS is_live,
       coalesce(string_agg(m.kind, ' ' ORDER BY m.revision), '') AS moves,
       count(m.kind) FILTER (WHERE NOT m.is_done) AS unsent
     FROM vendors.sportsbook_bets b LEFT JOIN vendors.sportsbook_moves m ON m.bet = b.id GROUP BY b.id ORDER BY b.id`,
  );
  return {
    bets: rows.map(({ decimals, stake, paid, cashed_out: cashedOut, is_free, is_live, moves, unsent, ...row }) => ({
      ...row,
      stake: formatAmount(stake, decimals),
      paid: formatAmount(paid, decimals),
      cashedOut: formatAmount(cashedOut, decimals),
      isFree: is_free,
      isLive: is_live,
      moves: moves === '' ? [] : moves.split(' '),
      unsent: Number(unsent),
    })),
  };
}
