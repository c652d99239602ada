import type { ReactElement, ReactNode } from 'react';
import { classes } from '../basics/classes.ts';
import { Icon, type IconNode } from '../basics/Icon.tsx';
import styles from './Pill.module.css';

export interface PillProps {
  readonly children: ReactNode;
  readonly tone?: 'plain' | 'money' | 'danger' | 'accent' | undefined;
  readonly icon?: IconNode | undefined;
  /** A dot before the text: something is going on. */
  readonly hasDot?: boolean | undefined;
}

/** A small fact: a state, a time left, a count. */
export function Pill({ children, tone = 'plain', icon, hasDot }: PillProps): ReactElement {
  return (
    <span className={classes(styles['pill'], styles[tone])}>
      {hasDot && <span className={styles['dot']} />}
      {icon && <Icon of={icon} size={14} />}
      {children}
    </span>
  );
}
