import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { depositAgainPath, isLostDeposit } from '../../depositAgain.ts';
import { historyStore } from '../../HistoryStore.ts';
import { returnAddressOf } from '../../lastPayment.ts';
import { maskedRequisites } from '../../maskedRequisites.ts';
import type { Transaction } from '../../parseCashier.ts';
import { useCashierFormat } from '../../ui/frame/useCashierFormat.ts';
import { useMethodName } from '../../face/useMethodName.ts';
import { reasonKey, statusKeys } from '../../ui/words.ts';
import { detailDialog } from '../detailDialog.ts';

/** Opens the detail of a payment: its facts, its rows of the ledger, its case file. */
export function useOpenPayment(): (payment: Transaction) => Promise<null> {
  const { t, dialogs, session, storage } = useApp();
  const { offered } = useStore(historyStore);
  const format = useCashierFormat();
  const methodName = useMethodName();
  return (payment) => {
    const reason = reasonKey(payment.reason);
    return dialogs.open(detailDialog, {
      title: t(payment.type === 'deposit' ? 'cashier:history.deposit' : 'cashier:history.withdrawal'),
      facts: [
        { label: t('cashier:amount'), value: format.money(payment.amount), isCode: true },
        { label: t('cashier:fee'), value: format.money(payment.fee), isCode: true },
        { label: t('cashier:history.state'), value: t(statusKeys[payment.status]) },
        ...(reason === null ? [] : [{ label: t('history:detail.why'), value: t(reason) }]),
        { label: t('cashier:method'), value: methodName(payment.method, payment.methodName) },
        ...(payment.requisites === ''
          ? []
          : [{ label: t('history:detail.destination'), value: maskedRequisites(payment.requisites), isCode: true }]),
        { label: t('history:detail.created'), value: format.time(payment.createdAt) },
        { label: t('history:detail.changed'), value: format.time(payment.updatedAt) },
        { label: t('history:detail.reference'), value: payment.id, isCode: true },
      ],
      again:
        isLostDeposit(payment) && offered.has(payment.method)
          ? depositAgainPath(payment, returnAddressOf(storage, session.uid, payment.id))
          : '',
      about: { file: 'payment', id: payment.id },
    });
  };
}
