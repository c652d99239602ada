import type { Html } from '../../../../../html.ts';
import type { LedgerRow } from '../ledgerRows.ts';
import { subjectOf } from '../LedgerService.ts';
import { code, sum } from './layout.ts';
import type { Column } from './layout.ts';
import type { Writing } from './packFacts.ts';

interface LedgerTable {
  readonly columns: readonly Column[];
  readonly cells: (row: LedgerRow) => readonly (Html | string)[];
}

/** How ledger rows are written in a document; `referenceOf` is the text in their last column. */
export function ledgerTable(
  { words, time }: Writing,
  locale: string,
  referenceOf: (row: LedgerRow) => string,
): LedgerTable {
  return {
    columns: [
      { label: words.time },
      { label: words.reason },
      { label: words.balance },
      { label: words.amount, isSum: true },
      { label: words.after, isSum: true },
      { label: words.reference },
    ],
    cells: (row) => {
      const { name } = subjectOf(row, locale);
      const reason = words.reasons[row.reason] ?? row.reason;
      return [
        time(row.at),
        name === '' ? reason : `${reason} · ${name}`,
        words.kinds[row.balance] ?? row.balance,
        sum(row.amount, row.currency),
        sum(row.balance_after, row.currency),
        code(referenceOf(row)),
      ];
    },
  };
}
