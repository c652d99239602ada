import { useEffect, useState } from 'react';

const none: readonly never[] = [];

/**
 * What domains add to a place of a page: nothing until it has arrived, or if it does not. The place is of use without it,
 * and the next page tries again. `fetch` is kept between renders by the caller (`useCallback`).
 */
export function useArrivals<T>(fetch: () => Promise<readonly T[]>): readonly T[] {
  const [arrived, setArrived] = useState<readonly T[]>(none);
  useEffect(() => {
    let isWanted = true;
    fetch().then(
      (found) => {
        if (isWanted) setArrived(found);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [fetch]);
  return arrived;
}
