import type { MouseEvent, ReactElement } from 'react';
import { Amount } from '../Amount.tsx';
import styles from './BalancePill.module.css';

export interface BalancePillProps {
  /** The whole accessible name: "Balance: $1,284.50". */
  readonly label: string;
  readonly amount: string;
  /** Bonus money, shown smaller and green: "+$40". */
  readonly bonus?: string | undefined;
  readonly isOpen?: boolean | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
}

export function BalancePill({ label, amount, bonus, isOpen, onClick }: BalancePillProps): ReactElement {
  return (
    <button type="button" className={styles['pill']} aria-label={label} aria-expanded={isOpen} onClick={onClick}>
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
