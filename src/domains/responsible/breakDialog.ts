import type { DialogKind } from '../../kernel/dialogs.ts';

/** Begins a break of 24 hours unless it is cancelled within seconds. */
export const breakDialog: DialogKind<null, null> = {
  name: 'break',
  type: 'confirm',
  size: 'sm',
  dismissed: null,
  namespaces: ['responsible', 'forms'],
  load: async () => (await import('./ui/BreakDialog.tsx')).BreakDialog,
};
