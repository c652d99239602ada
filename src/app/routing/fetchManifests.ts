import { use } from 'react';
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

/** The manifests in a component; suspends until they have loaded. A server render loads them first. */
export const useManifests = (): Manifests => use(fetchManifests());
