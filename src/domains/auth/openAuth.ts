import type { AppServices } from '../kernel/deps.ts';
import type { DialogKind } from '../kernel/dialogs.ts';

/** 2.9-1, as far as built: the popup's views. */
export type AuthView = 'authorization' | 'registration';

/** How the popup ended. */
export type AuthOutcome = 'signedIn' | 'registered' | 'dismissed';

export interface AuthRequest {
  readonly view: AuthView;
}

export const authDialog: DialogKind<AuthRequest, AuthOutcome> = {
  name: 'auth',
  dismissed: 'dismissed',
  namespaces: ['forms'],
  load: async () => (await import('./ui/AuthDialog.tsx')).AuthDialog,
};

export interface AuthOptions {
  /** 2.8-2 */
  readonly preventClose?: boolean;
}

/** Opens sign-in or sign-up and answers how it ended; the session is loaded by then. Where the popup is off (3-32) nothing opens. */
export function openAuth(app: Pick<AppServices, 'dialogs' | 'content'>, view: AuthView, options: AuthOptions = {}): Promise<AuthOutcome> {
  if (!app.content.config.auth.isPopupEnabled) return Promise.resolve('dismissed');
  return app.dialogs.open(authDialog, { view }, options);
}
