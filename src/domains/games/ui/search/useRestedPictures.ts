import { useEffect, useState } from 'react';
import { useApp } from '../../../../kernel/AppContext.tsx';
import type { SearchOption } from '../../search/searchOptions.ts';

/** How long the answer must stay before its pictures are fetched, in ms: who types on does not wait for them. */
const restMs = 150;

/** The pictures that may be shown: those of an answer that has stayed, and from then on. */
export function useRestedPictures(options: readonly SearchOption[]): ReadonlySet<string> {
  const { clock } = useApp();
  const [rested, setRested] = useState<ReadonlySet<string>>(new Set());
  useEffect(
    () =>
      clock.after(restMs, () =>
        setRested((before) => {
          const fresh = options.map(({ image }) => image).filter((image) => image !== '' && !before.has(image));
          return fresh.length === 0 ? before : new Set([...before, ...fresh]);
        }),
      ),
    [clock, options],
  );
  return rested;
}
