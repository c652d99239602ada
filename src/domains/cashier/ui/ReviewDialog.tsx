import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../kernel/dialogs.ts';
import { maskedRequisites } from '../maskedRequisites.ts';
import type { WithdrawalReview } from '../WithdrawalReview.ts';
import { durationText } from '../withdraw/ui/Elapsed.tsx';
import { CostNotices } from './CostNotices.tsx';
import styles from './ReviewDialog.module.css';
import { SummaryList } from './frame/SummaryList.tsx';
import { useCashierFormat } from './frame/useCashierFormat.ts';
import { useMethodName } from '../face/useMethodName.ts';
import { timeKeys } from './words.ts';

/** The review step: amount, fee, payout, destination and time. */
export function ReviewDialog({ props, close, frame }: DialogProps<WithdrawalReview, boolean>) {
  const { t } = useApp();
  const format = useCashierFormat();
  const methodName = useMethodName();
  const { summary, median } = props;
  const time =
    median === null
      ? t(timeKeys[props.time])
      : t('cashier:review.usual', { time: durationText(t, median.seconds * 1000), sample: median.sample });
  return (
    <ConfirmDialog
      {...frame}
      title={t('cashier:review.title')}
      labelAgree={t('cashier:review.agree')}
      labelReject={t('cashier:review.reject')}
      labelClose={t('core:close')}
      onAnswer={close}
    >
      <SummaryList
        rows={[
          { label: t('cashier:method'), value: methodName(props.method, props.methodName), isText: true },
          { label: t('cashier:review.to'), value: maskedRequisites(props.requisites) },
          ...(props.holder === ''
            ? []
            : [{ label: t('cashier:destination.holder'), value: props.holder, isText: true }]),
          { label: t('cashier:review.when'), value: time, isText: true },
          { label: t('cashier:withdraw.leaves'), value: format.money(summary.pay) },
          { label: t('cashier:fee'), value: format.money(summary.fee) },
          { label: t('cashier:withdraw.arrives'), value: format.money(summary.get), isStrong: true },
          { label: t('cashier:review.left'), value: format.money(props.left) },
        ]}
      />
      {props.isLookedAt && <p className={styles['note']}>{t('cashier:review.lookedAt')}</p>}
      <p className={styles['note']}>{t(props.canCancel ? 'cashier:review.canCancel' : 'cashier:review.final')}</p>
      <CostNotices />
    </ConfirmDialog>
  );
}
