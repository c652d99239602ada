import type { AppServices } from '../../kernel/AppServices.ts';
import { breakDialog } from './breakDialog.ts';

/** The 24-hour break, from any screen. */
export function openBreak(app: Pick<AppServices, 'dialogs' | 'platform'>): Promise<null> {
  // A game in full screen would cover it.
  return app.dialogs.open(breakDialog, null, { beforeOpen: () => app.platform.fullScreen?.exit() });
}
