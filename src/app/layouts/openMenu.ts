import type { DialogKind } from '../../kernel/dialogs.ts';
import { askForManifests } from '../routing/fetchManifests.ts';
import type { AppServices } from '../../kernel/AppServices.ts';

export const menuDialog: DialogKind<null, null> = {
  name: 'menu',
  type: 'curtain',
  dismissed: null,
  load: async () => {
    const [{ MenuDialog }] = await Promise.all([import('./dialogs/MenuDialog.tsx'), askForManifests()]);
    return MenuDialog;
  },
};

/** Opens the phone's menu, a curtain: all pages, language, theme, sign-out. */
export const openMenu = (app: Pick<AppServices, 'dialogs'>): Promise<null> => app.dialogs.open(menuDialog, null);
