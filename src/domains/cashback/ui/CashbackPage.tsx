import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
import { cashbackStore } from '../CashbackStore.ts';
import styles from './CashbackPage.module.css';
import { PastCashbacks } from './PastCashbacks.tsx';
import { RunningCashbacks } from './RunningCashbacks.tsx';
import { WaitingCashbacks } from './WaitingCashbacks.tsx';

/** 2.4-1, 1-12: what waits, what is running and how it is computed, and what has become of earlier ones. */
export const CashbackPage = observer(function CashbackPage() {
  const { t } = useApp();
  const store = useStore(cashbackStore);
  useForPlayer((uid) => store.start(uid));
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t('cashback:heading')}</h1>
        <p className={styles['lead']}>{t('cashback:lead')}</p>
      </header>
      <WaitingCashbacks />
      <RunningCashbacks />
      <PastCashbacks />
    </div>
  );
});
