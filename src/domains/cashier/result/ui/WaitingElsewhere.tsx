import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { ScreenButton } from '../../../../kernel/ScreenButton.tsx';
import type { Transaction } from '../../parseCashier.ts';
import { useCashierFormat } from '../../ui/frame/useCashierFormat.ts';
import { ResultFace } from '../../ui/ResultFace.tsx';
import { useMethodName } from '../../face/useMethodName.ts';
import { payResultStore } from '../PayResultStore.ts';
import styles from './PayResultPage.module.css';
import { Unpaid, useOpenPayPage } from './Unpaid.tsx';

interface Props {
  readonly transaction: Transaction;
}

/** `paymobile`: the deposit is approved on the player's phone; this page follows it. */
export const WaitingForPhone = observer(function WaitingForPhone({ transaction }: Props) {
  const { t } = useApp();
  const format = useCashierFormat();
  const methodName = useMethodName();
  const phone = useStore(payResultStore).progress.info?.phone ?? '';
  const method = methodName(transaction.method, transaction.methodName);
  return (
    <div className={styles['state']}>
      <div role="status">
        <ResultFace
          level={1}
          mark="phone"
          title={t('deposit:phone.title')}
          text={
            phone === ''
              ? t('deposit:phone.text', { method, amount: format.inText(format.money(transaction.amount)) })
              : t('deposit:phone.textAt', {
                  method,
                  amount: format.inText(format.money(transaction.amount)),
                  phone: `\u2066${phone}\u2069`,
                })
          }
        />
      </div>
      <p className={styles['live']}>{t('deposit:live')}</p>
      <Unpaid transaction={transaction} />
    </div>
  );
});

/** `paynewwindow`: the deposit is paid in another window, which can be opened again. */
export const WaitingForWindow = observer(function WaitingForWindow({ transaction }: Props) {
  const { t } = useApp();
  const format = useCashierFormat();
  const openPage = useOpenPayPage('window');
  const { info } = useStore(payResultStore).progress;
  const payUrl = info?.payUrl ?? '';
  return (
    <div className={styles['state']}>
      <div role="status">
        <ResultFace
          level={1}
          mark="window"
          title={t('cashier:result.windowTitle')}
          text={t('deposit:window.text', { amount: format.inText(format.money(transaction.amount)) })}
        />
      </div>
      {payUrl !== '' && (
        <ScreenButton
          label={t('deposit:window.again')}
          variant="primary"
          size="lg"
          isBlock
          onClick={() => openPage(payUrl)}
        />
      )}
      <p className={styles['live']}>{t('deposit:live')}</p>
      <Unpaid transaction={transaction} />
    </div>
  );
});
