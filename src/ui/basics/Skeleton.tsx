import type { CSSProperties, ReactElement } from 'react';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** CSS length; the full width by default. */
  readonly width?: string | undefined;
  /** CSS length. Use it or `ratio`, whichever sets the size of the final block. */
  readonly height?: string | undefined;
  readonly ratio?: number | undefined;
  /** `line` stands for text, `block` for cards and controls, `tile` for pictures, `round` for avatars. */
  readonly shape?: 'line' | 'block' | 'tile' | 'round' | undefined;
}

const RADII = { line: 'var(--r-1)', block: 'var(--r-2)', tile: 'var(--r-2)', round: 'var(--r-full)' } as const;

/** A placeholder of the same place and size as the content being loaded. */
export function Skeleton({ width, height, ratio, shape = 'block' }: SkeletonProps): ReactElement {
  const style = { '--width': width, '--height': height, '--ratio': ratio, '--radius': RADII[shape] } as CSSProperties;
  return <span className={styles['skeleton']} style={style} aria-hidden="true" />;
}
