import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { isPlainPress } from '../../../ui/basics/isPlainPress.ts';
import { askToDrop } from '../askToDrop.ts';
import type { DepositDrop } from '../DepositDrop.ts';
import type { Transaction } from '../parseCashier.ts';
import { payPendingPath } from '../paths.ts';
import { useCashierFormat } from './frame/useCashierFormat.ts';
import styles from './UnfinishedActions.module.css';

interface Props {
  readonly payment: Transaction;
  /** Gives the payment up, and shows what has become of it. */
  readonly store: { readonly dropping: DepositDrop; drop(id: string): Promise<void> };
}

/** 2.3-6: a deposit that waits for the player can be gone on with, or given up. */
export const UnfinishedActions = observer(function UnfinishedActions({ payment, store }: Props) {
  const app = useApp();
  const { t, href } = app;
  const format = useCashierFormat();
  const { current, failure } = store.dropping;
  const amount = format.money(payment.amount);
  const path = payPendingPath(payment.id);
  // Not by the link itself: over a game, the app's way to the payment is in place.
  const goOn = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    app.navigate(path);
  };
  const giveUp = async () => {
    if (await askToDrop(app)) await store.drop(payment.id);
  };
  return (
    <>
      {payment.canResume && (
        <span className={styles['ways']}>
          <Button size="sm" href={href(path)} aria-label={t('deposit:row.goOnNamed', { amount })} onClick={goOn}>
            {t('deposit:row.goOn')}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            isPending={current === payment.id}
            aria-label={t('deposit:row.giveUpNamed', { amount })}
            onClick={giveUp}
          >
            {t('deposit:row.giveUp')}
          </Button>
        </span>
      )}
      {failure?.id === payment.id && (
        <span className={styles['told']} role="alert">
          {t(failure.why === 'tooLate' ? 'deposit:drop.tooLate' : 'deposit:drop.failed')}
        </span>
      )}
    </>
  );
});
