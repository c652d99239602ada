import type { CSSProperties, ReactElement } from 'react';
import { classes } from './classes.ts';
import styles from './Spinner.module.css';

export interface SpinnerProps {
  /** Edge in CSS pixels, 20 by default. */
  readonly size?: number | undefined;
  /** Announced as a status; omit it if the surrounding element is named. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

export function Spinner({ size = 20, label, className }: SpinnerProps): ReactElement {
  return (
    <span
      className={classes(styles['spinner'], className)}
      style={{ '--size': `${size}px` } as CSSProperties}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label })}
    />
  );
}
