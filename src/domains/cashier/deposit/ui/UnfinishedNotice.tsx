import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { useForPlayer } from '../../../../kernel/visitor/useForPlayer.ts';
import { Button } from '../../../../ui/basics/Button.tsx';
import { clockIcon } from '../../../../ui/basics/icons.ts';
import { Notice } from '../../../../ui/blocks/Notice.tsx';
import { writeFilter, noFilter } from '../../history/historyFilter.ts';
import type { Transaction } from '../../parseCashier.ts';
import { historyPath } from '../../paths.ts';
import { useCashierFormat } from '../../ui/frame/useCashierFormat.ts';
import { UnfinishedActions } from '../../ui/UnfinishedActions.tsx';
import { useMethodName } from '../../face/useMethodName.ts';
import { depositStore } from '../DepositStore.ts';
import { unfinishedStore } from '../UnfinishedStore.ts';
import styles from './UnfinishedNotice.module.css';

const openDeposits = historyPath + writeFilter({ ...noFilter, type: 'deposit', state: 'open' });

/** 7-47: the deposits that wait for the player, who may go on with each, or give it up. */
export const UnfinishedNotice = observer(function UnfinishedNotice() {
  const { t, href } = useApp();
  const store = useStore(unfinishedStore);
  const deposit = useStore(depositStore);
  useForPlayer(() => store.open());
  // What is gone may have left its part of the limit free.
  useEffect(
    () =>
      reaction(
        () => store.deposits.length,
        (count, before) => {
          if (count < before && deposit.spending.settings?.limit) void deposit.load();
        },
      ),
    [store, deposit],
  );
  const { shown } = store;
  // Its row is gone, so it is said here that it was not dropped.
  const isTooLate = store.dropping.failure?.why === 'tooLate';
  const tooLate = isTooLate && <p role="alert">{t('deposit:drop.tooLate')}</p>;
  if (shown.length === 0) return isTooLate ? <Notice icon={clockIcon}>{tooLate}</Notice> : null;
  return (
    // Of the title alone: a status is read whole at each change, and the rows and buttons would be read with it.
    <Notice icon={clockIcon} title={<span role="status">{t('deposit:unfinished.title')}</span>}>
      {tooLate}
      <ul className={styles['list']}>
        {shown.map((payment) => (
          <Unfinished key={payment.id} payment={payment} />
        ))}
      </ul>
      {deposit.spending.settings?.limit && <p className={styles['note']}>{t('deposit:unfinished.counts')}</p>}
      {store.hasMore && (
        <Button size="sm" variant="quiet" href={href(openDeposits)}>
          {t('deposit:unfinished.all')}
        </Button>
      )}
    </Notice>
  );
});

const Unfinished = observer(function Unfinished({ payment }: { readonly payment: Transaction }) {
  const store = useStore(unfinishedStore);
  const format = useCashierFormat();
  const methodName = useMethodName();
  return (
    <li>
      <span className={styles['what']}>
        <b>
          <bdi dir="ltr">{format.money(payment.amount)}</bdi>
        </b>{' '}
        · {methodName(payment.method, payment.methodName)} · {format.time(payment.createdAt)}
      </span>
      <UnfinishedActions payment={payment} store={store} />
    </li>
  );
});
