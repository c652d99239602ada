import type { ReactElement, ReactNode } from 'react';
import { classes } from '../basics/classes.ts';
import { ownText } from '../basics/ownText.tsx';
import { Icon, type IconNode } from '../basics/Icon.tsx';
import styles from './Pill.module.css';

export interface PillProps {
  readonly children: ReactNode;
  readonly tone?: 'plain' | 'money' | 'danger' | 'accent' | undefined;
  readonly icon?: IconNode | undefined;
  /** A dot before the text, for an ongoing process. */
  readonly hasDot?: boolean | undefined;
}

/** A small label: a state, a remaining time, a count. */
export function Pill({ children, tone = 'plain', icon, hasDot }: PillProps): ReactElement {
  return (
    <span className={classes(styles['pill'], styles[tone])}>
      {hasDot && <span className={styles['dot']} />}
      {icon && <Icon of={icon} size={14} />}
      {ownText(children)}
    </span>
  );
}
