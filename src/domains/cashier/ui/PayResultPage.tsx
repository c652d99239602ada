import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import type { RouteMatch } from '../../../kernel/deps.ts';
import { useForPlayer } from '../../../kernel/useForPlayer.ts';
import { payResultStore } from '../PayResultStore.ts';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { PayNotice } from './PayNotice.tsx';
import type { PayNoticeName } from './PayNotice.tsx';
import styles from './PayResultPage.module.css';
import { PayState } from './PayState.tsx';
import { ResultFace } from './ResultFace.tsx';

/** 4-61: paths without a payment, which need no request. */
const notices: ReadonlyMap<string, PayNoticeName> = new Map([
  ['paycancel', 'cancel'],
  ['paymobile', 'mobile'],
  ['paynewwindow', 'newWindow'],
]);

/** 2.11, 4-61: the pay pages. The state shown is the operator's, whatever the address says. */
export const PayResultPage = observer(function PayResultPage({ match }: { readonly match: RouteMatch }) {
  const notice = notices.get(match.params['result'] ?? '');
  return (
    <div className={styles['page']}>
      {notice === undefined ? (
        <Followed key={match.params['transaction']} id={match.params['transaction'] ?? ''} />
      ) : (
        <PayNotice name={notice} />
      )}
    </div>
  );
});

const Followed = observer(function Followed({ id }: { readonly id: string }) {
  const { t } = useApp();
  const store = useStore(payResultStore);
  useForPlayer((uid) => store.open(uid, id));
  const { follower } = store;
  if (store.isEmpty) return <PayNotice name="none" />;
  if (follower.status === 'unknown') return <PayNotice name="unknown" />;
  if (follower.transaction !== null) return <PayState transaction={follower.transaction} />;
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
