import type { AppServices } from '../../kernel/AppServices.ts';
import type { DialogKind } from '../../kernel/dialogs.ts';
import type { SwitchPlayer } from './SwitchPlayer.ts';

const switchPlayerDialog: DialogKind<SwitchPlayer, boolean> = {
  name: 'switchPlayer',
  isCareful: true,
  type: 'confirm',
  size: 'sm',
  dismissed: false,
  namespaces: ['forms'],
  load: async () => (await import('./ui/SwitchPlayerDialog.tsx')).SwitchPlayerDialog,
};

/** Asks a signed-in player whether the launch's user may replace them: true is agreement. */
export function openSwitchPlayer(app: Pick<AppServices, 'dialogs'>, names: SwitchPlayer): Promise<boolean> {
  return app.dialogs.open(switchPlayerDialog, names);
}
