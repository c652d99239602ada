import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/basics/Button.tsx';
import { EmptyState } from '../../../ui/blocks/EmptyState.tsx';
import { FailedState } from '../../../ui/basics/FailedState.tsx';
import { GameTileSkeleton } from '../../../ui/tiles/GameTileSkeleton.tsx';
import { searchIcon } from '../../../ui/basics/icons.ts';
import { LeadEnd } from '../../../ui/basics/LeadEnd.tsx';
import { TileGrid } from '../../../ui/tiles/TileGrid.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { hallPath } from '../hallFilter.ts';
import { hallStore } from '../HallStore.ts';
import { GameCard } from './lobby/GameCard.tsx';
import styles from './HallPage.module.css';
import { HallFilters } from './HallFilters.tsx';
import { MoreGames } from './MoreGames.tsx';

/** The game hall: search, facets and an endless list, all in the address. */
export const HallPage = observer(function HallPage() {
  const { t } = useApp();
  const store = useStore(hallStore);
  return (
    <div className={styles['page']}>
      <h1 className={styles['heading']}>{t('games:hall.heading')}</h1>
      <HallFilters />
      <p className={styles['count']} role="status">
        {store.status === 'ready' ? t('games:hall.count', { count: store.total }) : ' '}
      </p>
      <LeadEnd />
      <HallList />
    </div>
  );
});

const HallList = observer(function HallList() {
  const { t, href } = useApp();
  const store = useStore(hallStore);
  if (store.status === 'failed') {
    return (
      <FailedState
        title={t('core:failed.title')}
        text={t('core:failed.text')}
        labelRetry={t('core:retry')}
        onRetry={() => store.show(store.filter).catch(() => undefined)}
      />
    );
  }
  if (store.status !== 'ready') {
    return (
      <TileGrid>
        {Array.from({ length: 12 }, (_tile, index) => (
          <GameTileSkeleton key={index} />
        ))}
      </TileGrid>
    );
  }
  if (store.games.length === 0) {
    return (
      <EmptyState
        icon={searchIcon}
        title={t('games:hall.empty.title')}
        text={t('games:hall.empty.text')}
        action={<Button href={href(hallPath())}>{t('games:hall.empty.action')}</Button>}
      />
    );
  }
  return (
    <>
      <TileGrid>
        {store.games.map((game, index) => (
          <GameCard key={game.sysname} game={game} isPriority={index === 0} />
        ))}
      </TileGrid>
      <MoreGames />
    </>
  );
});
