import type { ReactNode } from 'react';
import { ForVisitor } from '../../../../kernel/visitor/ForVisitor.tsx';
import { useVisitor } from '../../../../kernel/visitor/useVisitor.ts';
import { classes } from '../../../../ui/basics/classes.ts';
import { lazyPart } from '../../../../ui/basics/lazyPart.tsx';
import styles from './mine.module.css';

const none = () => null;
/** Fetched for players, after the page. */
const Recent = lazyPart(async () => (await import('./MyRail.tsx')).RecentRail, none);
const Favourites = lazyPart(async () => (await import('./MyRail.tsx')).FavouritesRail, none);

/** The games that the player has played last. Its room is kept in the page that a player gets, so nothing moves. */
export const RecentBlock = () => (
  <ForVisitor
    guest={null}
    player={
      <div className={classes(styles['room'], styles['reserved'])}>
        <OnceKnown>
          <Recent />
        </OnceKnown>
      </div>
    }
  />
);

/** Below the rails of the lobby, where its coming moves nothing that is seen. */
export const FavouritesBlock = () => (
  <ForVisitor
    guest={null}
    player={
      <div className={styles['room']}>
        <OnceKnown>
          <Favourites />
        </OnceKnown>
      </div>
    }
  />
);

/** Hydrates empty, as the server has sent it, also where the part's code is there already. */
function OnceKnown({ children }: { readonly children: ReactNode }) {
  return useVisitor() === 'player' ? children : null;
}
