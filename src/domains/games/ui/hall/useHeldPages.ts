import { useEffect } from 'react';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import type { GridWindow } from '../../../../ui/tiles/useGridWindow.ts';
import { hallStore } from '../../HallStore.ts';

/** While the list flies past, nothing is fetched: a view counts once it has stayed for so long, in ms. */
const settleMs = 60;
/** After a failure, in ms. */
const againMs = 3000;

/** Lets the store hold the games of the window, and those around a tile that keeps the focus out of it. */
export function useHeldPages({ from, to, positions, held }: GridWindow): void {
  const { clock } = useApp();
  const store = useStore(hallStore);
  const kept = held === undefined ? null : ((held === 'first' ? positions[0] : positions.at(-1)) ?? null);
  useEffect(() => {
    let isOver = false;
    const views = [{ from, to }, ...(kept === null ? [] : [{ from: kept, to: kept + 1 }])];
    const look = () => {
      store.look(views).catch(() => {
        if (!isOver) stop = clock.after(againMs, look);
      });
    };
    let stop = clock.after(settleMs, look);
    return () => {
      isOver = true;
      stop();
    };
  }, [clock, store, from, to, kept]);
}
