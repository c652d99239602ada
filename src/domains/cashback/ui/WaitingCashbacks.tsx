import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { TimeLeft } from '../../../kernel/figures/TimeLeft.tsx';
import { useFigures } from '../../../kernel/figures/useFigures.ts';
import { ListFaces } from '../../../kernel/lists/ListFaces.tsx';
import { Amount } from '../../../ui/basics/Amount.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { classes } from '../../../ui/basics/classes.ts';
import { Surface } from '../../../ui/blocks/Surface.tsx';
import { askToRemove } from '../askToRemove.ts';
import { cashbackStore } from '../CashbackStore.ts';
import type { Cashback } from '../parseCashback.ts';
import styles from './Cashback.module.css';
import page from './CashbackPage.module.css';
import { PayoutNews } from './PayoutNews.tsx';
import { SumFigures } from './SumFigures.tsx';

/** 7-42: cashbacks that can be paid out, and what has come of the last try. */
export const WaitingCashbacks = observer(function WaitingCashbacks() {
  const { t } = useApp();
  const { waiting } = useStore(cashbackStore);
  const id = useId();
  return (
    <section className={page['section']} aria-labelledby={id}>
      <h2 id={id} className={page['title']}>
        {t('cashback:waiting.title')}
      </h2>
      <PayoutNews />
      <ListFaces list={waiting} empty={<Nothing />}>
        <WaitingRows />
      </ListFaces>
    </section>
  );
});

/** A list of its own: it follows what was paid out here before the operator's list is there again. */
const WaitingRows = observer(function WaitingRows() {
  const { open } = useStore(cashbackStore);
  if (open.length === 0) return <Nothing />;
  return (
    <ul className={page['cards']}>
      {open.map((cashback) => (
        <Waiting key={cashback.id} cashback={cashback} />
      ))}
    </ul>
  );
});

function Nothing() {
  const { t } = useApp();
  return <p className={page['note']}>{t('cashback:waiting.none')}</p>;
}

const Waiting = observer(function Waiting({ cashback }: { readonly cashback: Cashback }) {
  const app = useApp();
  const { t } = app;
  const store = useStore(cashbackStore);
  const figures = useFigures();
  const { id, title, amount, startsAt, endsAt, receivableUntil } = cashback;
  const amountText = figures.inText(amount);
  const isBusy = store.busyId !== '';
  const isPaying = store.busyId === id && store.payment.phase !== 'idle';
  const remove = async () => {
    if (await askToRemove(app, cashback)) await store.remove(id);
  };
  return (
    <Surface as="li" padding="lg">
      <div className={classes(styles['card'], styles['wide'])}>
        <div className={styles['card']}>
          <div className={styles['top']}>
            <div className={styles['about']}>
              <h3 className={styles['name']}>{title}</h3>
              <p className={styles['note']}>
                {t('cashback:span', { from: figures.day(startsAt), to: figures.day(endsAt) })}
              </p>
            </div>
            <Amount className={styles['sum']} text={figures.money(amount)} />
          </div>
          {receivableUntil !== null && (
            <p className={styles['text']}>
              {t('cashback:waiting.until', { time: figures.time(receivableUntil) })}{' '}
              <span className={styles['note']}>
                {t('cashback:waiting.left')} <TimeLeft until={receivableUntil} />
              </span>
            </p>
          )}
          <div className={styles['buttons']}>
            <Button
              variant="primary"
              aria-label={t('cashback:waiting.payNamed', { amount: amountText, title })}
              isPending={isPaying}
              isDisabled={isBusy}
              onClick={() => store.payout(id)}
            >
              {t('cashback:waiting.pay', { amount: amountText })}
            </Button>
            <Button
              aria-label={t('cashback:waiting.removeNamed', { title })}
              isPending={store.busyId === id && !isPaying}
              isDisabled={isBusy}
              onClick={remove}
            >
              {t('cashback:waiting.remove')}
            </Button>
          </div>
        </div>
        <SumFigures sum={cashback} />
      </div>
    </Surface>
  );
});
