import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useMarkers } from '../../../kernel/useMarkers.ts';
import type { PageBlock } from '../../../shared/content/contentPage.ts';
import { colourOf } from '../../../shared/pictures/colourOf.ts';
import { GameTile } from '../../../ui/tiles/GameTile.tsx';
import { Rail } from '../../../ui/tiles/Rail.tsx';
import { hallPath } from '../../games/face/hallFilter.ts';
import { gamePath } from '../../games/paths.ts';
import { railGamesStore } from '../RailGamesStore.ts';

type Props = Extract<PageBlock, { readonly kind: 'gameRail' }>;

/** The first games of a category in a row. */
export const GameRail = observer(function GameRail({ title, anchor, category, count }: Props) {
  const { t, href, content } = useApp();
  const markers = useMarkers();
  const store = useStore(railGamesStore);
  useEffect(() => void store.load({ category, count }), [store, category, count]);
  const games = store.games({ category, count });
  if (games.length === 0) return null;
  return (
    <div id={anchor}>
      <Rail
        title={markers.plain(title)}
        all={{ label: t('content:allGames'), href: href(hallPath(category === '' ? {} : { category })) }}
        labelPrevious={t('core:previous')}
        labelNext={t('core:next')}
      >
        {games.map((game) => (
          <GameTile
            key={game.sysname}
            title={game.title}
            href={href(gamePath(game.sysname))}
            pictureSrc={game.image}
            placeholderColour={colourOf(game.colour)}
            provider={game.provider.name}
            quality={content.config.imageQuality.tile}
          />
        ))}
      </Rail>
    </div>
  );
});
