import type { Sql } from '../../../../database/database.ts';

/** Rows of one read: a history may be long, and is sent while it is read. */
const PAGE = 500;

export interface LedgerFilter {
  readonly uid: bigint;
  /** Empty for every one. */
  readonly balances: readonly string[];
  readonly reasons: readonly string[];
  readonly from: Date | null;
  readonly to: Date | null;
  /** Only the rows of this round or payment; empty for all. */
  readonly reference: string;
}

/** A posting on one of the player's accounts, with what it was about. */
export interface LedgerRow {
  readonly id: bigint;
  readonly transaction_id: bigint;
  readonly at: Date;
  readonly reason: string;
  readonly balance: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly balance_after: bigint;
  readonly source: string;
  readonly external_id: string;
  readonly round_id: string | null;
  readonly game: string | null;
  readonly title: string | null;
  readonly payment_id: string | null;
  readonly method: string | null;
  readonly bonus_id: bigint | null;
  readonly bonus_texts: Readonly<Record<string, { readonly title: string }>> | null;
}

const columns = `m.id, m.transaction_id, m.at, m.reason, m.balance, m.amount, m.currency, m.balance_after, m.source,
  m.external_id, coalesce(r.id, k.bet_id) as round_id, r.game, g.title, y.id as payment_id, y.method,
  b.id as bonus_id, b.texts as bonus_texts`;

const tables = `operator.ledger_movements m
  left join operator.wallet_call_facts c on m.source = 'studio' and c.id = m.external_id
  left join operator.round_facts r on r.id = c.round_id
  left join operator.sportsbook_call_facts k on m.source = 'sportsbook' and k.id = m.external_id
  left join operator.game_facts g on g.sysname = r.game
  left join operator.payment_facts y on m.source = 'payments' and y.id = split_part(m.external_id, ':', 1)
  left join operator.bonus_facts b on m.source = 'bonuses' and b.id::text = split_part(m.external_id, ':', 1)`;

// Points are no money: the loyalty pages show them.
const wanted = `m.uid = $1 and m.balance <> 'points' and ($2::text[] = '{}' or m.balance = any($2)) and ($3::text[] = '{}' or m.reason = any($3))
  and ($4::timestamptz is null or m.at >= $4) and ($5::timestamptz is null or m.at < $5) and ($6 = '' or r.id = $6 or k.bet_id = $6 or y.id = $6)`;

const valuesOf = ({ uid, balances, reasons, from, to, reference }: LedgerFilter) => [
  uid,
  balances,
  reasons,
  from,
  to,
  reference,
];

/** The rows before `cursor` (null: from the newest), newest first. */
export function newestRows(sql: Sql, filter: LedgerFilter, cursor: bigint | null, count: number): Promise<LedgerRow[]> {
  return sql.query<LedgerRow>(
    `select ${columns} from ${tables} where ${wanted} and ($7::bigint is null or m.id < $7) order by m.id desc limit $8`,
    [...valuesOf(filter), cursor, count],
  );
}

/** All rows, oldest first, read in pages. */
export async function* everyRow(sql: Sql, filter: LedgerFilter): AsyncGenerator<LedgerRow> {
  let last = 0n;
  let isMore = true;
  while (isMore) {
    const rows = await sql.query<LedgerRow>(
      `select ${columns} from ${tables} where ${wanted} and m.id > $7 order by m.id limit $8`,
      [...valuesOf(filter), last, PAGE],
    );
    yield* rows;
    isMore = rows.length === PAGE;
    last = rows.at(-1)?.id ?? last;
  }
}

/** The reference under which the player finds what a row belongs to. */
export const referenceOf = ({ round_id, payment_id, bonus_id, source, external_id }: LedgerRow): string =>
  round_id ?? payment_id ?? bonus_id?.toString() ?? `${source}:${external_id}`;
