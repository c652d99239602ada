import { observer } from 'mobx-react-lite';
import { Tabs } from '../../../ui/widgets/Tabs.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useForPlayer } from '../../../kernel/useForPlayer.ts';
import { historyStore } from '../HistoryStore.ts';
import { CashierFrame } from './frame/CashierFrame.tsx';
import { PaymentsList } from './PaymentsList.tsx';
import { RoundsList } from './RoundsList.tsx';

/** 2.3-6: the player's payments and, unless that is off (3-30), rounds. */
export const HistoryPage = observer(function HistoryPage() {
  const { t, content } = useApp();
  const store = useStore(historyStore);
  useForPlayer((uid) => store.open(uid));
  return (
    <CashierFrame section="history" heading={t('cashier:history.heading')}>
      {content.config.features.isBetHistoryEnabled ? (
        <Tabs
          label={t('cashier:history.tabs')}
          isBlock
          value={store.tab}
          onChange={(tab) => store.show(tab === 'games' ? 'games' : 'payments')}
          tabs={[
            { value: 'payments', label: t('cashier:history.payments'), content: <PaymentsList /> },
            { value: 'games', label: t('cashier:history.games'), content: <RoundsList /> },
          ]}
        />
      ) : (
        <PaymentsList />
      )}
    </CashierFrame>
  );
});
