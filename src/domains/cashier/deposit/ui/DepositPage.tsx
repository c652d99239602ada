import { observer } from 'mobx-react-lite';
import { Notice } from '../../../../ui/blocks/Notice.tsx';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import type { RouteMatch } from '../../../../kernel/pageModules.ts';
import { LoadFailed } from '../../../../kernel/LoadFailed.tsx';
import { PageBlocks } from '../../../../kernel/slots/PageBlocks.tsx';
import { useForPlayer } from '../../../../kernel/visitor/useForPlayer.ts';
import { CashierFrame } from '../../ui/frame/CashierFrame.tsx';
import { FormSkeleton } from '../../ui/FormSkeleton.tsx';
import { depositStore } from '../DepositStore.ts';
import { DepositForm } from './DepositForm.tsx';
import { UnfinishedNotice } from './UnfinishedNotice.tsx';

/** 2.3-4, 2.3-5: choose a method and an amount, see the fee, pay. */
export const DepositPage = observer(function DepositPage({ match }: { readonly match: RouteMatch }) {
  const { t } = useApp();
  const store = useStore(depositStore);
  const { sysname = '' } = match.params;
  useForPlayer((uid) => void store.open(uid, sysname));
  return (
    <CashierFrame section="deposit" heading={t('cashier:deposit.heading')}>
      {match.search.get('register') === 'success' && (
        <Notice tone="success" title={t('cashier:welcome.title')}>
          {t('cashier:welcome.text')}
        </Notice>
      )}
      <DepositBody key={sysname} isOfMethod={sysname !== ''} />
    </CashierFrame>
  );
});

interface BodyProps {
  /** The address names a method (2.3-5). */
  readonly isOfMethod?: boolean;
  /** Methods and form together, whatever the configured view: there is no other page to go to. */
  readonly isWhole?: boolean;
}

export const DepositBody = observer(function DepositBody({ isOfMethod = false, isWhole = false }: BodyProps) {
  const store = useStore(depositStore);
  const { settings, status } = store.spending;
  const isLoading = settings === null && status !== 'failed';
  return (
    <PageBlocks page="deposit" skeleton={<FormSkeleton fields={1} />} isWaiting={isLoading}>
      {settings === null ? (
        <>
          <UnfinishedNotice />
          <LoadFailed onRetry={() => store.load()} />
        </>
      ) : (
        <DepositForm isOfMethod={isOfMethod} isWhole={isWhole} />
      )}
    </PageBlocks>
  );
});
