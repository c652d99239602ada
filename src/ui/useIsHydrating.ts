import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether this part is what the server sent, so that it must be drawn as it is; on the server it always is. By React's
 * own account of it, since parts of a page are hydrated one after another, some long after the page has come alive.
 */
export const useIsHydrating = (): boolean => useSyncExternalStore(never, () => false, () => true);
