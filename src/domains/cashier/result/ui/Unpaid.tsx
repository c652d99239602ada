import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { Button } from '../../../../ui/basics/Button.tsx';
import { externalIcon } from '../../../../ui/basics/icons.ts';
import { askToDrop } from '../../askToDrop.ts';
import { openPayWindow } from '../../deposit/depart.ts';
import type { Transaction } from '../../parseCashier.ts';
import { payResultStore } from '../PayResultStore.ts';
import styles from './Unpaid.module.css';

/** Follows how an unfinished deposit goes on, while it is shown. */
export function useProgress({ id, type }: Transaction): void {
  const { progress } = useStore(payResultStore);
  useEffect(() => (type === 'deposit' ? progress.follow(id) : undefined), [progress, id, type]);
}

/** Opens the page where a deposit is paid: beside this one, or in its place. */
export function useOpenPayPage(kind: Transaction['kind']): (payUrl: string) => void {
  const { platform } = useApp();
  return (payUrl) => {
    const opened = kind === 'window' ? openPayWindow(platform) : null;
    if (opened === null) platform.openExternal(payUrl);
    else opened.go(payUrl);
  };
}

/** 2.11-7: no button target, but quiet ways on for a deposit that waits for the player: go on, or give it up. */
export const Unpaid = observer(function Unpaid({ transaction }: { readonly transaction: Transaction }) {
  const app = useApp();
  const { t } = app;
  const store = useStore(payResultStore);
  const { info } = store.progress;
  const { current, failure } = store.dropping;
  const openPage = useOpenPayPage(transaction.kind);
  if (info === null || !transaction.canResume) return null;
  const giveUp = async () => {
    if (await askToDrop(app)) await store.drop(transaction.id);
  };
  const { payUrl } = info;
  return (
    <div className={styles['links']}>
      {payUrl !== '' && transaction.kind !== 'window' && (
        <Button size="sm" variant="quiet" icon={externalIcon} onClick={() => openPage(payUrl)}>
          {t('deposit:drop.resume')}
        </Button>
      )}
      {info.canDrop && (
        <Button size="sm" variant="quiet" isPending={current === transaction.id} onClick={giveUp}>
          {t('deposit:drop.give')}
        </Button>
      )}
      {failure?.id === transaction.id && (
        <p className={styles['told']} role="alert">
          {t(failure.why === 'tooLate' ? 'deposit:drop.tooLate' : 'deposit:drop.failed')}
        </p>
      )}
    </div>
  );
});
