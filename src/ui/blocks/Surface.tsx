import type { ElementType, ReactElement, ReactNode } from 'react';
import { classes } from '../basics/classes.ts';
import styles from './Surface.module.css';

export interface SurfaceProps {
  readonly children: ReactNode;
  readonly as?: Extract<ElementType, 'div' | 'section' | 'article' | 'aside' | 'li'> | undefined;
  /** `raised` is one step lighter; `lit` has a highlight, for the most important card of the page. */
  readonly tone?: 'plain' | 'raised' | 'lit' | undefined;
  readonly padding?: 'none' | 'md' | 'lg' | undefined;
  /** Id of the heading that labels it. */
  readonly labelledBy?: string | undefined;
  readonly className?: string | undefined;
}

/** A card: one surface step with a soft upper edge. */
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
