import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../kernel/dialogs.ts';
import { useFigures } from '../../../kernel/figures/useFigures.ts';
import { Amount } from '../../../ui/basics/Amount.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { cashbackStore } from '../CashbackStore.ts';
import type { Cashback } from '../parseCashback.ts';
import { PayoutNews } from './PayoutNews.tsx';
import { SumFigures } from './SumFigures.tsx';
import styles from './UnseenCashback.module.css';

/** 2.10-4: a cashback that waits, to be paid out at once, or one that was paid by itself. */
export const UnseenCashback = observer(function UnseenCashback({
  props: cashback,
  close,
  frame,
}: DialogProps<Cashback, boolean>) {
  const { t } = useApp();
  const figures = useFigures();
  const store = useStore(cashbackStore);
  const { id, status, kind, amount, receivableUntil } = cashback;
  const isWaiting = status === 'active' && store.paid?.id !== id && !(store.fault?.id === id && store.fault.refusal);
  return (
    <Dialog
      {...frame}
      title={cashback.title}
      labelClose={t('core:close')}
      foot={
        <div className={styles['foot']}>
          {/* One button in both states: it keeps the focus. */}
          <Button
            isBlock
            variant="primary"
            isPending={store.busyId === id}
            onClick={() => (isWaiting ? store.payout(id) : close(false))}
          >
            {isWaiting ? t('cashback:waiting.pay', { amount: figures.inText(amount) }) : t('cashback:popup.done')}
          </Button>
          <Button isBlock variant="quiet" onClick={() => close(true)}>
            {t('cashback:popup.all')}
          </Button>
        </div>
      }
    >
      <div className={styles['body']}>
        <Amount className={styles['sum']} text={figures.money(amount)} />
        <p className={styles['lead']}>{t(`cashback:popup.${kind}.${status === 'active' ? 'active' : 'paid'}`)}</p>
        <PayoutNews />
        <SumFigures sum={cashback} />
        {isWaiting && receivableUntil !== null && (
          <p className={styles['note']}>{t('cashback:waiting.until', { time: figures.time(receivableUntil) })}</p>
        )}
      </div>
    </Dialog>
  );
});
