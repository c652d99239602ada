import type { DialogKind } from '../../../kernel/dialogs.ts';
import type { HistoryDetail } from './HistoryDetail.ts';

export const detailDialog: DialogKind<HistoryDetail, null> = {
  name: 'historyDetail',
  size: 'md',
  dismissed: null,
  namespaces: ['cashier', 'history'],
  load: async () => (await import('./ui/DetailDialog.tsx')).DetailDialog,
};
