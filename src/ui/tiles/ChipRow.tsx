import type { ReactElement, ReactNode } from 'react';
import styles from './Chip.module.css';
import { classes } from '../basics/classes.ts';

export interface ChipRowProps {
  /** Accessible name of the group. */
  readonly label: string;
  readonly children: ReactNode;
  /** `wrap` breaks into lines; `scroll` scrolls sideways beyond the edge of the page. */
  readonly flow?: 'scroll' | 'wrap' | undefined;
}

export function ChipRow({ label, children, flow = 'scroll' }: ChipRowProps): ReactElement {
  return (
    <div className={classes(styles['row'], flow === 'wrap' && styles['wrap'])} role="group" aria-label={label}>
      {children}
    </div>
  );
}
