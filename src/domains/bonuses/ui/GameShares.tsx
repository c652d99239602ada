import { observer } from 'mobx-react-lite';
import { Pill } from '../../../ui/blocks/Pill.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import type { GameCounts } from '../../../shared/bonus/terms.ts';
import { keptTermsStore } from '../KeptTermsStore.ts';
import styles from './ActiveBonus.module.css';
import { useFigures } from '../../../kernel/figures/useFigures.ts';

/** How much of a stake counts by the kind of game, then in single games; excluded ones last. */
export const GameShares = observer(function GameShares({ counts }: { readonly counts: GameCounts }) {
  const { t } = useApp();
  const store = useStore(keptTermsStore);
  const { percent } = useFigures();
  const types = Object.entries(counts.types);
  const games = Object.entries(counts.games);
  const hasOwn = games.length > 0 || counts.excluded.length > 0;
  return (
    <>
      <span className={styles['shares']}>
        {types.map(([type, share]) => (
          <Pill key={type}>
            {t(`games:types.${type}`)} <b className="num">{percent(share)}</b>
          </Pill>
        ))}
        <Pill>
          <span>{t(types.length === 0 ? 'bonuses:counts.all' : 'bonuses:counts.others')}</span>{' '}
          <b className="num">{percent(100)}</b>
        </Pill>
      </span>
      {hasOwn && (
        <span className={styles['shares']}>
          {games.map(([game, share]) => (
            <Pill key={game}>
              <span>{store.titleOf(game)}</span> <b className="num">{percent(share)}</b>
            </Pill>
          ))}
          {counts.excluded.map((game) => (
            <Pill key={game} tone="danger">
              {t('bonuses:counts.excluded', { title: store.titleOf(game) })}
            </Pill>
          ))}
        </span>
      )}
    </>
  );
});
