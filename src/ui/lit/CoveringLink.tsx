import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { classes } from '../basics/classes.ts';
import styles from './CoveringLink.module.css';

export interface CoveringLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly onClick?: ((event: MouseEvent) => void) | undefined;
  readonly children: ReactNode;
}

/** Class of the element that a `CoveringLink` in it covers. */
export const covered = styles['holder'];

/** A link whose words name it, and whose area is that of the element around it which is `covered`. */
export function CoveringLink({ href, className, onClick, children }: CoveringLinkProps): ReactElement {
  return (
    <a className={classes(styles['link'], className)} href={href} onClick={onClick}>
      {children}
    </a>
  );
}
