import styles from './TermList.module.css';

export interface TermRow {
  readonly label: string;
  readonly value: string;
}

/** Terms as labels and values. */
export function TermList({ rows }: { readonly rows: readonly TermRow[] }) {
  return (
    <dl className={styles['list']}>
      {rows.map(({ label, value }) => (
        <div key={label} className={styles['row']}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
