import { Amount } from '../../../../ui/basics/Amount.tsx';
import styles from './SummaryList.module.css';

export interface SummaryRow {
  readonly label: string;
  readonly value: string;
  /** The figure the player looks for. */
  readonly isStrong?: boolean;
}

/** What a payment costs and brings, figure under figure. */
export function SummaryList({
  rows,
  isLive = false,
}: {
  readonly rows: readonly SummaryRow[];
  readonly isLive?: boolean;
}) {
  return (
    <dl className={styles['list']} aria-live={isLive ? 'polite' : undefined}>
      {rows.map((row) => (
        <div key={row.label} className={row.isStrong ? styles['strong'] : styles['row']}>
          <dt>{row.label}</dt>
          <dd>
            <Amount text={row.value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
