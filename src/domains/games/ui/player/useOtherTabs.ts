import { useEffect } from 'react';
import { openLine } from '../../../../lib/otherPages.ts';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { playStore } from '../../PlayStore.ts';

/** One real game is played in one tab: the tab that opened it last has it, the others give it up and say so. */
export function useOtherTabs(): void {
  const { session } = useApp();
  const play = useStore(playStore);
  const { mode, sysname, frameNumber } = play;
  const { uid } = session;
  useEffect(() => {
    if (mode !== 'play' || uid === 0) return;
    const line = openLine('croupier-play', (message) => {
      if (message['uid'] === uid && message['game'] === sysname) play.yieldToOther();
    });
    line.tell({ uid, game: sysname });
    return () => line.close();
  }, [play, mode, uid, sysname, frameNumber]);
}
