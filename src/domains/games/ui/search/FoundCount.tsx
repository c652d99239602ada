import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { searchStore } from '../../search/SearchStore.ts';

/** How long nothing must change, in ms: not every letter is told. */
const restMs = 700;

/** How many games match, for screen readers, once the visitor has stopped typing for a moment. */
export const FoundCount = observer(function FoundCount() {
  const app = useApp();
  const { found, answered } = useStore(searchStore);
  const [told, setTold] = useState<typeof found>(null);
  useEffect(() => app.clock.after(restMs, () => setTold(found)), [app, found]);
  const isTold = found !== null && told === found && answered.trim() !== '';
  return (
    <p className="visually-hidden" role="status">
      {isTold ? app.t('games:hall.count', { count: found.total }) : ''}
    </p>
  );
});
