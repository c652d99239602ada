import { useEffect, useRef, useState } from 'react';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { useApp, useStore } from '../../kernel/AppContext.tsx';
import type { BlockRoom } from '../../kernel/manifest.ts';
import { Skeleton } from '../../ui/basics/Skeleton.tsx';
import { whenWithin } from '../../ui/tiles/loadWhenNear.ts';
import { homeStore } from './HomeStore.ts';
import styles from './LaterBlock.module.css';

interface Props {
  readonly id: string;
  readonly room: BlockRoom;
  readonly children: ReactNode;
}

/** Soon enough for players who scroll, and late enough for those who only look at the first screen. */
const near = '25% 0px';

/**
 * A block of the home page below what leads: a room for it, whose code, words and data are fetched when the player comes
 * near it, or uses the keyboard, which also searches the page, and leads readers through it. The room stays until all of
 * that has come: a block with nothing to show leaves no room, and is below the window when that is known. Shown at once
 * when the player comes back.
 */
export function LaterBlock({ id, room, children }: Props) {
  const app = useApp();
  const store = useStore(homeStore);
  const frame = useRef<HTMLDivElement>(null);
  const [isHere, setIsHere] = useState(() => store.isReady(id));
  useEffect(() => {
    const page = frame.current?.ownerDocument.defaultView;
    if (isHere || !frame.current || !page) return;
    const leave = () => {
      cancel();
      page.removeEventListener('keydown', come);
    };
    const show = () => setIsHere(true);
    const come = () => {
      leave();
      // Whatever is missing, the block says it itself.
      void store.loadBlock(app, id).then(show, show);
    };
    const cancel = whenWithin(frame.current, near, come);
    page.addEventListener('keydown', come);
    return leave;
  }, [app, isHere, id, store]);
  return isHere ? children : <Room ref={frame} {...room} />;
}

/** As high as the block will be: what is below it does not move when it comes. */
export function Room({ ref, phone, phoneGrowth = 0, wide }: BlockRoom & { readonly ref?: Ref<HTMLDivElement> }) {
  return (
    <div
      ref={ref}
      className={styles['room']}
      style={{ '--phone': `${phone}px`, '--growth': phoneGrowth, '--wide': `${wide}px` } as CSSProperties}
    >
      <Skeleton height="100%" />
    </div>
  );
}
