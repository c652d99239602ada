import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../kernel/dialogs.ts';
import { maskedRequisites } from '../maskedRequisites.ts';
import type { WithdrawalReview } from '../reviewDialog.ts';
import { SummaryList } from './frame/SummaryList.tsx';
import { useCashierFormat } from './frame/useCashierFormat.ts';
import { useMethodName } from './useMethodName.ts';
import { timeKeys } from './words.ts';

/** The review step: amount, fee, payout, destination and time. */
export function ReviewDialog({ props, close, frame }: DialogProps<WithdrawalReview, boolean>) {
  const { t } = useApp();
  const format = useCashierFormat();
  const methodName = useMethodName();
  const { summary } = props;
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
          { label: t('cashier:method'), value: methodName(props.method, props.methodName) },
          { label: t('cashier:review.to'), value: maskedRequisites(props.requisites) },
          { label: t('cashier:review.when'), value: t(timeKeys[props.time]) },
          { label: t('cashier:withdraw.leaves'), value: format.money(summary.pay) },
          { label: t('cashier:fee'), value: format.money(summary.fee) },
          { label: t('cashier:withdraw.arrives'), value: format.money(summary.get), isStrong: true },
        ]}
      />
    </ConfirmDialog>
  );
}
