import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import styles from './HistoryTable.module.css';

export interface HistoryRow {
  readonly id: string;
  /** One cell per column. */
  readonly cells: readonly ReactNode[];
}

interface Props {
  readonly label: string;
  /** Names of the columns; on a phone they stand before their cells. The last one holds amounts. */
  readonly columns: readonly string[];
  readonly rows: readonly HistoryRow[];
}

/**
 * A table on wide screens, cards on phones: the same rows laid out by CSS. The roles are written out, since changing
 * `display` takes a table's own away in some browsers.
 */
export function HistoryTable({ label, columns, rows }: Props) {
  return (
    <table className={styles['table']} role="table" aria-label={label}>
      <thead role="rowgroup" className={styles['head']}>
        <tr role="row" className={styles['row']}>
          {columns.map((column, index) => (
            <th key={column} role="columnheader" scope="col" className={classes(index === columns.length - 1 && styles['figure'])}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles['body']}>
        {rows.map((row) => (
          <tr key={row.id} role="row" className={styles['row']}>
            {row.cells.map((cell, index) => (
              <td key={columns[index]} role="cell" className={classes(styles['cell'], index === columns.length - 1 && styles['figure'])}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
