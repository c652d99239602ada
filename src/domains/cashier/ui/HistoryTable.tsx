import type { ReactNode } from 'react';
import { classes } from '../../../ui/basics/classes.ts';
import styles from './HistoryTable.module.css';

export type HistoryCell = 'when' | 'what' | 'state' | 'sum';

export interface HistoryRow extends Readonly<Record<HistoryCell, ReactNode>> {
  readonly id: string;
}

interface Props {
  readonly label: string;
  readonly columns: Readonly<Record<HistoryCell, string>>;
  readonly rows: readonly HistoryRow[];
}

const cells: readonly HistoryCell[] = ['when', 'what', 'state', 'sum'];

/**
 * A table on wide screens, cards on phones: the same rows laid out by CSS. The roles are explicit, since changing
 * `display` removes a table's own roles in some browsers.
 */
export function HistoryTable({ label, columns, rows }: Props) {
  return (
    <table className={styles['table']} role="table" aria-label={label}>
      <thead role="rowgroup" className={styles['head']}>
        <tr role="row" className={styles['row']}>
          {cells.map((cell) => (
            <th key={cell} role="columnheader" scope="col" className={classes(cell === 'sum' && styles['figure'])}>
              {columns[cell]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles['body']}>
        {rows.map((row) => (
          <tr key={row.id} role="row" className={styles['row']}>
            {cells.map((cell) => (
              <td key={cell} role="cell" className={classes(styles['cell'], cell === 'sum' && styles['figure'])}>
                {row[cell]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
