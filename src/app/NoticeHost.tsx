import { observer } from 'mobx-react-lite';
import { useApp } from '../kernel/AppContext.tsx';
import { NoticeStore } from '../domains/notices/NoticeStore.ts';
import { lazyPart } from '../ui/basics/lazyPart.tsx';

const Notices = lazyPart(
  async () => (await import('./Notices.tsx')).default,
  () => null,
);

/** Renders nothing until the first toast. */
export const NoticeHost = observer(function NoticeHost() {
  const { notices } = useApp();
  if (!(notices instanceof NoticeStore) || notices.list.length === 0) return null;
  return <Notices store={notices} />;
});
