import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import { historyStore } from '../../HistoryStore.ts';
import styles from './History.module.css';
import { PeriodSelect } from './PeriodSelect.tsx';

/** Game and period of the rounds that are shown. */
export const RoundFilters = observer(function RoundFilters() {
  const { t } = useApp();
  const { filters, games } = useStore(historyStore);
  const { game } = filters.filter;
  // A game of the address may not have been loaded yet.
  const known = new Map(game === '' || games.has(game) ? games : [...games, [game, game]]);
  return (
    <div className={styles['filters']}>
      <Select
        label={t('cashier:history.game')}
        name="game"
        value={game}
        options={[
          { value: '', label: t('history:filters.anyGame') },
          ...[...known].map(([sysname, title]) => ({ value: sysname, label: title })),
        ]}
        onChange={(value) => filters.change({ game: value })}
      />
      <PeriodSelect />
    </div>
  );
});
