import type { ReactElement, ReactNode } from 'react';
import styles from './TileGrid.module.css';

/** Tiles (list items) in rows: three to a phone, as many as fit elsewhere. */
export function TileGrid({
  label,
  children,
}: {
  readonly label?: string | undefined;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <ul className={styles['grid']} aria-label={label}>
      {children}
    </ul>
  );
}
