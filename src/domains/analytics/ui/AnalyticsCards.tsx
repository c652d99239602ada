import { observer } from 'mobx-react-lite';
import { useStore } from '../../../kernel/AppContext.tsx';
import { lazyPart } from '../../../ui/basics/lazyPart.tsx';
import { analyticsStore } from '../AnalyticsStore.ts';
import { AnalyticsFrame } from './AnalyticsFrame.tsx';
import { ConsentCard } from './ConsentCard.tsx';
import { ForgetFrame } from './ForgetFrame.tsx';

const DebugPanel = lazyPart(
  async () => (await import('./DebugPanel.tsx')).DebugPanel,
  () => null,
);

/** Over every page: the question, the frame of third parties' scripts, and in a sandbox the list of what was sent. */
export const AnalyticsCards = observer(function AnalyticsCards() {
  const store = useStore(analyticsStore);
  return (
    <>
      <ConsentCard />
      {store.isForgetting && <ForgetFrame />}
      {store.hasFrame && <AnalyticsFrame key={store.frameKey} />}
      {store.isDebugged && <DebugPanel />}
    </>
  );
});
