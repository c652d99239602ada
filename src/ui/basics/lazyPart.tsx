import { createElement, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** What stands in for a missing part may ask for it again. */
export interface MissingPart {
  readonly onRetry: () => Promise<void>;
}

export type LazyPart<P> = ComponentType<P> & {
  /** Fetches its code ahead; drawn after that, it is there at once. Rejects where the code does not arrive. */
  readonly fetch: () => Promise<void>;
};

/**
 * A part of a page whose code arrives when it is first needed. Where it does not arrive, `Missing` stands in for it and
 * the rest of the page goes on; on `onRetry`, or the next time it is needed, it is fetched again. Not by React's own
 * `lazy`: it keeps a failure for good, and holds back what has arrived until 300 ms after the fallback was drawn.
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
