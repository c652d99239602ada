import { GameTileSkeleton } from '../../../../ui/tiles/GameTileSkeleton.tsx';
import type { TileGridProps } from '../../../../ui/tiles/TileGrid.tsx';
import { Skeleton } from '../../../../ui/basics/Skeleton.tsx';
import { useApp } from '../../../../kernel/AppContext.tsx';

/** The height of a row of the list (HallRow.module.css): its picture and the space around it. */
const rowHeight = '80px';

/** 3-38: how the hall shows its games. */
export function useTileShape(): NonNullable<TileGridProps['shape']> {
  const { type, contentViewType } = useApp().content.config.games.gamesItem;
  if (contentViewType === 'list') return 'rows';
  return type === 'horizontal' ? 'wide' : 'usual';
}

/** The placeholder of a game in the hall. */
export function TileSkeleton() {
  const shape = useTileShape();
  if (shape !== 'rows') return <GameTileSkeleton shape={shape === 'wide' ? 'horizontal' : 'vertical'} />;
  return (
    <li>
      <Skeleton shape="block" height={rowHeight} />
    </li>
  );
}
