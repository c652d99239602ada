import { observer } from 'mobx-react-lite';
import { useApp } from '../domains/kernel/AppContext.tsx';
import type { NoticeStore } from '../domains/notices/index.ts';
import { ToastRegion } from '../ui/ToastRegion.tsx';

const Notices = observer(function Notices({ store }: { readonly store: NoticeStore }) {
  const { t } = useApp();
  const toasts = store.list.map((notice) => ({ id: String(notice.id), tone: notice.tone, text: notice.text }));
  return <ToastRegion label={t('core:notices')} labelClose={t('core:close')} toasts={toasts} onClose={(id) => store.close(Number(id))} />;
});

export default Notices;
