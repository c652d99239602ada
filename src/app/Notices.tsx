import { observer } from 'mobx-react-lite';
import { createPortal } from 'react-dom';
import { useApp } from '../domains/kernel/AppContext.tsx';
import type { NoticeStore } from '../domains/notices/index.ts';
import { useTopDialog } from '../ui/topLayer.ts';
import { ToastRegion } from '../ui/ToastRegion.tsx';

const Notices = observer(function Notices({ store }: { readonly store: NoticeStore }) {
  const { t } = useApp();
  const dialog = useTopDialog();
  const toasts = store.list.map((notice) => ({ id: String(notice.id), tone: notice.tone, text: notice.text }));
  const region = <ToastRegion label={t('core:notices')} labelClose={t('core:close')} toasts={toasts} onClose={(id) => store.close(Number(id))} />;
  return dialog ? createPortal(region, dialog) : region;
});

export default Notices;
