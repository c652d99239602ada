import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { colourOf } from '../../../shared/pictures/colourOf.ts';
import { GameTile } from '../../../ui/tiles/GameTile.tsx';
import { Rail } from '../../../ui/tiles/Rail.tsx';
import { hallPath } from '../../games/face/hallFilter.ts';
import { gamePath } from '../../games/paths.ts';
import { fedGamesStore } from '../FedGamesStore.ts';
import type { Jackpot } from '../parseJackpots.ts';

/** Games whose stakes feed a jackpot. */
export const FedGames = observer(function FedGames({ jackpot: { gameTypes } }: { readonly jackpot: Jackpot }) {
  const { t, href, content } = useApp();
  const store = useStore(fedGamesStore);
  useEffect(() => void store.load(gameTypes), [gameTypes, store]);
  if (store.games.length === 0) return null;
  return (
    <Rail
      title={t('jackpots:games')}
      all={{ label: t('jackpots:allGames'), href: href(hallPath({ marks: ['jackpot'] })) }}
      labelPrevious={t('core:previous')}
      labelNext={t('core:next')}
    >
      {store.games.map((game) => (
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
  );
});
