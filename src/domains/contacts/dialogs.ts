import type { DialogKind } from '../../kernel/dialogs.ts';

/** 2.10-15: asks for the code that confirms the e-mail; true once it is confirmed. */
export const confirmEmailDialog: DialogKind<null, boolean> = {
  name: 'confirmEmail',
  isCareful: true,
  size: 'sm',
  dismissed: false,
  namespaces: ['contacts', 'forms'],
  load: async () => (await import('./ui/ConfirmEmailDialog.tsx')).ConfirmEmailDialog,
};

/** 2.10-14 */
export const confirmedDialog: DialogKind<{ readonly contact: string }, null> = {
  name: 'confirmationSuccess',
  type: 'confirm',
  size: 'sm',
  dismissed: null,
  namespaces: ['contacts'],
  load: async () => (await import('./ui/ConfirmedDialog.tsx')).ConfirmedDialog,
};
