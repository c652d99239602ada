import type { Sql } from '../../../../database/database.ts';
import { CSV_MARK, csvLine } from '../../../csv.ts';
import { wireMoney } from '../../../ledger/amounts.ts';
import { everyRow, referenceOf } from './ledgerRows.ts';
import type { LedgerFilter } from './ledgerRows.ts';
import { subjectOf } from './LedgerService.ts';

const columns = ['at', 'reason', 'balance', 'subject', 'amount', 'currency', 'balance_after', 'reference', 'row'];

/** The rows of the ledger as CSV, oldest first; amounts are exact decimals. */
export async function* csvFile(sql: Sql, filter: LedgerFilter, locale: string): AsyncGenerator<string> {
  yield CSV_MARK + csvLine(columns);
  for await (const row of everyRow(sql, filter))
    yield csvLine([
      row.at,
      row.reason,
      row.balance,
      subjectOf(row, locale).name,
      wireMoney(row.amount, row.currency).amount,
      row.currency,
      wireMoney(row.balance_after, row.currency).amount,
      referenceOf(row),
      row.id.toString(),
    ]);
}
