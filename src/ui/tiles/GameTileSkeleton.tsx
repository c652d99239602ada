import type { ReactElement } from 'react';
import { Skeleton } from '../basics/Skeleton.tsx';
import styles from './GameTile.module.css';
import type { GameTileProps } from './GameTile.tsx';

/** Placeholder of a GameTile: picture, the name of a horizontal one, and one line of caption. */
export function GameTileSkeleton({ shape = 'vertical' }: Pick<GameTileProps, 'shape'>): ReactElement {
  return (
    <li className={styles['tile']}>
      <Skeleton shape="tile" ratio={shape === 'horizontal' ? 4 / 3 : 3 / 4} />
      {shape === 'horizontal' && (
        <span className={styles['name']}>
          <Skeleton shape="line" width="80%" height="1lh" />
        </span>
      )}
      <Skeleton shape="line" width="60%" height="15.6px" />
    </li>
  );
}
