import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import { historyStore } from '../../HistoryStore.ts';
import { periods } from '../historyFilter.ts';

/** The period that is shown, up to now. */
export const PeriodSelect = observer(function PeriodSelect() {
  const { t } = useApp();
  const { filters } = useStore(historyStore);
  return (
    <Select
      label={t('history:filters.period')}
      name="period"
      value={filters.filter.period}
      options={periods.map((period) => ({ value: period, label: t(`history:periods.${period}`) }))}
      onChange={(value) => filters.change({ period: periods.find((one) => one === value) ?? 'all' })}
    />
  );
});
