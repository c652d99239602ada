import type { ReactElement } from 'react';
import { Icon } from '../basics/Icon.tsx';
import styles from './BottomBar.module.css';
import type { NavItem } from './navItem.ts';
import { NavTarget } from './NavTarget.tsx';

export interface BottomBarProps {
  /** Names the landmark. */
  readonly label: string;
  /** Five at most. */
  readonly items: readonly NavItem[];
}

/** The phone's navigation, above the home indicator. */
export function BottomBar({ label, items }: BottomBarProps): ReactElement {
  return (
    // The count beforehand: a page painted while it still arrives shows the first ones where they will stay.
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
