import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { BlockSlot } from '../../../../kernel/slots/BlockSlot.tsx';
import { ScreenButton } from '../../../../kernel/ScreenButton.tsx';
import { subtractMoney } from '../../../../shared/money/money.ts';
import { alertIcon, bonusIcon } from '../../../../ui/basics/icons.ts';
import { Notice } from '../../../../ui/blocks/Notice.tsx';
import { Surface } from '../../../../ui/blocks/Surface.tsx';
import { bonusesPath } from '../../../bonuses/paths.ts';
import type { Transaction } from '../../parseCashier.ts';
import { SummaryList } from '../../ui/frame/SummaryList.tsx';
import type { SummaryRow } from '../../ui/frame/SummaryList.tsx';
import { useCashierFormat } from '../../ui/frame/useCashierFormat.ts';
import { ResultFace } from '../../ui/ResultFace.tsx';
import { payResultStore } from '../PayResultStore.ts';
import { gameHallPath, isGamePath } from '../../../games/paths.ts';
import styles from './PayResultPage.module.css';
import { ReceiptLink } from './ReceiptLink.tsx';

interface Props {
  readonly transaction: Transaction;
}

/** What was added, what an offer adds, and where to go on: the game that was left, the hall (2.11-6), three games. */
export const Succeeded = observer(function Succeeded({ transaction }: Props) {
  const { t, session } = useApp();
  const store = useStore(payResultStore);
  const format = useCashierFormat();
  const isDeposit = transaction.type === 'deposit';
  const net = subtractMoney(transaction.amount, transaction.fee);
  useEffect(() => {
    if (transaction.type === 'deposit') void store.lookForBonus(transaction);
  }, [store, transaction]);
  const { total, isStale } = session.balance;
  const { gained } = store.bonus;
  const rows: readonly SummaryRow[] = [
    ...(transaction.fee.minor === 0n
      ? []
      : [
          { label: t('deposit:result.paid'), value: format.money(transaction.amount) },
          { label: t('cashier:fee'), value: format.money(transaction.fee) },
        ]),
    { label: isDeposit ? t('cashier:result.credited') : t('cashier:withdraw.arrives'), value: format.money(net) },
    ...(gained && !gained.isWaiting ? [{ label: t('deposit:result.bonus'), value: format.money(gained.amount) }] : []),
    { label: t('cashier:result.balance'), value: total && !isStale ? format.money(total) : '–', isStrong: true },
  ];
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
      {transaction.isReversed && (
        <Notice icon={alertIcon} role="status">
          {t('deposit:result.reversed')}
        </Notice>
      )}
      <Surface tone="lit">
        <SummaryList rows={rows} />
      </Surface>
      <BonusWaits />
      <Ways />
      <ReceiptLink transaction={transaction} />
      {isDeposit && <BlockSlot page="paySuccess" />}
    </div>
  );
});

/** The bonus of the deposit begins when another one has ended. */
const BonusWaits = observer(function BonusWaits() {
  const { t, href } = useApp();
  const format = useCashierFormat();
  const { gained } = useStore(payResultStore).bonus;
  if (!gained?.isWaiting) return null;
  return (
    <Notice icon={bonusIcon} role="status" title={gained.title}>
      {t('deposit:result.bonusWaits', { amount: format.inText(format.money(gained.amount)) })}{' '}
      <a href={href(bonusesPath)}>{t('deposit:result.bonuses')}</a>
    </Notice>
  );
});

/** 4-62: first the place that the player came from, if there is one. */
const Ways = observer(function Ways() {
  const { t, href } = useApp();
  const store = useStore(payResultStore);
  const { returnPath } = store;
  const hall = { label: t('cashier:toGames'), size: 'lg', isBlock: true, href: href(gameHallPath) } as const;
  if (returnPath === null)
    return (
      <div className={styles['actions']}>
        <ScreenButton variant="primary" {...hall} />
      </div>
    );
  const isGame = /\/game\//.test(returnPath);
  return (
    <div className={styles['actions']}>
      <ScreenButton
        label={isGame ? t('deposit:result.toGame') : t('cashier:result.goBack')}
        variant="primary"
        size="lg"
        isBlock
        // A game's page hands its path over without a language (`depositFrom`); others name theirs.
        href={isGamePath(returnPath) ? href(returnPath) : returnPath}
        onClick={() => store.useReturn()}
      />
      <ScreenButton which="second" {...hall} />
    </div>
  );
});
