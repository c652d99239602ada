import { Amount } from '../../../../ui/basics/Amount.tsx';
import styles from './SummaryList.module.css';

export interface SummaryRow {
  readonly label: string;
  readonly value: string;
  /** A sentence, which may take several lines; else a figure. */
  readonly isText?: boolean;
  /** Emphasised. */
  readonly isStrong?: boolean;
}

/** Rows of labels and figures of a payment, such as amount, fee and payout. */
export function SummaryList({
  rows,
  isLive = false,
}: {
  readonly rows: readonly SummaryRow[];
  readonly isLive?: boolean;
}) {
  return (
    <dl className={styles['list']} data-keep-clear aria-live={isLive ? 'polite' : undefined}>
      {rows.map((row) => (
        <div key={row.label} className={row.isStrong ? styles['strong'] : styles['row']}>
          <dt>{row.label}</dt>
          <dd>{row.isText ? row.value : <Amount text={row.value} />}</dd>
        </div>
      ))}
    </dl>
  );
}
