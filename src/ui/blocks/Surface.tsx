import type { ElementType, ReactElement, ReactNode } from 'react';
import { classes } from '../basics/classes.ts';
import styles from './Surface.module.css';

export interface SurfaceProps {
  readonly children: ReactNode;
  readonly as?: Extract<ElementType, 'div' | 'section' | 'article' | 'aside' | 'li'> | undefined;
  /** `raised` lies a step higher; `lit` catches the lamp, for what matters most on the page. */
  readonly tone?: 'plain' | 'raised' | 'lit' | undefined;
  readonly padding?: 'none' | 'md' | 'lg' | undefined;
  /** Id of the heading that names it. */
  readonly labelledBy?: string | undefined;
  readonly className?: string | undefined;
}

/** A card: a step of surface with a soft upper edge. */
export function Surface({
  children,
  as: Tag = 'div',
  tone = 'plain',
  padding = 'md',
  labelledBy,
  className,
}: SurfaceProps): ReactElement {
  return (
    <Tag className={classes(styles['surface'], styles[tone], styles[padding], className)} aria-labelledby={labelledBy}>
      {children}
    </Tag>
  );
}
