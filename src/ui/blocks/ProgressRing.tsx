import type { CSSProperties, ReactElement, ReactNode } from 'react';
import styles from './ProgressRing.module.css';

export interface ProgressRingProps {
  /** 0 to 100. */
  readonly percent: number;
  /** Accessible name; without one it is decoration beside the same figure as text. */
  readonly label?: string | undefined;
  /** Edge in CSS pixels, 112 by default. */
  readonly size?: number | undefined;
  /** Inside of the ring. */
  readonly children?: ReactNode;
}

/** Edge of the drawing, and the radius of the ring's middle. */
const edge = 100;
const radius = 43;

/** How far something is, as a ring that fills clockwise from the top. */
export function ProgressRing({ percent, label, size = 112, children }: ProgressRingProps): ReactElement {
  const named =
    label === undefined
      ? { 'aria-hidden': true }
      : {
          role: 'progressbar',
          'aria-label': label,
          'aria-valuemin': 0,
          'aria-valuemax': 100,
          'aria-valuenow': percent,
        };
  return (
    <div className={styles['ring']} style={{ '--ring': `${size}px` } as CSSProperties} {...named}>
      <svg viewBox={`0 0 ${edge} ${edge}`} aria-hidden="true">
        <circle className={styles['track']} cx="50" cy="50" r={radius} />
        {percent > 0 && (
          <circle
            className={styles['done']}
            cx="50"
            cy="50"
            r={radius}
            pathLength={100}
            style={{ strokeDashoffset: 100 - percent }}
          />
        )}
      </svg>
      {children !== undefined && <div className={styles['inside']}>{children}</div>}
    </div>
  );
}
