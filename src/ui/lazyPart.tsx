import { createElement, lazy, Suspense, useEffect, useReducer } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** What stands in for a missing part may ask for it again. */
export interface MissingPart {
  readonly onRetry: () => Promise<void>;
}

/**
 * A part of a page whose code arrives when it is first needed. Where it does not arrive, `Missing` stands in for it and
 * the rest of the page goes on; on `onRetry`, or the next time it is needed, it is fetched again (React's own `lazy`
 * would keep the failure for good).
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, Missing: ComponentType<P & MissingPart>, fallback: ReactNode = null): ComponentType<P> {
  const fetchPart = (): ComponentType<P & MissingPart> => {
    // One of its own for every fetch: React takes two lazy parts that came to the same component for one, and keeps it.
    function Absent(props: P & MissingPart) {
      useEffect(() => {
        part = fetchPart();
      }, []);
      return <Missing {...props} />;
    }
    return lazy(async () => ({ default: await load().catch(() => Absent) }));
  };
  let part = fetchPart();

  return function LazyPart(props: P) {
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    return <Suspense fallback={fallback}>{createElement(part, { ...props, onRetry: async () => redraw() })}</Suspense>;
  };
}
