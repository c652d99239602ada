import type { ReactElement } from 'react';
import styles from './GameTile.module.css';
import { Skeleton } from '../basics/Skeleton.tsx';

/** Placeholder of a GameTile: picture and one line of caption. */
export function GameTileSkeleton(): ReactElement {
  return (
    <li className={styles['tile']}>
      <Skeleton shape="tile" ratio={3 / 4} />
      <Skeleton shape="line" width="60%" height="15.6px" />
    </li>
  );
}
