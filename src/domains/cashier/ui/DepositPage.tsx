import { observer } from 'mobx-react-lite';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import type { RouteMatch } from '../../../kernel/deps.ts';
import { PageBlocks } from '../../../kernel/PageBlocks.tsx';
import { useForPlayer } from '../../../kernel/useForPlayer.ts';
import { depositStore } from '../DepositStore.ts';
import { CashierFrame } from './frame/CashierFrame.tsx';
import { DepositForm } from './DepositForm.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';

/** 2.3-4, 2.3-5: choose a method and an amount, see the fee, pay. */
export const DepositPage = observer(function DepositPage({ match }: { readonly match: RouteMatch }) {
  const { t } = useApp();
  const store = useStore(depositStore);
  useForPlayer((uid) => void store.open(uid, match.params['sysname']));
  return (
    <CashierFrame section="deposit" heading={t('cashier:deposit.heading')}>
      {match.search.get('register') === 'success' && (
        <Notice tone="success" title={t('cashier:welcome.title')}>
          {t('cashier:welcome.text')}
        </Notice>
      )}
      <Body />
    </CashierFrame>
  );
});

const Body = observer(function Body() {
  const { spending } = useStore(depositStore);
  const { settings, status } = spending;
  const isLoading = settings === null && status !== 'failed';
  return (
    <PageBlocks page="deposit" skeleton={<FormSkeleton fields={1} />} isWaiting={isLoading}>
      {settings === null ? <LoadFailed onRetry={() => spending.load()} /> : <DepositForm settings={settings} />}
    </PageBlocks>
  );
});
