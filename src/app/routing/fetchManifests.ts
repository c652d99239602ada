import { use } from 'react';
import { readable } from '../../lib/readable.ts';
import type { NamedManifest } from '../manifests.ts';

type Manifests = readonly NamedManifest[];

let fetching: Promise<Manifests> | null = null;

/** Fetches what domains add to the app, once. A failed fetch may be tried again. */
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

/** The manifests in a component; suspends until they have arrived. A server render has them before it begins. */
export const useManifests = (): Manifests => use(fetchManifests());
