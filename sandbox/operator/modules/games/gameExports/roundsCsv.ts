import { payoutMultiple } from '../../../../../src/shared/play/payoutMultiple.ts';
import type { Sql } from '../../../../database/database.ts';
import { CSV_MARK, csvLine } from '../../../csv.ts';
import { wireMoney } from '../../../ledger/amounts.ts';

const columns = [
  'started_at',
  'settled_at',
  'game',
  'title',
  'status',
  'stake',
  'payout',
  'currency',
  'multiplier',
  'round',
];

/** Rounds of one piece of the file. */
const PAGE = 1000;

export interface ExportFilter {
  readonly uid: bigint;
  readonly game: string;
  readonly from_at: Date | null;
  readonly to_at: Date | null;
  /** Rounds that begin later are not in the file. */
  readonly created_at: Date;
}

interface Row {
  readonly id: string;
  readonly game: string;
  readonly title: string | null;
  readonly status: string;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly currency: string;
  readonly started_at: Date;
  readonly settled_at: Date | null;
}

export interface CsvPiece {
  readonly content: string;
  readonly rounds: number;
}

/** A player's rounds as CSV, oldest first, in pieces; amounts are exact decimals. */
export async function* roundsCsv(sql: Sql, filter: ExportFilter): AsyncGenerator<CsvPiece> {
  yield { content: CSV_MARK + csvLine(columns), rounds: 0 };
  let last: Row | undefined;
  do {
    const rows: readonly Row[] = await sql.query<Row>(
      `select r.id, r.game, g.title, r.status, r.stake, r.payout, r.currency, r.started_at, r.settled_at
       from operator.round_facts r left join operator.game_facts g on g.sysname = r.game
       where r.uid = $1 and ($2 = '' or r.game = $2) and ($3::timestamptz is null or r.started_at >= $3)
         and ($4::timestamptz is null or r.started_at < $4) and r.started_at <= $5
         and ($6::timestamptz is null or (r.started_at, r.id) > ($6, $7))
       order by r.started_at, r.id limit $8`,
      [
        filter.uid,
        filter.game,
        filter.from_at,
        filter.to_at,
        filter.created_at,
        last?.started_at ?? null,
        last?.id ?? '',
        PAGE,
      ],
    );
    if (rows.length > 0) yield { content: rows.map(line).join(''), rounds: rows.length };
    last = rows.length === PAGE ? rows.at(-1) : undefined;
  } while (last !== undefined);
}

function line({ id, game, title, status, stake, payout, currency, started_at: began, settled_at: ended }: Row): string {
  return csvLine([
    began,
    ended ?? '',
    game,
    title ?? game,
    status,
    wireMoney(stake, currency).amount,
    wireMoney(payout, currency).amount,
    currency,
    status === 'settled' ? (payoutMultiple(payout, stake) ?? '') : '',
    id,
  ]);
}
