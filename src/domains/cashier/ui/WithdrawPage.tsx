import { observer } from 'mobx-react-lite';
import { lazyPart } from '../../../ui/basics/lazyPart.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import type { RouteMatch } from '../../../kernel/pageModules.ts';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
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
export const WithdrawPage = observer(function WithdrawPage({ match }: { readonly match: RouteMatch }) {
  const { t } = useApp();
  const shown = match.search.get('transaction') ?? '';
  return (
    <CashierFrame section="withdraw" heading={t('cashier:withdraw.heading')}>
      <Opened key={shown} shown={shown} />
    </CashierFrame>
  );
});

/** The form, or the withdrawal that the address names: opened anew when the address changes. */
function Opened({ shown }: { readonly shown: string }) {
  const store = useStore(withdrawStore);
  useForPlayer((uid) => {
    void store.open(uid, shown);
    return () => store.close();
  });
  return <Body />;
}

const Body = observer(function Body() {
  const { spending, follower, isLookingUp } = useStore(withdrawStore);
  const { settings, status } = spending;
  const { transaction } = follower;
  if (transaction !== null) return <WithdrawResult key={transaction.id} transaction={transaction} />;
  if (follower.status === 'loading') return <FormSkeleton fields={3} />;
  if (follower.status === 'failed') return <LoadFailed onRetry={() => follower.askNow()} />;
  if (isLookingUp) return <CheckingNotice />;
  if (settings !== null) return <WithdrawForm settings={settings} />;
  if (status === 'failed') return <LoadFailed onRetry={() => spending.load()} />;
  return <FormSkeleton fields={3} />;
});
