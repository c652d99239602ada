import type { ReactNode } from 'react';
import styles from './CashierFrame.module.css';
import { CashierNav } from './CashierNav.tsx';
import type { CashierSection } from './CashierNav.tsx';

interface Props {
  readonly section: CashierSection;
  readonly heading: string;
  readonly children: ReactNode;
}

/** One narrow column: navigation, heading, content. */
export function CashierFrame({ section, heading, children }: Props) {
  return (
    <div className={styles['frame']}>
      <CashierNav current={section} />
      <h1>{heading}</h1>
      {children}
    </div>
  );
}
