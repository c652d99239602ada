import { useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { classes } from '../basics/classes.ts';
import styles from './ClearPlace.module.css';
import { useClearPlace } from './useClearPlace.ts';

/** At the bottom, at its end side, below the top bar, or at the bottom of the start side (the middle on phones). */
const placesFrom = {
  bottom: ['bottom', 'end', 'top', 'start'],
  end: ['end', 'top', 'start'],
} as const;

interface Props {
  /** The place that it has as long as nothing is covered; both are the same on phones. */
  readonly from: keyof typeof placesFrom;
  /** The page below: for another one the place is looked for anew. */
  readonly over: string;
  /** Of its width. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A box over the page for one card, where it covers no title, figure or control. Moves nothing. */
export function ClearPlace({ from, over, className, children }: Props): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  useClearPlace(box, { places: placesFrom[from], over, comesWithPage: true });
  return (
    <div ref={box} className={classes(styles['place'], className)}>
      {children}
    </div>
  );
}
