import type { ReactElement } from 'react';
import { classes } from './classes.ts';
import styles from './Amount.module.css';

export interface AmountProps {
  /** Already formatted: sign, digits, currency. */
  readonly text: string;
  readonly tone?: 'plain' | 'in' | 'out' | 'accent' | undefined;
  readonly className?: string | undefined;
}

/** An amount of money or a multiplier: tabular figures, left to right in every language. */
export function Amount({ text, tone = 'plain', className }: AmountProps): ReactElement {
  return (
    <bdi className={classes(styles['amount'], styles[tone], className)} dir="ltr">
      {text}
    </bdi>
  );
}
