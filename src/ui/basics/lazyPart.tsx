import { createElement, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** Props of the component shown instead of a part that failed to load. */
export interface MissingPart {
  readonly onRetry: () => Promise<void>;
}

export type LazyPart<P> = ComponentType<P> & {
  /** Prefetches its code; it then renders at once. Rejects if loading fails. */
  readonly fetch: () => Promise<void>;
};

/**
 * A part whose code is loaded when it is first needed. If that fails, `Missing` is rendered instead and the rest of the
 * page works; `onRetry`, or the next use, loads it again. Not React's `lazy`, which keeps a failure forever, and delays
 * loaded content until 300 ms after the fallback was rendered.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Missing: ComponentType<P & MissingPart>,
  fallback: ReactNode = null,
): LazyPart<P> {
  let arrived: ComponentType<P> | null = null;
  const fetchPart = async (): Promise<ComponentType<P>> => (arrived ??= await load());

  function Part(props: P) {
    const [part, setPart] = useState<ComponentType<P> | 'awaited' | 'missing'>(() => arrived ?? 'awaited');
    useEffect(() => {
      if (part !== 'awaited') return undefined;
      let isWanted = true;
      fetchPart().then(
        (found) => {
          if (isWanted) setPart(() => found);
        },
        () => {
          if (isWanted) setPart('missing');
        },
      );
      return () => {
        isWanted = false;
      };
    }, [part]);

    if (part === 'awaited') return fallback;
    if (part === 'missing') return createElement(Missing, { ...props, onRetry: async () => setPart('awaited') });
    return createElement(part, props);
  }
  return Object.assign(Part, { fetch: async () => void (await fetchPart()) });
}
