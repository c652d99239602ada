import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '../../../../ui/basics/Button.tsx';
import { Rail } from '../../../../ui/tiles/Rail.tsx';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { LoadFailed } from '../../../../kernel/LoadFailed.tsx';
import { useForPlayer } from '../../../../kernel/visitor/useForPlayer.ts';
import { favouritesStore } from '../../favourites/FavouritesStore.ts';
import { myGamesStore } from '../../mine/MyGamesStore.ts';
import type { Game } from '../../parseGames.ts';
import { hallPath } from '../../face/hallFilter.ts';
import { HallTile } from '../hall/HallTile.tsx';
import { RailSkeleton } from '../lobby/RailSkeleton.tsx';
import { useBonusMarks } from '../useBonusMarks.ts';
import styles from './mine.module.css';

/** Continue playing: the games played last. For who has not played yet, the room says what will be there. */
export const RecentRail = observer(function RecentRail() {
  const { t, href, session } = useApp();
  const store = useStore(myGamesStore);
  useForPlayer((uid) => void store.loadRecent(uid));
  if (store.status === 'failed') return <LoadFailed onRetry={() => store.loadRecent(session.uid)} />;
  if (store.status !== 'ready') return <RailSkeleton rows={1} />;
  if (store.recent.length === 0) {
    return (
      <div className={styles['empty']}>
        <h2 className={styles['title']}>{t('games:mine.recent')}</h2>
        <p className={styles['text']}>{t('games:mine.none')}</p>
        <Button href={href(hallPath({ sort: 'new' }))}>{t('games:mine.toHall')}</Button>
      </div>
    );
  }
  return <MyRail title={t('games:mine.recent')} path={hallPath()} games={store.recent} />;
});

export const FavouritesRail = observer(function FavouritesRail() {
  const { t } = useApp();
  const store = useStore(myGamesStore);
  const { sysnames } = useStore(favouritesStore);
  useEffect(() => void store.loadFavourites(sysnames), [store, sysnames]);
  if (store.favourites.length === 0) return null;
  return (
    <MyRail title={t('games:marks.favourites')} path={hallPath({ marks: ['favourites'] })} games={store.favourites} />
  );
});

interface Props {
  readonly title: string;
  readonly path: string;
  readonly games: readonly Game[];
}

const MyRail = observer(function MyRail({ title, path, games }: Props) {
  const { t, href } = useApp();
  const marks = useBonusMarks();
  return (
    <Rail
      title={title}
      titleHref={href(path)}
      all={{ label: t('games:all'), href: href(path) }}
      labelPrevious={t('core:previous')}
      labelNext={t('core:next')}
    >
      {games.map((game) => (
        <HallTile key={game.sysname} game={game} hasHeart {...marks(game)} />
      ))}
    </Rail>
  );
});
