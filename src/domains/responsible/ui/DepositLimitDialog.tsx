import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../kernel/dialogs.ts';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { limitsStore } from '../LimitsStore.ts';
import type { LimitPeriod } from '../parseSettings.ts';
import { LimitRow } from './LimitRow.tsx';
import styles from './Limits.module.css';

/** 3-55: the deposit limit that the cashier tells of, changed without leaving the cashier. */
export const DepositLimitDialog = observer(function DepositLimitDialog({
  props: period,
  frame,
}: DialogProps<LimitPeriod, null>) {
  const { t } = useApp();
  const store = useStore(limitsStore);
  useForPlayer((uid) => {
    let isOpen = true;
    // Asked anew: every deposit changes how much of it is used.
    void store.open(uid).then(() => {
      if (isOpen) store.edit({ kind: 'deposit', period });
    });
    return () => {
      isOpen = false;
      store.cancel();
    };
  });
  const { settings, status } = store;
  return (
    <Dialog {...frame} title={t('responsible:limits.deposit.title')} labelClose={t('core:close')}>
      {settings !== null && (
        <>
          <p className={styles['note']}>{t('responsible:limits.lead', { count: settings.coolOffHours })}</p>
          <ul className={styles['rows']}>
            <LimitRow name={{ kind: 'deposit', period }} currency={settings.currency} />
          </ul>
        </>
      )}
      {settings === null && status === 'failed' && <LoadFailed onRetry={() => store.load()} />}
      {settings === null && status !== 'failed' && <Skeleton height="160px" />}
    </Dialog>
  );
});
