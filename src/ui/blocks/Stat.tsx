import type { ReactElement, ReactNode } from 'react';
import { classes } from '../basics/classes.ts';
import styles from './Stat.module.css';

export interface StatProps {
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly note?: ReactNode;
  readonly size?: 'md' | 'lg' | undefined;
}

/** A figure with its label. */
export function Stat({ label, value, note, size = 'md' }: StatProps): ReactElement {
  return (
    <div className={classes(styles['stat'], styles[size])}>
      <span className={styles['label']}>{label}</span>
      <span className={styles['value']}>{value}</span>
      {note && <span className={styles['note']}>{note}</span>}
    </div>
  );
}
