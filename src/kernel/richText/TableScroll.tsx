import type { ReactNode } from 'react';
import styles from './RichText.module.css';

/** A table that is wider than a phone: it scrolls by itself, by keyboard too. */
export function TableScroll({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section className={styles['scroll']} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
