import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Tabs } from '../../../ui/widgets/Tabs.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
import type { HistoryTab } from '../history/historyFilter.ts';
import { LedgerTab } from '../history/ui/LedgerTab.tsx';
import { ResultsTab } from '../history/ui/ResultsTab.tsx';
import { historyStore } from '../HistoryStore.ts';
import { CashierFrame } from './frame/CashierFrame.tsx';
import { PaymentsList } from './PaymentsList.tsx';
import { RoundsList } from './RoundsList.tsx';

/** 2.3-6: the player's payments and, unless that is off (3-30), rounds; the whole ledger, and what it sums up to. */
export const HistoryPage = observer(function HistoryPage() {
  const { t, content } = useApp();
  const store = useStore(historyStore);
  useForPlayer(() => store.open());
  const all: readonly { readonly value: HistoryTab; readonly label: string; readonly content: ReactNode }[] = [
    { value: 'payments', label: t('cashier:history.payments'), content: <PaymentsList /> },
    { value: 'games', label: t('cashier:history.games'), content: <RoundsList /> },
    { value: 'ledger', label: t('history:tab'), content: <LedgerTab /> },
    { value: 'results', label: t('history:results.tab'), content: <ResultsTab /> },
  ];
  const tabs = all.filter(({ value }) => value !== 'games' || content.config.features.isBetHistoryEnabled);
  const { filters } = store;
  const shown = tabs.some(({ value }) => value === filters.filter.tab) ? filters.filter.tab : 'payments';
  return (
    <CashierFrame section="history" heading={t('cashier:history.heading')}>
      <Tabs
        label={t('cashier:history.tabs')}
        isBlock
        value={shown}
        onChange={(value) => filters.change({ tab: all.find((one) => one.value === value)?.value ?? 'payments' })}
        tabs={tabs}
      />
    </CashierFrame>
  );
});
