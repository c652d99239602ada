import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { LoadFailed } from '../../../../kernel/LoadFailed.tsx';
import { lazyPart } from '../../../../ui/basics/lazyPart.tsx';
import { clockIcon } from '../../../../ui/basics/icons.ts';
import { Notice } from '../../../../ui/blocks/Notice.tsx';
import { ProgressSteps } from '../../../../ui/blocks/ProgressSteps.tsx';
import { Surface } from '../../../../ui/blocks/Surface.tsx';
import type { DepositInfo } from '../../deposit/depositApi.ts';
import type { Transaction } from '../../parseCashier.ts';
import { useCashierFormat } from '../../ui/frame/useCashierFormat.ts';
import { ResultFace } from '../../ui/ResultFace.tsx';
import { transactionSteps } from '../../ui/transactionSteps.ts';
import { payResultStore } from '../PayResultStore.ts';
import styles from './PayResultPage.module.css';
import { Unpaid, useProgress } from './Unpaid.tsx';
import { WaitingForPhone, WaitingForWindow } from './WaitingElsewhere.tsx';

interface Props {
  readonly transaction: Transaction;
}

interface CoinProps extends Props {
  readonly coins: NonNullable<DepositInfo['coins']>;
  readonly expiresAt: DepositInfo['expiresAt'];
}

/** With the code that draws QR codes: most payments need none. */
const CoinPanel = lazyPart<CoinProps>(
  async () => (await import('./CoinPanel.tsx')).CoinPanel,
  ({ onRetry }) => <LoadFailed onRetry={onRetry} />,
);

/** A payment without an outcome: where it is paid, or that its outcome is awaited. */
export const Waiting = observer(function Waiting({ transaction }: Props) {
  const { info } = useStore(payResultStore).progress;
  useProgress(transaction);
  if (transaction.type === 'deposit') {
    if (transaction.kind === 'crypto' && info?.coins)
      return (
        <div className={styles['state']}>
          <CoinPanel transaction={transaction} coins={info.coins} expiresAt={info.expiresAt} />
          <Unpaid transaction={transaction} />
        </div>
      );
    if (transaction.kind === 'mobile' && transaction.canResume) return <WaitingForPhone transaction={transaction} />;
    if (transaction.kind === 'window' && transaction.canResume) return <WaitingForWindow transaction={transaction} />;
  }
  return <Awaited transaction={transaction} />;
});

/** 2.11-7: a loader and no button; after ten seconds a text that the player may leave. */
const Awaited = observer(function Awaited({ transaction }: Props) {
  const { t } = useApp();
  const { follower } = useStore(payResultStore);
  const format = useCashierFormat();
  const isDeposit = transaction.type === 'deposit';
  return (
    <div className={styles['state']}>
      <div role="status">
        <ResultFace
          level={1}
          mark="loader"
          title={isDeposit ? t('cashier:result.pendingTitle') : t('cashier:withdraw.pendingTitle')}
          text={
            isDeposit
              ? t('cashier:result.pendingText', { amount: format.inText(format.money(transaction.amount)) })
              : t('cashier:withdraw.pendingText')
          }
        />
      </div>
      <Surface>
        <ProgressSteps label={t('cashier:steps.label')} steps={transactionSteps(transaction, t)} />
      </Surface>
      {follower.isLong && (
        <Notice icon={clockIcon} role="status">
          {t('cashier:result.mayLeave')}
        </Notice>
      )}
      <Unpaid transaction={transaction} />
    </div>
  );
});
