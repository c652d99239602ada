import { use, useMemo } from 'react';
import { isHiddenPage, useHiddenPages } from '../../kernel/shellRules.ts';
import { KeptFetch } from '../../lib/KeptFetch.ts';
import type { NamedManifest } from '../manifests.ts';

type Manifests = readonly NamedManifest[];

let fetching: KeptFetch<Manifests> | null = null;

/** Made at its first use: when this module is evaluated, those that it needs may not be. */
const kept = (): KeptFetch<Manifests> =>
  (fetching ??= new KeptFetch(async () => (await import('../manifests.ts')).manifests));

/** Fetches the domains' manifests once. A failure is kept for a while (`KeptFetch`). */
export const fetchManifests = (): Promise<Manifests> => kept().get();

/** The same for a press: it does not wait for the end of a pause. */
export const askForManifests = (): Promise<Manifests> => kept().askAgain();

/** The manifests however long they take; `onMissing` is told once if they do not arrive at first. */
export const manifestsArrival = (onMissing?: () => void): Promise<Manifests> => kept().arrival(onMissing);

/**
 * The manifests in a component, without entries for pages that the market hides here. Suspends until they have loaded:
 * until then the server's markup stays, and its links work. A server render loads them first.
 */
export function useManifests(): Manifests {
  const all = use(kept().arrival());
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
