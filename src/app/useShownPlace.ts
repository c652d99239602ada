import { useSyncExternalStore } from 'react';
import { useApp } from '../kernel/AppContext.tsx';
import { declaredSearch } from './routing/declaredSearch.ts';
import type { Place } from './Place.ts';

const never = () => () => {};

/**
 * The place as it is to be drawn; for observers. The server draws every page without hash and with the declared part of
 * its query, by which pages are cached. The first render in the browser draws the same; then the rest joins.
 */
export function useShownPlace(): Pick<Place, 'path' | 'search' | 'hash'> {
  const { path, search, hash } = useApp().place;
  return {
    path,
    search: useSyncExternalStore(
      never,
      () => search,
      () => declaredSearch(path, search),
    ),
    hash: useSyncExternalStore(
      never,
      () => hash,
      () => '',
    ),
  };
}
