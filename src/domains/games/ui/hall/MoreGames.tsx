import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/basics/Button.tsx';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { hallStore } from '../../HallStore.ts';

/** Distance of the list's end below the screen at which more is loaded. */
const ahead = '600px';

/** The end of the endless list: loads more when near, or by its button. */
export const MoreGames = observer(function MoreGames() {
  const { t } = useApp();
  const store = useStore(hallStore);
  const end = useRef<HTMLDivElement>(null);
  const { hasMore, reached } = store;

  useEffect(() => {
    const element = end.current;
    if (!element || !hasMore) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void store.more().catch(() => undefined);
      },
      { rootMargin: ahead },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [store, hasMore, reached]);

  if (!hasMore) return null;
  return (
    <div ref={end}>
      <Button isBlock isPending={store.isLoadingMore} onClick={() => store.more().catch(() => undefined)}>
        {t('games:hall.more')}
      </Button>
    </div>
  );
});
