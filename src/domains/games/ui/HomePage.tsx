import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { ChipRow } from '../../../ui/ChipRow.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { FailedState } from '../../../ui/FailedState.tsx';
import { LeadEnd } from '../../../ui/LeadEnd.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useMarkers } from '../../../kernel/useMarkers.ts';
import { homeStore } from '../HomeStore.ts';
import { hallPath } from '../paths.ts';
import { BannerCarousel } from './BannerCarousel.tsx';
import { GameRail } from './GameRail.tsx';
import styles from './HomePage.module.css';
import { RailSkeleton } from './RailSkeleton.tsx';

/** The lobby: what is on, where to go, what to play. */
export const HomePage = observer(function HomePage() {
  const { t, href } = useApp();
  const store = useStore(homeStore);
  const markers = useMarkers();
  if (store.status === 'failed') {
    return <FailedState title={t('core:failed.title')} text={t('core:failed.text')} labelRetry={t('core:retry')} onRetry={() => store.load().catch(() => undefined)} />;
  }
  if (store.status !== 'ready') return <RailSkeleton rows={3} />;
  return (
    <div className={styles['page']}>
      <h1 className="visually-hidden">{t('games:home.heading')}</h1>
      <BannerCarousel banners={store.banners} />
      <ChipRow label={t('games:categories')}>
        <Chip href={href('/gamehall')}>{t('games:all')}</Chip>
        {store.categories.map((category) => (
          <Chip key={category.id} href={href(hallPath({ category: category.id }))}>
            {markers.plain(category.title)}
          </Chip>
        ))}
      </ChipRow>
      <LeadEnd />
      {store.rails.map((rail) => (
        // Each rail hydrates on its own, so that no single task holds up the page.
        <Suspense key={rail.category?.id ?? ''}>
          <GameRail title={rail.category ? markers.plain(rail.category.title) : t('core:nav.games')} rail={rail} />
        </Suspense>
      ))}
    </div>
  );
});
