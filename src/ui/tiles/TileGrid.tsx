import type { ReactElement, ReactNode } from 'react';
import styles from './TileGrid.module.css';

/** A grid of tiles (list items): three per row on phones, as many as fit elsewhere. */
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
