import type { ReactElement, ReactNode } from 'react';
import styles from './Badge.module.css';
import { classes } from '../basics/classes.ts';

export type BadgeTone = 'accent' | 'ink' | 'plain' | 'money' | 'danger';

export interface BadgeProps {
  readonly children: ReactNode;
  /** `ink` for use over pictures. */
  readonly tone?: BadgeTone | undefined;
  readonly className?: string | undefined;
}

/** A word or count attached to another element. */
export function Badge({ children, tone = 'plain', className }: BadgeProps): ReactElement {
  return <span className={classes(styles['badge'], styles[tone], className)}>{children}</span>;
}
