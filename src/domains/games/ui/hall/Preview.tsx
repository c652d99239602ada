import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { mayPreview, onDwell } from '../../../../lib/onDwell.ts';
import { useApp } from '../../../../kernel/AppContext.tsx';
import { gamePages, playPath } from '../../paths.ts';
import styles from './Preview.module.css';

/** Rest of the pointer on a tile after which its demo is shown, in ms. */
const restMs = 600;

interface Shown {
  readonly tile: HTMLElement;
  readonly sysname: string;
}

/**
 * The demo of the game under the pointer, inside of its tile: one at a time, without sound, ended when the pointer leaves.
 * Not for touch, and not for visitors who want less motion or less data. A picture of the game only: the press is the
 * link's, and the frame is hidden from the keyboard and from assistive technology.
 */
export function Preview({ grid }: { readonly grid: RefObject<HTMLElement | null> }) {
  const { locale, play } = useApp();
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const list = grid.current;
    // While a game is being played another one would only disturb.
    if (list === null || !mayPreview()) return undefined;
    return onDwell(list, 'li', restMs, (tile) => {
      const path = tile === null ? '' : (tile.querySelector('a')?.pathname ?? '');
      const at = path.lastIndexOf(gamePages);
      const isFree = !play.isGameOpen;
      setShown(
        tile === null || at === -1 || !isFree
          ? null
          : { tile, sysname: decodeURIComponent(path.slice(at + gamePages.length)) },
      );
    });
  }, [grid, play]);
  if (shown === null || !shown.tile.isConnected) return null;
  return createPortal(
    <span className={styles['preview']} aria-hidden="true">
      <iframe
        className={styles['frame']}
        src={playPath(shown.sysname, 'demo', { locale: locale.code })}
        title={shown.sysname}
        tabIndex={-1}
        sandbox="allow-scripts allow-same-origin"
        referrerPolicy="no-referrer"
      />
    </span>,
    shown.tile,
  );
}
