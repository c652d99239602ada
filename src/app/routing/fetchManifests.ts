import { use, useMemo } from 'react';
import { isHiddenPage, useHiddenPages } from '../../kernel/shellRules.ts';
import { readable } from '../../lib/readable.ts';
import type { NamedManifest } from '../manifests.ts';

type Manifests = readonly NamedManifest[];

let fetching: Promise<Manifests> | null = null;

/** Fetches the domains' manifests once. A failed fetch may be retried. */
export function fetchManifests(): Promise<Manifests> {
  fetching ??= readable(
    import('../manifests.ts').then(
      ({ manifests }) => manifests,
      (error: unknown) => {
        fetching = null;
        throw error;
      },
    ),
  );
  return fetching;
}

/**
 * The manifests in a component, without entries for pages that the market hides here; suspends until they have loaded. A
 * server render loads them first.
 */
export function useManifests(): Manifests {
  const all = use(fetchManifests());
  const hiddenPages = useHiddenPages();
  return useMemo(() => (hiddenPages.length === 0 ? all : withoutPages(all, hiddenPages)), [all, hiddenPages]);
}

function withoutPages(manifests: Manifests, hiddenPages: readonly string[]): Manifests {
  const isShown = ({ path }: { readonly path: string }) => !isHiddenPage(path, { hiddenPages });
  return manifests.map(({ menu = [], profileTabs = [], ...rest }) => ({
    ...rest,
    menu: menu.filter(isShown),
    profileTabs: profileTabs.filter(isShown),
  }));
}
