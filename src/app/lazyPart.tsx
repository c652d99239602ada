import { createElement, lazy, Suspense, useEffect } from 'react';
import type { ComponentType } from 'react';

/**
 * A part of the frame whose code arrives when it is first needed. Where it does not arrive, `Missing` stands in for it
 * and the rest of the page goes on; the next time it is needed it is fetched again.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, Missing: ComponentType<P>): ComponentType<P> {
  const fetchPart = (): ComponentType<P> => lazy(async () => ({ default: await load().catch(() => Absent) }));
  let part = fetchPart();

  function Absent(props: P) {
    useEffect(() => {
      part = fetchPart();
    }, []);
    return <Missing {...props} />;
  }

  return function LazyPart(props: P) {
    return <Suspense fallback={null}>{createElement(part, props)}</Suspense>;
  };
}
