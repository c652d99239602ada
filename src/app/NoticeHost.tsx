import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useApp } from '../domains/kernel/AppContext.tsx';
import { NoticeStore } from '../domains/notices/NoticeStore.ts';

const Notices = lazy(() => import('./Notices.tsx'));

/** Nothing until the first toast. */
export const NoticeHost = observer(function NoticeHost() {
  const { notices } = useApp();
  if (!(notices instanceof NoticeStore) || notices.list.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Notices store={notices} />
    </Suspense>
  );
});
