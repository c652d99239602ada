import { observer } from 'mobx-react-lite';
import type { RouteModule } from '../../../kernel/pageModules.ts';
import { useApp } from '../../../kernel/AppContext.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { Drops } from './Drops.tsx';
import { JackpotCard } from './JackpotCard.tsx';
import styles from './JackpotsPage.module.css';
import { useJackpots } from './useJackpots.ts';

/** 2.2-9: the house's jackpots as they stand, and who has won them. */
export const JackpotsPage: RouteModule['Page'] = observer(function JackpotsPage() {
  const { t } = useApp();
  const store = useJackpots();
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t('jackpots:heading')}</h1>
        <p className={styles['lead']}>{t('jackpots:lead')}</p>
      </header>
      {store.status === 'failed' && <LoadFailed onRetry={() => store.reload()} />}
      {(store.status === 'idle' || store.status === 'loading') && (
        <LoadingBlock>
          <div className={styles['cards']}>
            <Skeleton height="560px" />
            <Skeleton height="560px" />
          </div>
        </LoadingBlock>
      )}
      {store.status === 'ready' && (
        <div className={styles['cards']}>
          {store.jackpots.map((jackpot) => (
            <JackpotCard key={jackpot.id} jackpot={jackpot} />
          ))}
        </div>
      )}
      <Drops id="" />
    </div>
  );
});
