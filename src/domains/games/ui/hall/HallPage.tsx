import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { reaction } from 'mobx';
import { Button } from '../../../../ui/basics/Button.tsx';
import { EmptyState } from '../../../../ui/blocks/EmptyState.tsx';
import { LoadFailed } from '../../../../kernel/LoadFailed.tsx';
import { IconButton } from '../../../../ui/basics/IconButton.tsx';
import { randomIcon, searchIcon } from '../../../../ui/basics/icons.ts';
import { LeadEnd } from '../../../../ui/basics/LeadEnd.tsx';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { emptyFilter, hallPath } from '../../face/hallFilter.ts';
import { hallStore } from '../../HallStore.ts';
import { gamePath } from '../../paths.ts';
import styles from './HallPage.module.css';
import { HallFilters } from './HallFilters.tsx';
import { HallSkeleton, HallTiles } from './HallTiles.tsx';
import { MoreGames } from './MoreGames.tsx';
import { SortMenu } from './SortMenu.tsx';

/** The game hall: search, facets and an endless list, all in the address. */
export const HallPage = observer(function HallPage() {
  const app = useApp();
  const { t } = app;
  const store = useStore(hallStore);
  // Favourites are the player's own: the page came as guests see it.
  useEffect(
    () =>
      reaction(
        () => app.session.uid,
        () => void store.show(store.filter).catch(() => undefined),
        { fireImmediately: true },
      ),
    [app, store],
  );
  return (
    <div className={styles['page']}>
      <h1 className={styles['heading']}>{t('games:hall.heading')}</h1>
      <HallFilters />
      <div className={styles['above']}>
        <p className={styles['count']} role="status">
          {store.status === 'ready' ? t('games:hall.count', { count: store.total }) : ' '}
        </p>
        <RandomGame />
        <SortMenu />
      </div>
      <LeadEnd />
      <HallList />
    </div>
  );
});

/** Opens any of the games that fit. */
const RandomGame = observer(function RandomGame() {
  const { t, navigate } = useApp();
  const store = useStore(hallStore);
  const open = async () => {
    // The transport reports a failure.
    const game = await store.random().catch(() => null);
    if (game !== null) navigate(gamePath(game.sysname));
  };
  const label = t('games:hall.random');
  const isDisabled = store.total === 0;
  // A phone has no room for the label.
  return (
    <>
      <span className={styles['sheetOnly']}>
        <IconButton icon={randomIcon} label={label} isDisabled={isDisabled} afterClick={open} />
      </span>
      <span className={styles['barOnly']}>
        <Button size="sm" variant="quiet" icon={randomIcon} isDisabled={isDisabled} afterClick={open}>
          {label}
        </Button>
      </span>
    </>
  );
});

const HallList = observer(function HallList() {
  const store = useStore(hallStore);
  if (store.status === 'failed') {
    return <LoadFailed onRetry={() => store.show(store.filter).catch(() => undefined)} />;
  }
  if (store.status !== 'ready') return <HallSkeleton />;
  if (store.reached === 0) return <NoGames />;
  return (
    <>
      <HallTiles />
      <MoreGames />
    </>
  );
});

/** Why the list is empty, and the way on. */
const NoGames = observer(function NoGames() {
  const { t, href } = useApp();
  const store = useStore(hallStore);
  const { filter } = store;
  const isFavourites = hallPath(filter) === hallPath({ ...emptyFilter, marks: ['favourites'] });
  const reason = () => {
    if (store.isCategoryUnknown) return 'unknownCategory';
    if (store.isProviderUnknown) return 'unknownProvider';
    return isFavourites ? 'noFavourites' : 'empty';
  };
  const why = reason();
  return (
    <EmptyState
      icon={searchIcon}
      title={t(`games:hall.${why}.title`)}
      text={t(`games:hall.${why}.text`)}
      action={<Button href={href(hallPath())}>{t('games:hall.empty.action')}</Button>}
    />
  );
});
