import type { DialogKind } from '../../../kernel/dialogs.ts';

/** 2.10-11: resolves with the path that the visitor has chosen; null if none. */
export const searchDialog: DialogKind<null, string | null> = {
  name: 'gamesSearch',
  dismissed: null,
  namespaces: ['games'],
  load: async () => (await import('../ui/search/SearchDialog.tsx')).SearchDialog,
};
