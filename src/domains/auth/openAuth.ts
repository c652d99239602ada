import type { AppServices } from '../../kernel/AppServices.ts';
import type { DialogKind, DialogOptions } from '../../kernel/dialogs.ts';
import type { AuthView, AuthRequest, AuthOutcome } from './AuthRequest.ts';

export const authDialog: DialogKind<AuthRequest, AuthOutcome> = {
  name: 'auth',
  isCareful: true,
  size: 'sm',
  dismissed: 'dismissed',
  namespaces: ['forms', 'auth'],
  load: async () => (await import('./ui/AuthDialog.tsx')).AuthDialog,
};

/** `preventClose` is 2.8-2. */
export type AuthOptions = Pick<DialogOptions<AuthOutcome>, 'preventClose' | 'closed'>;

/**
 * Opens the popup and resolves with how it was closed; the session is loaded by then. With the popup disabled (3-32)
 * nothing opens.
 */
export function openAuth(
  app: Pick<AppServices, 'content' | 'dialogs' | 'platform' | 'session' | 'store' | 't'>,
  view: AuthView,
  options: AuthOptions = {},
): Promise<AuthOutcome> {
  if (!app.content.config.auth.isPopupEnabled) {
    options.closed?.('dismissed');
    return Promise.resolve('dismissed');
  }
  return app.dialogs.open(
    authDialog,
    { view },
    {
      ...options,
      // A game in full screen would cover the popup.
      beforeOpen: () => app.platform.fullScreen?.exit(),
      beforeClose: async (reason) => reason !== 'dismissed' || (await import('./ui/AuthDialog.tsx')).mayLeaveAuth(app),
    },
  );
}
