import { observer } from 'mobx-react-lite';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { ProgressSteps } from '../../../ui/blocks/ProgressSteps.tsx';
import { Surface } from '../../../ui/blocks/Surface.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { ScreenButton } from '../../../kernel/ScreenButton.tsx';
import { subtractMoney } from '../../../shared/money/money.ts';
import { clockIcon } from '../../../ui/basics/icons.ts';
import type { Transaction } from '../parseCashier.ts';
import { depositPath, gameHallPath, historyPath, withdrawPath } from '../paths.ts';
import { payResultStore } from '../PayResultStore.ts';
import styles from './PayResultPage.module.css';
import { ResultFace } from './ResultFace.tsx';
import { SummaryList } from './frame/SummaryList.tsx';
import { transactionSteps } from './transactionSteps.ts';
import { useCashierFormat } from './frame/useCashierFormat.ts';
import { reasonKey } from './words.ts';

interface Props {
  readonly transaction: Transaction;
}

/** A known payment, in the state that the operator returned. */
export const PayState = observer(function PayState({ transaction }: Props) {
  if (transaction.status === 'succeeded') return <Succeeded transaction={transaction} />;
  if (transaction.status === 'failed' || transaction.status === 'cancelled') return <Lost transaction={transaction} />;
  return <Waiting transaction={transaction} />;
});

/** 2.11-7: a loader and no button; after ten seconds a text that the player may leave. */
const Waiting = observer(function Waiting({ transaction }: Props) {
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
    </div>
  );
});

/** 2.11-6: links to the game hall, or back to the return address (4-62). */
const Succeeded = observer(function Succeeded({ transaction }: Props) {
  const { t, href, session } = useApp();
  const store = useStore(payResultStore);
  const format = useCashierFormat();
  const isDeposit = transaction.type === 'deposit';
  const net = subtractMoney(transaction.amount, transaction.fee);
  const { total, isStale } = session.balance;
  return (
    <div className={styles['state']}>
      <div role="status">
        <ResultFace
          level={1}
          mark="success"
          title={isDeposit ? t('cashier:result.successTitle') : t('cashier:withdraw.paidTitle')}
          text={
            isDeposit
              ? t('cashier:result.successText', { amount: format.inText(format.money(net)) })
              : t('cashier:withdraw.paidText')
          }
        />
      </div>
      <Surface tone="lit">
        <SummaryList
          rows={[
            {
              label: isDeposit ? t('cashier:result.credited') : t('cashier:withdraw.arrives'),
              value: format.money(net),
            },
            {
              label: t('cashier:result.balance'),
              value: total && !isStale ? format.money(total) : '–',
              isStrong: true,
            },
          ]}
        />
      </Surface>
      <div className={styles['actions']}>
        <ScreenButton label={t('cashier:toGames')} variant="primary" size="lg" isBlock href={href(gameHallPath)} />
        {store.returnPath !== null && (
          <ScreenButton
            which="second"
            label={t('cashier:result.goBack')}
            size="lg"
            isBlock
            href={store.returnPath}
            onClick={() => store.useReturn()}
          />
        )}
      </div>
    </div>
  );
});

/** 2.11-5: failed and cancelled payments link to the deposit page. */
function Lost({ transaction }: Props) {
  const { t, href } = useApp();
  const reason = reasonKey(transaction.reason);
  const isCancelled = transaction.status === 'cancelled';
  const isDeposit = transaction.type === 'deposit';
  const words = isCancelled
    ? (['cashier:result.cancelledTitle', 'cashier:result.cancelledText'] as const)
    : (['cashier:result.failTitle', 'cashier:result.failText'] as const);
  return (
    <div className={styles['state']}>
      <div role="status">
        <ResultFace
          level={1}
          mark={isCancelled ? 'cancelled' : 'failed'}
          title={isDeposit ? t(words[0]) : t('cashier:withdraw.failedTitle')}
          text={reason === null ? t(isDeposit ? words[1] : 'cashier:withdraw.failedText') : t(reason)}
        />
      </div>
      <div className={styles['actions']}>
        <ScreenButton
          label={t(isDeposit ? 'cashier:toDeposit' : 'cashier:withdraw.again')}
          variant="primary"
          size="lg"
          isBlock
          href={href(isDeposit ? depositPath(transaction.method) : withdrawPath)}
        />
        <ScreenButton which="second" label={t('cashier:toHistory')} size="lg" isBlock href={href(historyPath)} />
      </div>
    </div>
  );
}
