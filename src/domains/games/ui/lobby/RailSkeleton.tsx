import { useApp } from '../../../../kernel/AppContext.tsx';
import { GameTileSkeleton } from '../../../../ui/tiles/GameTileSkeleton.tsx';
import styles from './RailSkeleton.module.css';

/** Placeholder of rails while they load. */
export function RailSkeleton({ rows }: { readonly rows: number }) {
  const { type } = useApp().content.config.games.gamesItem;
  return (
    <div className={styles['rows']} aria-hidden="true">
      {Array.from({ length: rows }, (_row, row) => (
        <ul key={row} className={styles['row']}>
          {Array.from({ length: 8 }, (_tile, tile) => (
            <GameTileSkeleton key={tile} shape={type} />
          ))}
        </ul>
      ))}
    </div>
  );
}
