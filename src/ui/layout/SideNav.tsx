import type { ReactElement, ReactNode } from 'react';
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
  readonly foot?: ReactNode;
}

/** The side navigation from tablets up: icons, with or without names. */
export function SideNav({
  label,
  logo,
  groups,
  mode = 'auto',
  labelToggle,
  onToggle,
  foot,
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
            <NavTarget key={item.id} item={item} className={styles['item']} title={item.label}>
              <Icon of={item.icon} size={20} />
              <span className={styles['label']}>{item.label}</span>
              {item.badge !== undefined && <span className={styles['badge']}>{item.badge}</span>}
            </NavTarget>
          ))}
        </div>
      ))}
      {foot !== undefined && <div className={styles['foot']}>{foot}</div>}
    </nav>
  );
}
