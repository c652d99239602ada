import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { TimeLeft } from '../../../kernel/figures/TimeLeft.tsx';
import { useFigures } from '../../../kernel/figures/useFigures.ts';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';
import { Amount } from '../../../ui/basics/Amount.tsx';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { Surface } from '../../../ui/blocks/Surface.tsx';
import { cashbackStore } from '../CashbackStore.ts';
import type { CashbackSum } from '../parseCashback.ts';
import styles from './Cashback.module.css';
import page from './CashbackPage.module.css';
import { SumFigures } from './SumFigures.tsx';

/** What the running week and day would give if they ended now. */
export const RunningCashbacks = observer(function RunningCashbacks() {
  const { t } = useApp();
  const { running } = useStore(cashbackStore);
  const id = useId();
  return (
    <section className={page['section']} aria-labelledby={id}>
      <h2 id={id} className={page['title']}>
        {t('cashback:running.title')}
      </h2>
      {running.status === 'failed' && <LoadFailed onRetry={() => running.load()} />}
      {running.status === 'ready' && (
        <div className={page['pair']}>
          {running.sums.map((sum) => (
            <Running key={sum.kind} sum={sum} />
          ))}
        </div>
      )}
      {(running.status === 'idle' || running.status === 'loading') && (
        <LoadingBlock>
          <div className={page['pair']}>
            <Skeleton height="316px" />
            <Skeleton height="316px" />
          </div>
        </LoadingBlock>
      )}
      <p className={page['note']}>{t('cashback:rule')}</p>
    </section>
  );
});

function Running({ sum }: { readonly sum: CashbackSum }) {
  const { t } = useApp();
  const figures = useFigures();
  const id = useId();
  const { kind, endsAt, amount } = sum;
  return (
    <Surface as="section" tone={kind === 'period' ? 'lit' : 'plain'} padding="lg" labelledBy={id}>
      <div className={styles['card']}>
        <div className={styles['top']}>
          <div className={styles['about']}>
            <h3 id={id} className={styles['name']}>
              {t(`cashback:running.${kind}`)}
            </h3>
            <p className={styles['note']}>{t('cashback:running.ifNow')}</p>
          </div>
          <Amount className={styles['sum']} text={figures.money(amount)} />
        </div>
        <SumFigures sum={sum} isRunning />
        <p className={styles['ends']}>
          <span>
            {t('cashback:running.ends')}{' '}
            <b>
              <TimeLeft until={endsAt} />
            </b>
          </span>
          <span className={styles['note']}>{figures.time(endsAt)}</span>
        </p>
      </div>
    </Surface>
  );
}
