import { observer } from 'mobx-react-lite';
import { formatMoney } from '../../../shared/money/formatMoney.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { betsPath } from '../../betting/paths.ts';
import { cashbackPath } from '../../cashback/paths.ts';
import { historyPath, withdrawPath } from '../../cashier/paths.ts';
import { wheelPath } from '../../wheel/paths.ts';
import type { Obstacle } from '../api.ts';
import { closureStore } from '../ClosureStore.ts';
import styles from './PrivacyPage.module.css';

/** Why the account cannot be closed yet, each reason with the way to end it. */
export const Obstacles = observer(function Obstacles({ obstacles }: { readonly obstacles: readonly Obstacle[] }) {
  const { t, href, locale } = useApp();
  const store = useStore(closureStore);
  const has = (...kinds: Obstacle['kind'][]) => obstacles.some(({ kind }) => kinds.includes(kind));
  return (
    <Notice role="status" title={t('privacy:obstacle.title')}>
      <div className={styles['obstacles']}>
        <ul className={styles['list']}>
          {obstacles.map(({ kind, amount }) => (
            <li key={`${kind} ${amount.currency}`}>
              {t(`privacy:obstacle.${kind}`)} <bdi>{formatMoney(amount, locale.code, 'cashier')}</bdi>
            </li>
          ))}
        </ul>
        <div className={styles['actions']}>
          {has('balance') && (
            <Button variant="primary" href={href(withdrawPath)}>
              {t('privacy:obstacle.withdraw')}
            </Button>
          )}
          {has('withdrawal', 'deposit') && <Button href={href(historyPath)}>{t('privacy:obstacle.history')}</Button>}
          {has('bet') && <Button href={href(betsPath)}>{t('privacy:obstacle.toBets')}</Button>}
          {has('spins') && <Button href={href(wheelPath)}>{t('privacy:obstacle.toWheel')}</Button>}
          {has('cashback') && <Button href={href(cashbackPath)}>{t('privacy:obstacle.toCashback')}</Button>}
          <Button variant="quiet" onClick={() => store.load()}>
            {t('privacy:obstacle.again')}
          </Button>
        </div>
      </div>
    </Notice>
  );
});
