import type { DialogKind } from '../../../kernel/dialogs.ts';

/** Asks a player for their age and the terms: true once they have agreed. The app opens it for every call that asks. */
export const termsDialog: DialogKind<null, boolean> = {
  name: 'terms',
  size: 'sm',
  dismissed: false,
  namespaces: ['agreement', 'forms'],
  load: async () => (await import('../agreement/ui/TermsDialog.tsx')).TermsDialog,
};
