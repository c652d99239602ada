import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { TileGrid } from '../../../../ui/tiles/TileGrid.tsx';
import { useGridWindow } from '../../../../ui/tiles/useGridWindow.ts';
import { useIsLive } from '../../../../ui/basics/useIsLive.ts';
import { useStore } from '../../../../kernel/AppContext.tsx';
import { hallStore } from '../../HallStore.ts';
import { useBonusMarks } from '../useBonusMarks.ts';
import { HallRow } from './HallRow.tsx';
import { HallTile } from './HallTile.tsx';
import { Preview } from './Preview.tsx';
import { TileSkeleton, useTileShape } from './TileSkeleton.tsx';
import { useHeldPages } from './useHeldPages.ts';

/** The games around the screen, as tiles or as rows (3-38); a placeholder for one that is on its way. */
export const HallTiles = observer(function HallTiles() {
  const marks = useBonusMarks();
  const store = useStore(hallStore);
  const isLive = useIsLive();
  const shape = useTileShape();
  const grid = useRef<HTMLUListElement>(null);
  const view = useGridWindow(grid, store.reached);
  useHeldPages(view);
  const { byPosition } = store;
  return (
    <>
      <TileGrid ref={grid} style={view.style} held={view.held} shape={shape}>
        {view.positions.map((position) => {
          const game = byPosition.get(position);
          if (game === undefined) return <TileSkeleton key={`at ${position}`} />;
          if (shape === 'rows') return <HallRow key={game.sysname} game={game} hasHeart={isLive} />;
          return (
            <HallTile key={game.sysname} game={game} hasHeart={isLive} isPriority={position === 0} {...marks(game)} />
          );
        })}
      </TileGrid>
      {isLive && shape !== 'rows' && <Preview grid={grid} />}
    </>
  );
});

/** Before the first games are there: a screen of placeholders in their final sizes. */
export function HallSkeleton() {
  const shape = useTileShape();
  return (
    <TileGrid shape={shape}>
      {Array.from({ length: 12 }, (_tile, index) => (
        <TileSkeleton key={index} />
      ))}
    </TileGrid>
  );
}
