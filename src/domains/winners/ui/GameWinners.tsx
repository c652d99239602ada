import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { gameWinnersStore } from '../GameWinnersStore.ts';
import styles from './GameWinners.module.css';
import { WinnerList } from './WinnerList.tsx';

const still = () => {};

/** The sysname of the game whose page has this path. */
export function gameOf(path: string): string | null {
  const segment = /^\/game\/([a-z0-9-]+)/.exec(path)?.[1];
  return segment ?? null;
}

/** The biggest wins of the game of this page; nothing while there is none. */
export const GameWinners = observer(function GameWinners() {
  const { t, place } = useApp();
  const store = useStore(gameWinnersStore);
  const game = gameOf(place.path);
  useEffect(() => {
    if (game !== null) void store.show(game);
  }, [store, game]);
  if (store.items.length === 0) return null;
  return (
    <section className={styles['block']} aria-labelledby="game-winners">
      <h2 id="game-winners" className={styles['title']}>
        {t('winners:game.title')}
      </h2>
      <WinnerList winners={store.items} onHold={still} />
    </section>
  );
});
