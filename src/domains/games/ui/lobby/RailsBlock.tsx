import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { LoadFailed } from '../../../../kernel/LoadFailed.tsx';
import { useMarkers } from '../../../../kernel/useMarkers.ts';
import { lobbyStore } from '../../lobby/LobbyStore.ts';
import { GameRail } from './GameRail.tsx';
import { RailSkeleton } from './RailSkeleton.tsx';

/** A rail of each of the first categories. */
export const RailsBlock = observer(function RailsBlock() {
  const { t } = useApp();
  const store = useStore(lobbyStore);
  const markers = useMarkers();
  if (store.status === 'failed') return <LoadFailed onRetry={() => store.load()} />;
  if (store.status !== 'ready') return <RailSkeleton rows={3} />;
  return store.rails.map((rail) => (
    // Each rail hydrates separately, so that no single task blocks the page.
    <Suspense key={rail.category?.id ?? ''}>
      <GameRail title={rail.category ? markers.plain(rail.category.title) : t('menu:games.hall')} rail={rail} />
    </Suspense>
  ));
});
