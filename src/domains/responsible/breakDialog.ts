import type { DialogKind } from '../../kernel/dialogs.ts';

/** Says what a break of 24 hours stops and until when; one press in it begins the break. */
export const breakDialog: DialogKind<null, null> = {
  name: 'break',
  type: 'confirm',
  size: 'sm',
  dismissed: null,
  namespaces: ['responsible', 'forms'],
  load: async () => (await import('./ui/BreakDialog.tsx')).BreakDialog,
};
