import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { lazyPart } from '../../../../ui/basics/lazyPart.tsx';
import { LoadFailed } from '../../../../kernel/LoadFailed.tsx';
import { ScreenButton } from '../../../../kernel/ScreenButton.tsx';
import type { Transaction } from '../../parseCashier.ts';
import { depositAgainPath } from '../../depositAgain.ts';
import { historyPath, withdrawPath } from '../../paths.ts';
import { ResultFace } from '../../ui/ResultFace.tsx';
import { reasonKey } from '../../ui/words.ts';
import styles from './PayResultPage.module.css';
import { lostFace } from '../lostFace.ts';
import type { LostFace } from '../lostFace.ts';
import { payResultStore } from '../PayResultStore.ts';
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
  const face = lostFace(transaction);
  return face === null ? <Waiting transaction={transaction} /> : <Lost transaction={transaction} face={face} />;
});

/** 2.11-5: payments that were not booked link to the deposit page. */
const Lost = observer(function Lost({ transaction, face }: Props & { readonly face: LostFace }) {
  const { t, href } = useApp();
  const { returnPath } = useStore(payResultStore);
  const isDeposit = transaction.type === 'deposit';
  const depositLabel = transaction.status === 'failed' ? 'core:retry' : 'cashier:toDeposit';
  const label = isDeposit ? depositLabel : 'cashier:withdraw.again';
  const withdrawalText = reasonKey(transaction.reason) ?? 'cashier:withdraw.failedText';
  return (
    <div className={styles['state']}>
      <div role="status">
        <ResultFace
          level={1}
          mark={face.mark}
          title={t(isDeposit ? face.title : 'cashier:withdraw.failedTitle')}
          text={t(isDeposit ? face.text : withdrawalText)}
        />
      </div>
      <div className={styles['actions']}>
        <ScreenButton
          label={t(label)}
          variant="primary"
          size="lg"
          isBlock
          href={href(isDeposit ? depositAgainPath(transaction, returnPath) : withdrawPath)}
        />
        <ScreenButton which="second" label={t('cashier:toHistory')} size="lg" isBlock href={href(historyPath)} />
      </div>
      <ReceiptLink transaction={transaction} />
    </div>
  );
});
