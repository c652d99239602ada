import type { DialogKind } from '../../kernel/dialogs.ts';
import type { AppServices } from '../../kernel/AppServices.ts';

export const menuDialog: DialogKind<null, null> = {
  name: 'menu',
  type: 'curtain',
  dismissed: null,
  load: async () => (await import('./dialogs/MenuDialog.tsx')).MenuDialog,
};

/** Opens the phone's menu, a curtain: all pages, language, theme, sign-out. */
export const openMenu = (app: Pick<AppServices, 'dialogs'>): Promise<null> => app.dialogs.open(menuDialog, null);
