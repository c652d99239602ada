import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useFigures } from '../../../kernel/figures/useFigures.ts';
import { ListFaces } from '../../../kernel/lists/ListFaces.tsx';
import { Amount } from '../../../ui/basics/Amount.tsx';
import { Pill } from '../../../ui/blocks/Pill.tsx';
import { Surface } from '../../../ui/blocks/Surface.tsx';
import { cashbackStore } from '../CashbackStore.ts';
import type { Cashback } from '../parseCashback.ts';
import styles from './PastCashbacks.module.css';
import page from './CashbackPage.module.css';

/** What has become of earlier cashbacks; nothing while there is none. */
export const PastCashbacks = observer(function PastCashbacks() {
  const { t } = useApp();
  const { past, waiting } = useStore(cashbackStore);
  const id = useId();
  // The first list shows that all of it is loading.
  if (waiting.status !== 'ready' || (past.status === 'ready' && past.items.length === 0)) return null;
  return (
    <section className={page['section']} aria-labelledby={id}>
      <h2 id={id} className={page['title']}>
        {t('cashback:past.title')}
      </h2>
      <ListFaces list={past} empty={null}>
        <Surface padding="none">
          <ul className={styles['rows']}>
            {past.items.map((cashback) => (
              <Past key={cashback.id} cashback={cashback} />
            ))}
          </ul>
        </Surface>
      </ListFaces>
    </section>
  );
});

function Past({ cashback }: { readonly cashback: Cashback }) {
  const { t } = useApp();
  const figures = useFigures();
  const { kind, title, status, percent, lost, staked, amount, startsAt, endsAt, paidAt } = cashback;
  const isPaid = status === 'paid_out';
  const isWeek = kind === 'period';
  return (
    <li className={styles['row']}>
      <div className={styles['about']}>
        <h3 className={styles['name']}>{title}</h3>
        <p className={styles['note']}>
          {t('cashback:span', { from: figures.day(startsAt), to: figures.day(endsAt) })}
          {' · '}
          {t(isWeek ? 'cashback:sum.ofLost' : 'cashback:sum.ofStaked', {
            percent: figures.percent(percent),
            amount: figures.inText(isWeek ? lost : staked),
          })}
        </p>
      </div>
      <div className={styles['end']}>
        <Amount className={styles['sum']} tone={isPaid ? 'in' : 'plain'} text={figures.money(amount)} />
        <span className={styles['what']}>
          {paidAt !== null && <span className={styles['note']}>{figures.time(paidAt)}</span>}
          <Pill tone={isPaid ? 'money' : 'plain'}>{t(`cashback:status.${status}`)}</Pill>
        </span>
      </div>
    </li>
  );
}
