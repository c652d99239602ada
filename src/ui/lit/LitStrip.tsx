import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { classes } from '../basics/classes.ts';
import { covered, CoveringLink } from './CoveringLink.tsx';
import styles from './LitStrip.module.css';

export interface LitStripProps {
  readonly className?: string | undefined;
  readonly tint?: string | undefined;
  readonly children: ReactNode;
}

/** A low strip, dark in every theme, that leads to what it tells of; its background is its owner's. */
export function LitStrip({ className, tint, children }: LitStripProps): ReactElement {
  const style = tint === undefined ? undefined : ({ '--tint': tint } as CSSProperties);
  return (
    <div className={classes(styles['strip'], covered, className)} style={style}>
      {children}
    </div>
  );
}

/** The words of the strip that are its link. */
export function LitStripLink({
  href,
  children,
}: {
  readonly href: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <CoveringLink className={styles['title']} href={href}>
      {children}
    </CoveringLink>
  );
}
