import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import { historyStore } from '../../HistoryStore.ts';
import { useMethodName } from '../../face/useMethodName.ts';
import { states } from '../historyFilter.ts';
import styles from './History.module.css';
import { PeriodSelect } from './PeriodSelect.tsx';

/** State, method and period of the payments that are shown. */
export const PaymentFilters = observer(function PaymentFilters() {
  const { t } = useApp();
  const { filters, methods } = useStore(historyStore);
  const { filter } = filters;
  const methodName = useMethodName();
  // A method of the address may not have been loaded yet.
  const known = new Map(
    filter.method === '' || methods.has(filter.method) ? methods : [...methods, [filter.method, filter.method]],
  );
  return (
    <div className={styles['filters']}>
      <Select
        label={t('cashier:history.state')}
        name="state"
        value={filter.state}
        options={states.map((state) => ({ value: state, label: t(`history:states.${state}`) }))}
        onChange={(value) => filters.change({ state: states.find((one) => one === value) ?? 'all' })}
      />
      <Select
        label={t('cashier:method')}
        name="method"
        value={filter.method}
        options={[
          { value: '', label: t('history:filters.anyMethod') },
          ...[...known].map(([sysname, name]) => ({ value: sysname, label: methodName(sysname, name) })),
        ]}
        onChange={(method) => filters.change({ method })}
      />
      <PeriodSelect />
    </div>
  );
});
