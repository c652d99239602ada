import type { AppServices } from '../../../../kernel/AppServices.ts';
import type { DialogKind } from '../../../../kernel/dialogs.ts';

/** How the app is put on the home screen by hand. */
export const installGuideDialog: DialogKind<null, null> = {
  name: 'installGuide',
  size: 'sm',
  dismissed: null,
  namespaces: ['installing'],
  load: async () => (await import('./InstallGuide.tsx')).InstallGuide,
};

type App = Pick<AppServices, 'platform' | 'dialogs'>;

/** From within a press. Resolves with whether the player has accepted; false after the guide, whose end is not known. */
export async function openInstall({ platform, dialogs }: App): Promise<boolean> {
  const prompt = platform.installPrompt();
  if (prompt !== null) return prompt();
  if (platform.can.installGuide !== null) await dialogs.open(installGuideDialog, null);
  return false;
}
