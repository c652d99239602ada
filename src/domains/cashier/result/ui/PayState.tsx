import { observer } from 'mobx-react-lite';
import { useApp } from '../../../../kernel/AppContext.tsx';
import { lazyPart } from '../../../../ui/basics/lazyPart.tsx';
import { LoadFailed } from '../../../../kernel/LoadFailed.tsx';
import { ScreenButton } from '../../../../kernel/ScreenButton.tsx';
import type { Transaction } from '../../parseCashier.ts';
import { depositPath, historyPath, withdrawPath } from '../../paths.ts';
import { ResultFace } from '../../ui/ResultFace.tsx';
import { reasonKey } from '../../ui/words.ts';
import styles from './PayResultPage.module.css';
import { ReceiptLink } from './ReceiptLink.tsx';
import { Waiting } from './Waiting.tsx';

interface Props {
  readonly transaction: Transaction;
}

/** Fetched when a payment has succeeded: the page that waits for it needs none of it. */
const Succeeded = lazyPart<Props>(
  async () => (await import('./Succeeded.tsx')).Succeeded,
  ({ onRetry }) => <LoadFailed onRetry={onRetry} />,
);

/** A known payment, in the state that the operator returned. */
export const PayState = observer(function PayState({ transaction }: Props) {
  if (transaction.status === 'succeeded') return <Succeeded transaction={transaction} />;
  if (transaction.status === 'failed' || transaction.status === 'cancelled') return <Lost transaction={transaction} />;
  return <Waiting transaction={transaction} />;
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
      <ReceiptLink transaction={transaction} />
    </div>
  );
}
