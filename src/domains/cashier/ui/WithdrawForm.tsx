import { observer } from 'mobx-react-lite';
import { walletIcon } from '../../../ui/basics/icons.ts';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import type { WithdrawSettings } from '../parseCashier.ts';
import { reviewDialog } from '../reviewDialog.ts';
import { withdrawStore } from '../WithdrawStore.ts';
import { AvailableMoney } from './AvailableMoney.tsx';
import styles from './frame/CashierForm.module.css';
import { NoForm } from './NoForm.tsx';
import { RequisitesField } from './RequisitesField.tsx';
import { SpendingFields } from './SpendingFields.tsx';

/** The form once available amount and methods have loaded. */
export const WithdrawForm = observer(function WithdrawForm({ settings }: { readonly settings: WithdrawSettings }) {
  const { t } = useApp();
  const store = useStore(withdrawStore);
  const { form, problem } = store.spending;
  // The form stays mounted for its error: the available amount may have become zero in another tab.
  const isRefused = form.fields.amount.error !== null || problem !== null;
  const hasNothing = settings.methods.length === 0 || (settings.available.minor <= 0n && !isRefused);
  return (
    // Prefetched when a field gets the focus, so that the review opens without delay.
    <div className={styles['form']} onFocus={() => void reviewDialog.load().catch(() => undefined)}>
      <AvailableMoney settings={settings} />
      {hasNothing ? (
        <NoForm icon={walletIcon} title={t('cashier:withdraw.emptyTitle')} text={t('cashier:withdraw.emptyText')} />
      ) : (
        <SpendingFields
          spending={store.spending}
          settings={settings}
          labels={{
            pay: t('cashier:withdraw.leaves'),
            get: t('cashier:withdraw.arrives'),
            submit: t('cashier:withdraw.button'),
          }}
          presets={() => [{ value: store.everything, label: t('cashier:withdraw.all') }]}
          isBusy={store.isBusy}
          onSubmit={() => store.submit()}
        >
          <Requisites />
        </SpendingFields>
      )}
    </div>
  );
});

/** The fields of the chosen method. */
const Requisites = observer(function Requisites() {
  const { method } = useStore(withdrawStore).spending;
  return method && <RequisitesField key={method.sysname} kind={method.requisites} />;
});
