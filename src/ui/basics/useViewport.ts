import { createContext, use, useSyncExternalStore } from 'react';
import type { ViewportClass, ViewportView } from '../../shared/viewport/viewportClass.ts';

const unknown: ViewportView = { current: null, subscribe: () => () => {} };

const ViewportContext = createContext(unknown);

/** Gives the app's one viewport store to everything that is drawn. */
export const ViewportProvider = ViewportContext.Provider;

/** The store itself, for code that runs after drawing. */
export const useViewport = (): ViewportView => use(ViewportContext);

/** The class of the window's width, for what styles alone cannot decide. Null in a server render and while hydrating. */
export function useViewportClass(): ViewportClass | null {
  const viewport = useViewport();
  return useSyncExternalStore(
    viewport.subscribe,
    () => viewport.current,
    () => null,
  );
}
