import { useEffect, useState } from 'react';
import { callApi } from './callApi.ts';

export type Loaded<T> = { readonly state: 'loading' | 'failed' } | { readonly state: 'ready'; readonly value: T };

/** Reads from the API; `again` asks anew, and so does another path. */
export function useLoaded<T>(path: string): { loaded: Loaded<T>; again: () => void } {
  const [turn, setTurn] = useState(0);
  const [loaded, setLoaded] = useState<Loaded<T> & { readonly of: string }>({ state: 'loading', of: path });
  useEffect(() => {
    let isWanted = true;
    callApi<T>(path).then(
      (value) => {
        if (isWanted) setLoaded({ state: 'ready', value, of: path });
      },
      () => {
        if (isWanted) setLoaded({ state: 'failed', of: path });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [path, turn]);
  // What belongs to another path is not shown.
  return { loaded: loaded.of === path ? loaded : { state: 'loading' }, again: () => setTurn((one) => one + 1) };
}
