import { observer } from 'mobx-react-lite';
import { lazyPart } from '../ui/basics/lazyPart.tsx';
import type { Root } from './createRoot.ts';

const Notices = lazyPart(
  async () => (await import('./Notices.tsx')).default,
  () => null,
);

/** Renders nothing until the first toast. */
export const NoticeHost = observer(function NoticeHost({ notices }: Pick<Root, 'notices'>) {
  if (notices.list.length === 0) return null;
  return <Notices store={notices} />;
});
