import { useApp } from '../../../../kernel/AppContext.tsx';
import type { Transaction } from '../../parseCashier.ts';
import { receiptPath } from '../../paths.ts';
import styles from './PayResultPage.module.css';

/** All facts of the payment, to keep or to print (2.3-8). */
export function ReceiptLink({ transaction: { id } }: { readonly transaction: Pick<Transaction, 'id'> }) {
  const { t, href } = useApp();
  return (
    <p className={styles['quiet']}>
      <a href={href(receiptPath(id))}>{t('deposit:receipt.open')}</a>
    </p>
  );
}
