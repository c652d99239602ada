import { observer } from 'mobx-react-lite';
import { Amount } from '../../../ui/basics/Amount.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { Chip } from '../../../ui/tiles/Chip.tsx';
import { ChipRow } from '../../../ui/tiles/ChipRow.tsx';
import { EmptyState } from '../../../ui/blocks/EmptyState.tsx';
import { historyIcon } from '../../../ui/basics/icons.ts';
import { Pill } from '../../../ui/blocks/Pill.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { historyStore } from '../HistoryStore.ts';
import { maskedRequisites } from '../maskedRequisites.ts';
import { isTerminal } from '../parseCashier.ts';
import type { Transaction, TransactionStatus } from '../parseCashier.ts';
import { depositPath } from '../paths.ts';
import { HistoryTable } from './HistoryTable.tsx';
import styles from './HistoryTable.module.css';
import { ListFaces } from '../../../kernel/lists/ListFaces.tsx';
import { useCashierFormat } from './frame/useCashierFormat.ts';
import { useMethodName } from './useMethodName.ts';
import { statusKeys } from './words.ts';

const types = [
  { type: '', key: 'cashier:history.all' },
  { type: 'deposit', key: 'cashier:history.deposits' },
  { type: 'withdrawal', key: 'cashier:history.withdrawals' },
] as const;

const tones: Readonly<Record<TransactionStatus, 'plain' | 'money' | 'danger'>> = {
  pending: 'plain',
  processing: 'plain',
  succeeded: 'money',
  failed: 'danger',
  cancelled: 'plain',
};

/** A failed payment has moved no money: no sign, no colour. */
function movement({ type, status }: Transaction, amount: string) {
  if (status === 'failed' || status === 'cancelled') return { className: styles['lost'], text: amount };
  if (type === 'withdrawal') return { className: styles['sum'], text: `−${amount}` };
  return {
    className: styles['sum'],
    text: `+${amount}`,
    tone: status === 'succeeded' ? ('in' as const) : ('plain' as const),
  };
}

/** Deposits and withdrawals, newest first. */
export const PaymentsList = observer(function PaymentsList() {
  const { t, href } = useApp();
  const store = useStore(historyStore);
  return (
    <div className={styles['list']}>
      <ChipRow label={t('cashier:history.filter')}>
        {types.map(({ type, key }) => (
          <Chip key={key} isOn={store.type === type} afterClick={() => store.filter(type)}>
            {t(key)}
          </Chip>
        ))}
      </ChipRow>
      <ListFaces
        list={store.payments}
        empty={
          <EmptyState
            icon={historyIcon}
            title={t('cashier:history.noPaymentsTitle')}
            text={t('cashier:history.noPaymentsText')}
            action={
              <Button variant="primary" href={href(depositPath())}>
                {t('cashier:toDeposit')}
              </Button>
            }
          />
        }
      >
        <PaymentRows />
      </ListFaces>
    </div>
  );
});

const PaymentRows = observer(function PaymentRows() {
  const { t } = useApp();
  const store = useStore(historyStore);
  const { payments, notCancelled } = store;
  const format = useCashierFormat();
  const methodName = useMethodName();
  const row = (payment: Transaction) => ({
    id: payment.id,
    when: <span className={styles['note']}>{format.time(payment.createdAt)}</span>,
    what: (
      <>
        <span className={styles['main']}>
          {payment.type === 'deposit' ? t('cashier:history.deposit') : t('cashier:history.withdrawal')}
        </span>
        <span className={styles['note']}>
          {methodName(payment.method, payment.methodName)} <bdi dir="ltr">{maskedRequisites(payment.requisites)}</bdi>
        </span>
      </>
    ),
    state: (
      <>
        <Pill tone={tones[payment.status]} hasDot={!isTerminal(payment.status)}>
          {t(statusKeys[payment.status])}
        </Pill>
        {payment.canCancel && (
          <Button
            size="sm"
            aria-label={t('cashier:history.cancelNamed', { amount: format.money(payment.amount) })}
            onClick={() => store.cancel(payment.id)}
          >
            {t('cashier:history.cancel')}
          </Button>
        )}
        {notCancelled === payment.id && (
          <span className={styles['note']} role="alert">
            {t(payment.canCancel ? 'cashier:history.cancelFailed' : 'cashier:history.cancelTooLate')}
          </span>
        )}
      </>
    ),
    sum: <Amount {...movement(payment, format.money(payment.amount))} />,
  });
  return (
    <HistoryTable
      label={t('cashier:history.payments')}
      columns={{
        when: t('cashier:history.when'),
        what: t('cashier:history.what'),
        state: t('cashier:history.state'),
        sum: t('cashier:amount'),
      }}
      rows={payments.items.map(row)}
    />
  );
});
