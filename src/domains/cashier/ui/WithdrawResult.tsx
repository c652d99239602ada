import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/basics/Button.tsx';
import { ProgressSteps } from '../../../ui/blocks/ProgressSteps.tsx';
import { Surface } from '../../../ui/blocks/Surface.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { subtractMoney } from '../../../shared/money/money.ts';
import { maskedRequisites } from '../maskedRequisites.ts';
import { isTerminal } from '../parseCashier.ts';
import type { Transaction } from '../parseCashier.ts';
import { historyPath } from '../paths.ts';
import { withdrawStore } from '../WithdrawStore.ts';
import styles from './frame/CashierForm.module.css';
import { ResultFace } from './ResultFace.tsx';
import type { ResultMark } from './ResultFace.tsx';
import { SummaryList } from './frame/SummaryList.tsx';
import { transactionSteps } from './transactionSteps.ts';
import { useCashierFormat } from './frame/useCashierFormat.ts';
import { useMethodName } from './useMethodName.ts';
import { reasonKey } from './words.ts';

interface Face {
  readonly mark: ResultMark;
  readonly title: string;
  readonly text: string;
}

const onItsWay: Face = {
  mark: 'waiting',
  title: 'cashier:withdraw.pendingTitle',
  text: 'cashier:withdraw.pendingText',
};
const paid: Face = { mark: 'success', title: 'cashier:withdraw.paidTitle', text: 'cashier:withdraw.paidText' };
const returned: Face = { mark: 'failed', title: 'cashier:withdraw.failedTitle', text: 'cashier:withdraw.failedText' };

function faceOf({ status }: Transaction): Face {
  if (!isTerminal(status)) return onItsWay;
  return status === 'succeeded' ? paid : returned;
}

/** A withdrawal after its review: pending, then paid or returned, updated by itself. */
export const WithdrawResult = observer(function WithdrawResult({ transaction }: { readonly transaction: Transaction }) {
  const { t, href } = useApp();
  const store = useStore(withdrawStore);
  const format = useCashierFormat();
  const methodName = useMethodName();
  const face = faceOf(transaction);
  const reason = reasonKey(transaction.reason);
  const top = useRef<HTMLDivElement>(null);
  // The form's button was at the bottom of the page: the result may start above the visible part.
  useEffect(() => {
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={top} className={styles['form']} role="status">
      <ResultFace level={2} mark={face.mark} title={t(face.title)} text={reason === null ? t(face.text) : t(reason)} />
      <Surface>
        <ProgressSteps label={t('cashier:steps.label')} steps={transactionSteps(transaction, t)} />
      </Surface>
      <Surface>
        <SummaryList
          rows={[
            {
              label: t('cashier:review.to'),
              value:
                `${methodName(transaction.method, transaction.methodName)} ${maskedRequisites(transaction.requisites)}`.trim(),
            },
            { label: t('cashier:withdraw.leaves'), value: format.money(transaction.amount) },
            { label: t('cashier:fee'), value: format.money(transaction.fee) },
            {
              label: t('cashier:withdraw.arrives'),
              value: format.money(subtractMoney(transaction.amount, transaction.fee)),
              isStrong: true,
            },
          ]}
        />
      </Surface>
      <Button isBlock href={href(historyPath)}>
        {t('cashier:toHistory')}
      </Button>
      <Button isBlock variant="quiet" onClick={() => store.again()}>
        {t('cashier:withdraw.again')}
      </Button>
    </div>
  );
});
