import type { Sql } from '../../../../database/database.ts';
import { wireMoney } from '../../../ledger/amounts.ts';

/** Rows of one read: histories may be long, and are sent while they are read. */
const PAGE = 500;

interface RoundLine {
  readonly id: string;
  readonly game: string;
  readonly currency: string;
  readonly status: string;
  readonly stake: string;
  readonly payout: string;
  readonly started_at: Date;
  readonly settled_at: Date | null;
}

type StoredRound = Omit<RoundLine, 'stake' | 'payout'> & { readonly stake: bigint; readonly payout: bigint };

/** All rounds of a player, the oldest first. */
export async function* roundLines(sql: Sql, uid: bigint): AsyncGenerator<RoundLine> {
  let last: StoredRound | undefined;
  do {
    const rows: readonly StoredRound[] = await sql.query<StoredRound>(
      `select id, game, currency, status, stake, payout, started_at, settled_at from operator.rounds
       where uid = $1 and ($2::timestamptz is null or (started_at, id) > ($2, $3)) order by started_at, id limit $4`,
      [uid, last?.started_at ?? null, last?.id ?? '', PAGE],
    );
    for (const row of rows)
      yield {
        ...row,
        stake: wireMoney(row.stake, row.currency).amount,
        payout: wireMoney(row.payout, row.currency).amount,
      };
    last = rows.length === PAGE ? rows.at(-1) : undefined;
  } while (last !== undefined);
}
