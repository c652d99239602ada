import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False in a server render and in the hydration of its HTML, true afterwards: for what depends on the browser in a part
 * that the server renders, too.
 */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
