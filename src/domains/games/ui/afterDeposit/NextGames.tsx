import { useId } from 'react';
import { useApp } from '../../../../kernel/AppContext.tsx';
import type { Game } from '../../parseGames.ts';
import { GameCard } from '../lobby/GameCard.tsx';
import styles from './NextGames.module.css';

/** Three games below a deposit that has succeeded. */
export function NextGames({ games }: { readonly games: readonly Game[] }) {
  const { t } = useApp();
  const titleId = useId();
  if (games.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        {t('games:afterDeposit')}
      </h2>
      <ul className={styles['games']}>
        {games.map((game) => (
          <GameCard key={game.sysname} game={game} />
        ))}
      </ul>
    </section>
  );
}
