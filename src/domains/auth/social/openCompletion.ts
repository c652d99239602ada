import { reaction } from 'mobx';
import type { AppServices } from '../../../kernel/AppServices.ts';
import type { Stop } from '../../../kernel/manifest.ts';
import { authDialog } from '../openAuth.ts';
import type { AuthOutcome, AuthRequest } from '../AuthRequest.ts';

const completion: AuthRequest = { view: 'socialRegistration' };

const isIncomplete = ({ session }: Pick<AppServices, 'session'>): boolean =>
  session.account?.isRegistrationCompleted === false;

/** 4-4: after a sign-in of whatever kind. Resolves at once where the registration is completed. */
export async function openCompletion(
  app: Pick<AppServices, 'session' | 'dialogs' | 'platform'>,
): Promise<AuthOutcome | null> {
  if (!isIncomplete(app)) return null;
  return app.dialogs.open(
    authDialog,
    completion,
    // Not closable, even where the popup is switched off for guests (3-32).
    { preventClose: true, closeButtonPosition: 'none', beforeOpen: () => app.platform.fullScreen?.exit() },
  );
}

/** 4-4: also on the load of a page, and after anything has closed it: whenever no other dialog is open. */
export function startCompletion(app: Pick<AppServices, 'session' | 'dialogs' | 'platform'>): Stop {
  return reaction(
    () => isIncomplete(app) && !app.dialogs.isAnyOpen,
    (isWanted) => {
      if (isWanted) void openCompletion(app);
    },
    { fireImmediately: true },
  );
}
