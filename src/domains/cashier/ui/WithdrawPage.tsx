import { observer } from 'mobx-react-lite';
import { lazyPart } from '../../../ui/basics/lazyPart.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useForPlayer } from '../../../kernel/useForPlayer.ts';
import { withdrawStore } from '../WithdrawStore.ts';
import { CashierFrame } from './frame/CashierFrame.tsx';
import { CheckingNotice } from './CheckingNotice.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';

/** Loaded with the review, or after a reload: most visits show no result. */
const WithdrawResult = lazyPart(
  async () => (await import('./WithdrawResult.tsx')).WithdrawResult,
  LoadFailed,
  <FormSkeleton fields={3} />,
);

/** 2.3-9: available and locked amounts, then method, amount and destination, a review, and the result. */
export const WithdrawPage = observer(function WithdrawPage() {
  const { t } = useApp();
  const store = useStore(withdrawStore);
  useForPlayer((uid) => {
    void store.open(uid);
    return () => store.close();
  });
  return (
    <CashierFrame section="withdraw" heading={t('cashier:withdraw.heading')}>
      <Body />
    </CashierFrame>
  );
});

const Body = observer(function Body() {
  const { spending, follower, isLookingUp } = useStore(withdrawStore);
  const { settings, status } = spending;
  const { transaction } = follower;
  if (transaction !== null) return <WithdrawResult transaction={transaction} />;
  if (isLookingUp) return <CheckingNotice />;
  if (settings !== null) return <WithdrawForm settings={settings} />;
  if (status === 'failed') return <LoadFailed onRetry={() => spending.load()} />;
  return <FormSkeleton fields={3} />;
});
