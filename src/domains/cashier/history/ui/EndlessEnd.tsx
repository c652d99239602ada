import { useEffect, useRef } from 'react';
import { useApp } from '../../../../kernel/AppContext.tsx';
import { loadWhenNear } from '../../../../ui/tiles/loadWhenNear.ts';

/** Below the last row of a list: asks for more when it comes near the window. `mark` changes with every page. */
export function EndlessEnd({ mark, more }: { readonly mark: number; readonly more: () => void }) {
  const { viewport } = useApp();
  const end = useRef<HTMLDivElement>(null);
  useEffect(
    () => (end.current ? loadWhenNear(end.current, viewport.current, more) : undefined),
    [mark, more, viewport],
  );
  return <div ref={end} />;
}
