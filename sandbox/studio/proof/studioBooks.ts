import { formatAmount } from '../engine/amounts.ts';
import type { Sql } from '../server/Database.ts';
import { playTotals } from '../server/roundRepository.ts';

/** A round for money in the studio's records; amounts are decimal text. */
export interface StudioRound {
  readonly id: string;
  readonly player: string;
  readonly state: string;
  readonly currency: string;
  readonly stake: string;
  readonly won: string;
}

export interface StudioBooks {
  readonly rounds: readonly StudioRound[];
  /** Settled rounds by currency. */
  readonly totals: readonly {
    readonly currency: string;
    readonly rounds: number;
    readonly staked: string;
    readonly won: string;
  }[];
}

type Row = Omit<StudioRound, 'stake' | 'won'> & {
  readonly stake: bigint;
  readonly won: bigint;
  readonly decimals: number;
};

/** Reads the studio's side of an audit from its own tables only. */
export async function studioBooks(sql: Sql): Promise<StudioBooks> {
  const rows = await sql.query<Row>(
    `SELECT id, player, state, currency, stake, total_win AS won, decimals FROM vendors.studio_rounds WHERE mode = 'play' ORDER BY id`,
  );
  const decimalsOf = new Map(rows.map(({ currency, decimals }) => [currency, decimals]));
  const totals = await playTotals(sql);
  return {
    rounds: rows.map(({ decimals, ...row }) => ({
      ...row,
      stake: formatAmount(row.stake, decimals),
      won: formatAmount(row.won, decimals),
    })),
    totals: totals.map(({ currency, rounds, staked, won }) => {
      const decimals = decimalsOf.get(currency) ?? 0;
      return {
        currency,
        rounds: Number(rounds),
        staked: formatAmount(staked, decimals),
        won: formatAmount(won, decimals),
      };
    }),
  };
}
