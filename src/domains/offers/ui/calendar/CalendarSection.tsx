import { observer } from 'mobx-react-lite';
import { ForVisitor } from '../../../../kernel/visitor/ForVisitor.tsx';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { LoadFailed } from '../../../../kernel/LoadFailed.tsx';
import { LoadingBlock } from '../../../../kernel/lists/LoadingBlock.tsx';
import { useForPlayer } from '../../../../kernel/visitor/useForPlayer.ts';
import { Skeleton } from '../../../../ui/basics/Skeleton.tsx';
import { calendarStore } from '../../calendar/CalendarStore.ts';
import { ReloadCalendar } from './ReloadCalendar.tsx';
import styles from './CalendarSection.module.css';

/** 2.4-1: the reload calendar of a player who has one; nothing for everybody else. */
export const CalendarSection = observer(function CalendarSection() {
  return <ForVisitor guest={null} player={<Own />} />;
});

const Own = observer(function Own() {
  const { session } = useApp();
  const store = useStore(calendarStore);
  useForPlayer(() => store.start());
  // Only players who have deposited are given one: for the others no place is kept.
  if (session.account?.hasDeposits === false) return null;
  if (store.calendar !== null) return <ReloadCalendar calendar={store.calendar} />;
  if (store.status === 'failed') return <LoadFailed onRetry={() => store.load()} />;
  if (store.status === 'ready') return null;
  return (
    <LoadingBlock>
      <div className={styles['place']}>
        <Skeleton height="100%" />
      </div>
    </LoadingBlock>
  );
});
