import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import type { RouteMatch } from '../../../../kernel/pageModules.ts';
import { LoadFailed } from '../../../../kernel/LoadFailed.tsx';
import { useForPlayer } from '../../../../kernel/visitor/useForPlayer.ts';
import { depositAgainPath } from '../../depositAgain.ts';
import { isTerminal } from '../../parseCashier.ts';
import { ResultFace } from '../../ui/ResultFace.tsx';
import { payResultStore } from '../PayResultStore.ts';
import { PayNotice } from './PayNotice.tsx';
import type { PayNoticeName } from './PayNotice.tsx';
import styles from './PayResultPage.module.css';
import { PayState } from './PayState.tsx';
import { Unpaid, useProgress } from './Unpaid.tsx';
import type { Transaction } from '../../parseCashier.ts';

/** 4-61: pages that say something of their own without a payment to follow. */
const notices: ReadonlyMap<string, PayNoticeName> = new Map([
  ['paycancel', 'cancel'],
  ['paymobile', 'mobile'],
  ['paynewwindow', 'newWindow'],
]);

/** 2.11, 4-61: the pay pages. The state shown is the operator's, whatever the address says. */
export function PayResultPage({ match }: { readonly match: RouteMatch }) {
  const { result = '', transaction = match.search.get('transaction') ?? '' } = match.params;
  return (
    <div className={styles['page']}>
      <Followed key={transaction} id={transaction} notice={notices.get(result) ?? null} />
    </div>
  );
}

interface Props {
  readonly id: string;
  readonly notice: PayNoticeName | null;
}

/** Money was paid, whatever became of it. */
const isPaid = ({ status }: Transaction): boolean => status === 'succeeded' || status === 'returned';

const Followed = observer(function Followed({ id, notice }: Props) {
  const { t } = useApp();
  const store = useStore(payResultStore);
  useForPlayer((uid) => store.open(uid, id, notice === null ? 'latest' : 'remembered'));
  const { follower } = store;
  const { transaction } = follower;
  if (store.isEmpty) return <PayNotice name={notice ?? 'none'} />;
  if (follower.status === 'unknown') return <PayNotice name="unknown" />;
  if (transaction !== null && notice === 'cancel' && !isPaid(transaction))
    return <Cancelled transaction={transaction} />;
  if (transaction !== null) return <PayState transaction={transaction} />;
  if (follower.status === 'failed') return <LoadFailed onRetry={() => follower.askNow()} />;
  return (
    <ResultFace
      level={1}
      mark="loader"
      title={t('cashier:result.pendingTitle')}
      text={follower.isLong ? t('core:stillWorking') : t('cashier:result.loading')}
    />
  );
});

/** The player left the payment's page: it may still be unfinished, and then it can be gone on with. */
const Cancelled = observer(function Cancelled({ transaction }: { readonly transaction: Transaction }) {
  useProgress(transaction);
  const { returnPath } = useStore(payResultStore);
  const path = transaction.type === 'deposit' ? depositAgainPath(transaction, returnPath) : undefined;
  return (
    <>
      <PayNotice name="cancel" path={path} />
      {!isTerminal(transaction.status) && <Unpaid transaction={transaction} />}
    </>
  );
});
