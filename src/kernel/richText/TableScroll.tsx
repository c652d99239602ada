import type { ReactNode } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import styles from './RichText.module.css';

/** A table that is wider than a phone: it scrolls by itself, by keyboard too. */
export function TableScroll({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  const { t } = useApp();
  return (
    <section className={styles['scroll']} aria-label={label || t('content:table')} tabIndex={0}>
      {children}
    </section>
  );
}
