import type { MouseEvent, ReactElement, Ref } from 'react';
import { Amount } from '../basics/Amount.tsx';
import { classes } from '../basics/classes.ts';
import styles from './BalancePill.module.css';

/** Longest amount, in characters, that a phone's bar shows completely at the usual font size. */
const LONG = 13;

export interface BalancePillProps {
  /** The complete accessible name: "Balance: $1,284.50". */
  readonly label: string;
  readonly amount: string;
  /** Bonus money, smaller and green: "+$40". */
  readonly bonus?: string | undefined;
  readonly isOpen?: boolean | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** The header's balance; passes on the props that a Popover adds to its trigger. */
export function BalancePill({
  label,
  amount,
  bonus,
  isOpen,
  onClick,
  ref,
  ...trigger
}: BalancePillProps): ReactElement {
  return (
    <button
      {...trigger}
      ref={ref}
      type="button"
      className={classes(styles['pill'], amount.length > LONG && styles['long'])}
      aria-label={label}
      {...(isOpen === undefined ? {} : { 'aria-expanded': isOpen })}
      onClick={onClick}
    >
      <span className={styles['amount']}>
        <Amount text={amount} />
      </span>
      {bonus !== undefined && (
        <span className={styles['bonus']}>
          <Amount text={bonus} />
        </span>
      )}
    </button>
  );
}
