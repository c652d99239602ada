import type { AppServices } from '../../../kernel/AppServices.ts';
import type { DialogKind } from '../../../kernel/dialogs.ts';

/** The deposit over a page that must not be left; true if a deposit has succeeded. */
const depositHere: DialogKind<null, boolean> = {
  name: 'depositHere',
  isCareful: true,
  size: 'md',
  dismissed: false,
  namespaces: ['cashier', 'deposit', 'forms', 'needs'],
  load: async () => (await import('./here/DepositHere.tsx')).DepositHere,
};

export const openDepositHere = (app: Pick<AppServices, 'dialogs' | 'platform'>): Promise<boolean> =>
  // A dialog is not seen over a part of the page that fills the screen.
  app.dialogs.open(depositHere, null, { beforeOpen: () => app.platform.fullScreen?.exit() });
