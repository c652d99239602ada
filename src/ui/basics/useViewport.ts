import { createContext, use, useSyncExternalStore } from 'react';
import type { ViewportClass, ViewportView } from '../../shared/viewport/viewportClass.ts';

const unknown: ViewportView = { current: null, subscribe: () => () => {} };

const ViewportContext = createContext(unknown);

/** Provides the app's only viewport store. */
export const ViewportProvider = ViewportContext.Provider;

/** The store itself, for code outside of rendering. */
export const useViewport = (): ViewportView => use(ViewportContext);

/**
 * The class of the window's width, for layout that CSS alone cannot decide. Null in a server render and during
 * hydration.
 */
export function useViewportClass(): ViewportClass | null {
  const viewport = useViewport();
  return useSyncExternalStore(
    viewport.subscribe,
    () => viewport.current,
    () => null,
  );
}
