import type { DialogKind } from '../../kernel/dialogs.ts';
import type { AppServices } from '../../kernel/AppServices.ts';

export const balanceDialog: DialogKind<null, null> = {
  name: 'balance',
  size: 'sm',
  dismissed: null,
  namespaces: ['forms'],
  load: async () => (await import('./dialogs/BalanceDialog.tsx')).BalanceDialog,
};

/** Opens the dialog with the parts of the balance and links to deposit and withdraw. */
export const openBalance = (app: Pick<AppServices, 'dialogs'>): Promise<null> => app.dialogs.open(balanceDialog, null);
