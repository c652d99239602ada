import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

/**
 * A component whose code arrives later; null until then. Not by Suspense: React holds back what has suspended until
 * 300 ms after its stand-in was drawn, and a dialog's stand-in is nothing at all.
 * @param known what has arrived before, drawn at once
 * @param load asked once, and only where nothing is known; never rejects
 */
export function useArrival<P>(known: ComponentType<P> | undefined, load: () => Promise<ComponentType<P>>): ComponentType<P> | null {
  const [arrived, setArrived] = useState<ComponentType<P> | null>(() => known ?? null);
  const [ask] = useState(() => load);
  const isThere = arrived !== null;
  useEffect(() => {
    if (isThere) return undefined;
    let isWanted = true;
    void ask().then((component) => {
      if (isWanted) setArrived(() => component);
    });
    return () => {
      isWanted = false;
    };
  }, [ask, isThere]);
  return arrived;
}
