import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { GameTile } from '../../../ui/tiles/GameTile.tsx';
import { GameTileSkeleton } from '../../../ui/tiles/GameTileSkeleton.tsx';
import { TileGrid } from '../../../ui/tiles/TileGrid.tsx';
import { gamePath } from '../../games/paths.ts';
import { tournamentHallPath } from '../paths.ts';
import { tournamentGamesStore } from '../TournamentGamesStore.ts';
import type { TournamentView } from '../tournamentView.ts';
import styles from './TournamentGames.module.css';

/** The games whose rounds count, below the tournament. */
export const TournamentGames = observer(function TournamentGames({
  tournament,
}: {
  readonly tournament: TournamentView;
}) {
  const { t, href } = useApp();
  return (
    <section className={styles['section']} aria-labelledby="games">
      <div className={styles['head']}>
        <h2 id="games">{t('tournaments:games.heading')}</h2>
        <a className={styles['all']} href={href(tournamentHallPath(tournament.id))}>
          {t('tournaments:games.all')}
        </a>
      </div>
      <GameTiles id={tournament.id} />
    </section>
  );
});

/** 4-44, 9-9: twelve games, and twice as many with each "show more". */
export const GameTiles = observer(function GameTiles({
  id,
  isFirst = false,
}: {
  readonly id: number;
  readonly isFirst?: boolean;
}) {
  const { t, href, content } = useApp();
  const store = useStore(tournamentGamesStore);
  if (store.status === 'failed') return <LoadFailed onRetry={() => store.load(id)} />;
  if (store.status !== 'ready') {
    return (
      <TileGrid>
        {Array.from({ length: 12 }, (_tile, index) => (
          <GameTileSkeleton key={index} />
        ))}
      </TileGrid>
    );
  }
  return (
    <>
      <TileGrid label={t('tournaments:games.heading')}>
        {store.games.map((game, index) => (
          <GameTile
            key={game.sysname}
            title={game.title}
            href={href(gamePath(game.sysname))}
            pictureSrc={game.image}
            placeholderColour={game.colour}
            provider={game.provider}
            quality={content.config.imageQuality.tile}
            isPriority={isFirst && index === 0}
          />
        ))}
      </TileGrid>
      {store.hasMore && (
        <div className={styles['more']}>
          <Button isPending={store.isLoadingMore} onClick={() => store.more()}>
            {t('core:more')}
          </Button>
        </div>
      )}
    </>
  );
});
