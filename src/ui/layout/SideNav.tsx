import type { ReactElement } from 'react';
import { Icon } from '../basics/Icon.tsx';
import { IconButton } from '../basics/IconButton.tsx';
import { panelIcon } from '../basics/icons.ts';
import { Logo } from '../basics/Logo.tsx';
import type { NavItem } from './navItem.ts';
import { NavTarget } from './NavTarget.tsx';
import styles from './SideNav.module.css';

/**
 * `auto`: icons with names from 1366 px up, icons only below. `icons`: always icons only. `open`: with names, over the
 * page if it is narrow.
 */
export type NavMode = 'auto' | 'icons' | 'open';

export interface NavGroup {
  readonly id: string;
  readonly label?: string | undefined;
  readonly items: readonly NavItem[];
}

export interface SideNavProps {
  readonly label: string;
  readonly logo: { readonly name: string; readonly href: string };
  readonly groups: readonly NavGroup[];
  readonly mode?: NavMode | undefined;
  readonly labelToggle: string;
  readonly onToggle: () => void;
  /** Apart from the pages, at the end. */
  readonly footItem?: NavItem | undefined;
}

/** The side navigation from tablets up: icons, with or without names. */
export function SideNav({
  label,
  logo,
  groups,
  mode = 'auto',
  labelToggle,
  onToggle,
  footItem,
}: SideNavProps): ReactElement {
  return (
    <nav className={styles['nav']} aria-label={label} data-nav={mode}>
      <div className={styles['head']}>
        <a className={styles['logo']} href={logo.href} aria-label={logo.name}>
          <Logo name={logo.name} />
        </a>
        <IconButton icon={panelIcon} label={labelToggle} isMirrored onClick={onToggle} />
      </div>
      {groups.map((group) => (
        <div key={group.id} className={styles['group']} role="group" aria-label={group.label}>
          {group.label !== undefined && (
            <span className={styles['heading']} aria-hidden="true">
              {group.label}
            </span>
          )}
          {group.items.map((item) => (
            <Entry key={item.id} item={item} />
          ))}
        </div>
      ))}
      {footItem !== undefined && (
        <div className={styles['foot']}>
          <Entry item={footItem} />
        </div>
      )}
    </nav>
  );
}

function Entry({ item }: { readonly item: NavItem }): ReactElement {
  return (
    <NavTarget item={item} className={styles['item']} title={item.label}>
      <Icon of={item.icon} size={20} />
      <span className={styles['label']}>{item.label}</span>
      {item.badge !== undefined && <span className={styles['badge']}>{item.badge}</span>}
    </NavTarget>
  );
}
