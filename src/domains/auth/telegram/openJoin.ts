import type { AppServices } from '../../../kernel/AppServices.ts';
import type { DialogKind } from '../../../kernel/dialogs.ts';

export const joinDialog: DialogKind<null, boolean> = {
  name: 'joinAccount',
  isCareful: true,
  size: 'sm',
  dismissed: false,
  namespaces: ['forms', 'auth'],
  load: async () => (await import('./ui/JoinDialog.tsx')).JoinDialog,
};

/** Lets the messenger's user sign in to an account that they have already; true once they have. */
export const openJoin = (app: Pick<AppServices, 'dialogs'>): Promise<boolean> => app.dialogs.open(joinDialog, null);
