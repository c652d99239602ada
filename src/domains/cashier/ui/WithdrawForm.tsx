import { observer } from 'mobx-react-lite';
import { walletIcon } from '../../../ui/basics/icons.ts';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { reviewDialog } from '../reviewDialog.ts';
import type { WithdrawSettings } from '../withdraw/parseWithdraw.ts';
import { CancelLockSwitch } from '../withdraw/ui/CancelLockSwitch.tsx';
import { Limits } from '../withdraw/ui/Limits.tsx';
import { Preflight } from '../withdraw/ui/Preflight.tsx';
import { withdrawStore } from '../WithdrawStore.ts';
import { CostNotices } from './CostNotices.tsx';
import styles from './frame/CashierForm.module.css';
import { NoForm } from './NoForm.tsx';
import { WithdrawFields } from './WithdrawFields.tsx';

/** Whether a destination can be typed although nothing is available: it is what the money waits for. */
const waitsForDestination = ({ locked }: WithdrawSettings): boolean =>
  locked.some(({ reason, amount, need }) => reason === 'destination' && amount.minor > 0n && need !== null);

/** The form once what is available and the methods have loaded. */
export const WithdrawForm = observer(function WithdrawForm({ settings }: { readonly settings: WithdrawSettings }) {
  const { t } = useApp();
  const store = useStore(withdrawStore);
  const { form, problem } = store.spending;
  // The form stays mounted for its error: the available amount may have become zero in another tab.
  const isRefused = form.fields.amount.error !== null || problem !== null;
  const isOpen = settings.available.minor > 0n || waitsForDestination(settings) || isRefused;
  const hasNothing = settings.methods.length === 0 || !isOpen;
  return (
    // Prefetched when a field gets the focus, so that the review opens without delay.
    <div className={styles['form']} onFocus={() => void reviewDialog.load().catch(() => undefined)}>
      <Preflight settings={settings} />
      <Limits settings={settings} />
      {!hasNothing && <CostNotices />}
      {hasNothing ? (
        settings.total.minor === 0n && (
          <NoForm icon={walletIcon} title={t('cashier:withdraw.emptyTitle')} text={t('cashier:withdraw.emptyText')} />
        )
      ) : (
        <WithdrawFields settings={settings} />
      )}
      <CancelLockSwitch lock={settings.cancelLock} />
    </div>
  );
});
