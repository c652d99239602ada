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

const columns = `p.id, p.transaction_id, t.created_at as at, t.kind as reason, a.kind as balance, p.amount, p.currency,
  p.balance_after, t.source, t.external_id, coalesce(r.id, k.bet_id) as round_id, r.game, g.title, y.id as payment_id, y.method,
  b.id as bonus_id, b.texts as bonus_texts`;

const tables = `operator.ledger_accounts a
  join operator.ledger_postings p on p.account_id = a.id
  join operator.ledger_transactions t on t.id = p.transaction_id
  left join operator.wallet_calls c on t.source = 'studio' and c.id = t.external_id
  left join operator.rounds r on r.id = c.round_id
  left join operator.sportsbook_calls k on t.source = 'sportsbook' and k.id = t.external_id
  left join operator.games g on g.sysname = r.game
  left join operator.payments y on t.source = 'payments' and y.id = split_part(t.external_id, ':', 1)
  left join operator.bonuses b on t.source = 'bonuses' and b.id::text = split_part(t.external_id, ':', 1)`;

// Points are no money: the loyalty pages show them.
const wanted = `a.uid = $1 and a.kind <> 'points' and ($2::text[] = '{}' or a.kind = any($2)) and ($3::text[] = '{}' or t.kind = any($3))
  and ($4::timestamptz is null or t.created_at >= $4) and ($5::timestamptz is null or t.created_at < $5) and ($6 = '' or r.id = $6 or k.bet_id = $6 or y.id = $6)`;

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
    `select ${columns} from ${tables} where ${wanted} and ($7::bigint is null or p.id < $7) order by p.id desc limit $8`,
    [...valuesOf(filter), cursor, count],
  );
}

/** All rows, oldest first, read in pages. */
export async function* everyRow(sql: Sql, filter: LedgerFilter): AsyncGenerator<LedgerRow> {
  let last = 0n;
  let isMore = true;
  while (isMore) {
    const rows = await sql.query<LedgerRow>(
      `select ${columns} from ${tables} where ${wanted} and p.id > $7 order by p.id limit $8`,
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
