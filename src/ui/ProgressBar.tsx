import type { CSSProperties, ReactElement } from 'react';
import { classes } from './classes.ts';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** The accessible name. */
  readonly label: string;
  /** 0–1. */
  readonly done: number;
  /** What is read out: "$12 of $40". */
  readonly valueText?: string | undefined;
  readonly tone?: 'accent' | 'money' | undefined;
}

/** How far something has come: wagering, a level. */
export function ProgressBar({ label, done, valueText, tone = 'accent' }: ProgressBarProps): ReactElement {
  const share = Math.min(1, Math.max(0, done));
  return (
    <div className={styles['track']} role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={Math.floor(share * 100)} aria-valuetext={valueText}>
      <div className={classes(styles['fill'], styles[tone])} style={{ '--done': share } as CSSProperties} />
    </div>
  );
}
