import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/basics/Button.tsx';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { ProgressSteps } from '../../../ui/blocks/ProgressSteps.tsx';
import { Surface } from '../../../ui/blocks/Surface.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { subtractMoney } from '../../../shared/money/money.ts';
import { maskedRequisites } from '../maskedRequisites.ts';
import { isTerminal } from '../parseCashier.ts';
import type { Transaction } from '../parseCashier.ts';
import { historyPath, withdrawPath } from '../paths.ts';
import { WithdrawalTimeline } from '../withdraw/ui/WithdrawalTimeline.tsx';
import { withdrawStore } from '../WithdrawStore.ts';
import styles from './frame/CashierForm.module.css';
import { ResultFace } from './ResultFace.tsx';
import type { ResultMark } from './ResultFace.tsx';
import { SummaryList } from './frame/SummaryList.tsx';
import { transactionSteps } from './transactionSteps.ts';
import { useCashierFormat } from './frame/useCashierFormat.ts';
import { useMethodName } from '../face/useMethodName.ts';
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
const cancelled: Face = {
  mark: 'cancelled',
  title: 'cashier:withdraw.cancelledTitle',
  text: 'cashier:withdraw.cancelledText',
};
const returned: Face = { mark: 'failed', title: 'cashier:withdraw.failedTitle', text: 'cashier:withdraw.failedText' };

function faceOf({ status, isReversed }: Transaction): Face {
  if (!isTerminal(status)) return onItsWay;
  if (status === 'cancelled') return cancelled;
  return status === 'succeeded' && !isReversed ? paid : returned;
}

/** A withdrawal after its review: pending, then paid or returned, updated by itself. */
export const WithdrawResult = observer(function WithdrawResult({ transaction }: { readonly transaction: Transaction }) {
  const { t, href, navigate, place } = useApp();
  const store = useStore(withdrawStore);
  const format = useCashierFormat();
  const methodName = useMethodName();
  const face = faceOf(transaction);
  const reason = reasonKey(transaction.reason);
  const { takeBack } = store;
  // The stage where it ended tells the reason.
  const isTold = store.timeline.timeline?.transaction === transaction.id;
  const top = useRef<HTMLDivElement>(null);
  // The form's button was at the bottom of the page: the result may start above the visible part.
  useEffect(() => {
    if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView({ block: 'start' });
  }, []);
  const again = async () => {
    // The address may name this withdrawal: without it the page is the form's.
    await store.again();
    if (place.search !== '') navigate(href(withdrawPath), { replace: true });
  };
  return (
    <div ref={top} className={styles['form']} role="status">
      <ResultFace
        level={2}
        mark={face.mark}
        title={t(face.title)}
        text={reason === null || isTold ? t(face.text) : t(reason)}
      />
      <Stages transaction={transaction} />
      {transaction.canCancel && (
        <Button isBlock onClick={() => takeBack.cancel()}>
          {t('cashier:timeline.cancel')}
        </Button>
      )}
      {takeBack.isRefused && (
        <Notice tone="error" role="alert">
          {t(transaction.canCancel ? 'cashier:history.cancelFailed' : 'cashier:history.cancelTooLate')}
        </Notice>
      )}
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
      <Button isBlock variant="quiet" onClick={again}>
        {t('cashier:withdraw.again')}
      </Button>
    </div>
  );
});

/** The three clocks; until they are known, the payment's own state. */
const Stages = observer(function Stages({ transaction }: { readonly transaction: Transaction }) {
  const { t } = useApp();
  const { timeline } = useStore(withdrawStore);
  useEffect(() => timeline.follow(transaction.id), [timeline, transaction.id]);
  const known = timeline.timeline?.transaction === transaction.id ? timeline.timeline : null;
  if (known !== null) return <WithdrawalTimeline timeline={known} />;
  return (
    <Surface>
      <ProgressSteps label={t('cashier:steps.label')} steps={transactionSteps(transaction, t)} />
    </Surface>
  );
});
