import type { CSSProperties, ReactElement } from 'react';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** CSS length; the whole row by default. */
  readonly width?: string | undefined;
  /** CSS length; use it or `ratio`, whichever the final block is made by. */
  readonly height?: string | undefined;
  readonly ratio?: number | undefined;
  /** `line` stands for text, `block` for cards and controls, `tile` for pictures, `round` for avatars. */
  readonly shape?: 'line' | 'block' | 'tile' | 'round' | undefined;
}

const RADII = { line: 'var(--r-1)', block: 'var(--r-2)', tile: 'var(--r-2)', round: 'var(--r-full)' } as const;

/** Stands in the place and size of what is loading. */
export function Skeleton({ width, height, ratio, shape = 'block' }: SkeletonProps): ReactElement {
  const style = { '--width': width, '--height': height, '--ratio': ratio, '--radius': RADII[shape] } as CSSProperties;
  return <span className={styles['skeleton']} style={style} aria-hidden="true" />;
}
