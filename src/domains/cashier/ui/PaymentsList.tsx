import { observer } from 'mobx-react-lite';
import { subtractMoney } from '../../../shared/money/money.ts';
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
import { depositPath, withdrawalPath } from '../paths.ts';
import { HistoryTable } from './HistoryTable.tsx';
import styles from './HistoryTable.module.css';
import opener from '../history/ui/History.module.css';
import { PaymentFilters } from '../history/ui/PaymentFilters.tsx';
import { useOpenPayment } from '../history/ui/useOpenPayment.ts';
import { ListFaces } from '../../../kernel/lists/ListFaces.tsx';
import { useCashierFormat } from './frame/useCashierFormat.ts';
import { UnfinishedActions } from './UnfinishedActions.tsx';
import { useMethodName } from '../face/useMethodName.ts';
import { reasonKey, statusKeys } from './words.ts';

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
  returned: 'plain',
};

/** A payment that was not booked has moved no money of the player: no sign, no colour. */
function movement({ type, status }: Transaction, amount: string) {
  if (isTerminal(status) && status !== 'succeeded') return { className: styles['lost'], text: amount };
  if (type === 'withdrawal') return { className: styles['sum'], text: `−${amount}` };
  return {
    className: styles['sum'],
    text: `+${amount}`,
    tone: status === 'succeeded' ? ('in' as const) : ('plain' as const),
  };
}

/** Why a payment was not booked, or at least where the money of a withdrawal is then; null if nothing is to be said. */
function endOf({ type, status, reason }: Transaction): string | null {
  if (!isTerminal(status) || status === 'succeeded') return null;
  const why = reasonKey(reason);
  if (why !== null || type === 'deposit') return why;
  return status === 'cancelled' ? 'cashier:withdraw.cancelledText' : 'cashier:withdraw.failedText';
}

/** Deposits and withdrawals, newest first. */
export const PaymentsList = observer(function PaymentsList() {
  const { t, href } = useApp();
  const store = useStore(historyStore);
  return (
    <div className={styles['list']}>
      <ChipRow label={t('cashier:history.filter')}>
        {types.map(({ type, key }) => (
          <Chip key={key} isOn={store.filters.filter.type === type} afterClick={() => store.filters.change({ type })}>
            {t(key)}
          </Chip>
        ))}
      </ChipRow>
      <PaymentFilters />
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

function EndNote({ payment }: { readonly payment: Transaction }) {
  const { t } = useApp();
  const end = endOf(payment);
  return end === null ? null : <span className={styles['note']}>{t(end)}</span>;
}

const PaymentRows = observer(function PaymentRows() {
  const { t, href } = useApp();
  const store = useStore(historyStore);
  const { payments, notCancelled } = store;
  const format = useCashierFormat();
  const methodName = useMethodName();
  const openPayment = useOpenPayment();
  const row = (payment: Transaction) => ({
    id: payment.id,
    when: <span className={styles['note']}>{format.time(payment.createdAt)}</span>,
    what: (
      <>
        <button type="button" className={opener['opener']} onClick={() => void openPayment(payment)}>
          {payment.type === 'deposit' ? t('cashier:history.deposit') : t('cashier:history.withdrawal')}
        </button>
        <span className={styles['note']}>
          {methodName(payment.method, payment.methodName)} <bdi dir="ltr">{maskedRequisites(payment.requisites)}</bdi>
        </span>
        <EndNote payment={payment} />
        {payment.type === 'deposit' && <UnfinishedActions payment={payment} store={store} />}
      </>
    ),
    state: (
      <>
        <Pill tone={tones[payment.status]} hasDot={!isTerminal(payment.status)}>
          {t(statusKeys[payment.status])}
        </Pill>
        {payment.type === 'withdrawal' && (
          <Button size="sm" variant="quiet" href={href(withdrawalPath(payment.id))}>
            {t('cashier:timeline.open')}
          </Button>
        )}
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
    // What reaches the balance: a method keeps its fee of a deposit.
    sum: (
      <Amount
        {...movement(
          payment,
          format.money(payment.type === 'deposit' ? subtractMoney(payment.amount, payment.fee) : payment.amount),
        )}
      />
    ),
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
