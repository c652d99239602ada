import { useEffect, useRef, useState } from 'react';
import { useViewport } from '../../../../ui/basics/useViewport.ts';
import { lazyPart } from '../../../../ui/basics/lazyPart.tsx';
import { loadWhenNear } from '../../../../ui/tiles/loadWhenNear.ts';
import styles from './mine.module.css';

const ProvidersRail = lazyPart(
  async () => (await import('./ProvidersRail.tsx')).ProvidersRail,
  () => null,
);

/** The studios, fetched when their room comes near the window. */
export function ProvidersBlock() {
  const room = useRef<HTMLDivElement>(null);
  const viewport = useViewport();
  const [isNear, setIsNear] = useState(false);
  useEffect(
    () => (isNear || !room.current ? undefined : loadWhenNear(room.current, viewport.current, () => setIsNear(true))),
    [isNear, viewport],
  );
  return (
    <div ref={room} className={styles['providers']}>
      {isNear && <ProvidersRail />}
    </div>
  );
}
