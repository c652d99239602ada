import type { ReactElement, ReactNode } from 'react';
import { classes } from '../basics/classes.ts';
import { Logo } from '../basics/Logo.tsx';
import styles from './TopBar.module.css';

export interface TopBarProps {
  /** Omitted if the host shows its own name bar. */
  readonly logo?: { readonly name: string; readonly href: string } | undefined;
  /** A control before the logo: the button of the navigation. */
  readonly start?: ReactNode;
  /** Visible from tablets up. */
  readonly search?: ReactNode;
  /** Sign-in buttons, or balance and deposit: equally wide, so nothing moves. */
  readonly account: ReactNode;
  /** After the account: what has room in it says itself on which screens. */
  readonly end?: ReactNode;
  /** On wide screens the logo is in the side navigation. */
  readonly hasSideNav?: boolean | undefined;
}

export function TopBar({ logo, start, search, account, end, hasSideNav }: TopBarProps): ReactElement {
  return (
    <header className={classes(styles['bar'], hasSideNav && styles['withNav'])}>
      <div className={styles['row']}>
        {start}
        {logo && (
          <a className={styles['logo']} href={logo.href} aria-label={logo.name}>
            <Logo name={logo.name} />
          </a>
        )}
        {search !== undefined && <div className={styles['search']}>{search}</div>}
        {/* One box, whose room is reserved: what a guest has at its end is wider than what a player has there. */}
        <div className={styles['account']}>
          {account}
          {end}
        </div>
      </div>
    </header>
  );
}
