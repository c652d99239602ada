import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../kernel/AppContext.tsx';
import { useForPlayer } from '../../kernel/useForPlayer.ts';
import { withdrawStore } from '../WithdrawStore.ts';
import { CashierFrame } from './CashierFrame.tsx';
import { CheckingNotice } from './CheckingNotice.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { LoadFailed } from './LoadFailed.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';
import { WithdrawResult } from './WithdrawResult.tsx';

/** 2.3-9: what can be withdrawn, what is locked and why, then method, amount and destination, a review, and the way to paid. */
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
  const store = useStore(withdrawStore);
  const { transaction } = store.follower;
  if (transaction !== null) return <WithdrawResult transaction={transaction} />;
  if (store.isLookingUp) return <CheckingNotice />;
  if (store.settings !== null) return <WithdrawForm settings={store.settings} />;
  if (store.status === 'failed') return <LoadFailed onRetry={() => store.load()} />;
  return <FormSkeleton fields={3} />;
});
