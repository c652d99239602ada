import type { ReactElement, ReactNode } from 'react';
import { classes } from '../basics/classes.ts';
import styles from './AppShell.module.css';
import type { NavMode } from './SideNav.tsx';
import { SkipLink } from './SkipLink.tsx';

export interface AppShellProps {
  readonly skipLabel: string;
  readonly topBar?: ReactNode;
  readonly sideNav?: ReactNode;
  readonly navMode?: NavMode | undefined;
  readonly bottomBar?: ReactNode;
  readonly footer?: ReactNode;
  /** The page; rendered inside `<main id="main">`. */
  readonly children: ReactNode;
}

/** The layout of every page: bars, navigation and footer around one `main`, inside the safe areas. */
export function AppShell({
  skipLabel,
  topBar,
  sideNav,
  navMode = 'auto',
  bottomBar,
  footer,
  children,
}: AppShellProps): ReactElement {
  return (
    <div className={classes(styles['shell'], sideNav !== undefined && styles['withNav'])} data-nav={navMode}>
      <SkipLink label={skipLabel} />
      {sideNav}
      <div className={styles['column']}>
        {topBar}
        <main
          className={classes(styles['main'], footer !== null && footer !== undefined && styles['aboveFooter'])}
          id="main"
          tabIndex={-1}
        >
          {children}
        </main>
        <div className={classes(bottomBar !== undefined && styles['below'])}>{footer}</div>
      </div>
      {bottomBar}
    </div>
  );
}
