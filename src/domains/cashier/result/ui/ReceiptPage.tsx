import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import type { RouteMatch } from '../../../../kernel/pageModules.ts';
import { LoadFailed } from '../../../../kernel/LoadFailed.tsx';
import { LoadingBlock } from '../../../../kernel/lists/LoadingBlock.tsx';
import { useForPlayer } from '../../../../kernel/visitor/useForPlayer.ts';
import { printPage } from '../../../../lib/printPage.ts';
import { subtractMoney } from '../../../../shared/money/money.ts';
import { Button } from '../../../../ui/basics/Button.tsx';
import { classes } from '../../../../ui/basics/classes.ts';
import { printIcon } from '../../../../ui/basics/icons.ts';
import { Skeleton } from '../../../../ui/basics/Skeleton.tsx';
import { Surface } from '../../../../ui/blocks/Surface.tsx';
import { maskedRequisites } from '../../maskedRequisites.ts';
import type { Transaction } from '../../parseCashier.ts';
import { historyPath } from '../../paths.ts';
import { useCashierFormat } from '../../ui/frame/useCashierFormat.ts';
import { useMethodName } from '../../face/useMethodName.ts';
import { reasonKey, statusKeys } from '../../ui/words.ts';
import { receiptStore } from '../ReceiptStore.ts';
import { PayNotice } from './PayNotice.tsx';
import styles from './ReceiptPage.module.css';

/** 2.3-8: all facts of one deposit or withdrawal, on a page that prints. */
export const ReceiptPage = observer(function ReceiptPage({ match }: { readonly match: RouteMatch }) {
  const store = useStore(receiptStore);
  const id = match.search.get('transaction') ?? '';
  useForPlayer(() => void store.open(id));
  if (store.status === 'failed') return <LoadFailed onRetry={() => store.open(id)} />;
  if (store.status !== 'ready')
    return (
      <LoadingBlock>
        <Skeleton height="36px" />
        <Skeleton height="420px" />
      </LoadingBlock>
    );
  return store.transaction === null ? <PayNotice name="unknown" /> : <Receipt payment={store.transaction} />;
});

const Receipt = observer(function Receipt({ payment }: { readonly payment: Transaction }) {
  const { t, href, session } = useApp();
  const facts = useFacts(payment);
  return (
    <article className={styles['page']}>
      <header className={styles['head']}>
        <div>
          <h1>{t(payment.type === 'deposit' ? 'deposit:receipt.deposit' : 'deposit:receipt.withdrawal')}</h1>
          <p className={styles['site']}>
            {t('deposit:receipt.for', {
              login: `\u2068${session.account?.login ?? ''}\u2069`,
            })}
          </p>
        </div>
        <div className={styles['actions']}>
          <Button icon={printIcon} onClick={() => printPage()}>
            {t('deposit:receipt.print')}
          </Button>
        </div>
      </header>
      <Surface>
        <dl className={styles['facts']}>
          {facts.map(({ label, value, isStrong }) => (
            <div key={label} className={classes(styles['fact'], isStrong && styles['strong'])}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </Surface>
      <p className={styles['note']}>{t('deposit:receipt.note')}</p>
      <div className={styles['actions']}>
        <Button isBlock href={href(historyPath)}>
          {t('cashier:toHistory')}
        </Button>
      </div>
    </article>
  );
});

interface Fact {
  readonly label: string;
  readonly value: string;
  readonly isStrong?: boolean;
}

function useFacts(payment: Transaction): readonly Fact[] {
  const { t } = useApp();
  const format = useCashierFormat();
  const methodName = useMethodName();
  const isDeposit = payment.type === 'deposit';
  const reason = reasonKey(payment.reason);
  // Of what goes back, all of it does.
  const hasFee = payment.fee.minor !== 0n && payment.status !== 'returned';
  const state = payment.isReversed ? t('deposit:receipt.reversed') : t(statusKeys[payment.status]);
  return [
    { label: t('deposit:receipt.number'), value: payment.id },
    { label: t('deposit:receipt.created'), value: format.time(payment.createdAt) },
    { label: t('deposit:receipt.updated'), value: format.time(payment.updatedAt) },
    { label: t('cashier:method'), value: methodName(payment.method, payment.methodName) },
    ...(payment.requisites === ''
      ? []
      : [{ label: t('deposit:receipt.requisites'), value: maskedRequisites(payment.requisites) }]),
    { label: t('cashier:history.state'), value: state },
    ...(reason === null ? [] : [{ label: t('deposit:receipt.reason'), value: t(reason) }]),
    { label: t('cashier:amount'), value: format.money(payment.amount), isStrong: !hasFee },
    ...(hasFee
      ? [
          { label: t('cashier:fee'), value: format.money(payment.fee) },
          {
            label: t(isDeposit ? 'deposit:receipt.credited' : 'deposit:receipt.sent'),
            value: format.money(subtractMoney(payment.amount, payment.fee)),
            isStrong: true,
          },
        ]
      : []),
  ];
}
