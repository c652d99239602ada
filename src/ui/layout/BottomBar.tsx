import type { ReactElement } from 'react';
import { Icon } from '../basics/Icon.tsx';
import styles from './BottomBar.module.css';
import type { NavItem } from './navItem.ts';
import { NavTarget } from './NavTarget.tsx';

export interface BottomBarProps {
  /** Accessible name of the landmark. */
  readonly label: string;
  /** At most five. */
  readonly items: readonly NavItem[];
}

/** The bottom navigation of phones, above the home indicator. */
export function BottomBar({ label, items }: BottomBarProps): ReactElement {
  return (
    // Fixed number of columns: items painted while the page is still being parsed do not move.
    <nav
      className={styles['bar']}
      style={{ gridTemplateColumns: `repeat(${items.length}, minmax(0, 1fr))` }}
      aria-label={label}
    >
      {items.map((item) => (
        <NavTarget key={item.id} item={item} className={styles['item']}>
          <Icon of={item.icon} size={23} />
          <span className={styles['label']}>{item.label}</span>
          {item.badge !== undefined && <span className={styles['badge']}>{item.badge}</span>}
        </NavTarget>
      ))}
    </nav>
  );
}
