import type { Face } from '../../kernel/AppServices.ts';
import type { PlaceView } from '../../kernel/stores.ts';
import { authPage } from './authPage.ts';
import { openAuth } from './openAuth.ts';
import type { AuthOptions } from './openAuth.ts';
import type { AuthOutcome, AuthView, Entered, EntryView } from './AuthRequest.ts';
import { openSwitchPlayer } from './openSwitchPlayer.ts';
import type { SwitchPlayer } from './SwitchPlayer.ts';

export type { AuthOutcome, Entered, EntryView };

interface AuthFace {
  /**
   * Opens the popup and resolves with how it was closed; the session is loaded by then. With the popup disabled (3-32)
   * nothing opens.
   */
  open(view: AuthView, options?: AuthOptions): Promise<AuthOutcome>;
  /** 3-32: the page that replaces a disabled popup, opened from `place`; null if there is none. */
  pageInstead(view: EntryView, place?: PlaceView): string | null;
  /** 4-15, 4-31: the popups of all domains that follow a sign-in, each when the one before has closed. */
  followUps(outcome: Entered): Promise<void>;
  /** Asks a signed-in player whether the launch's user may replace them: true is agreement. */
  askToSwitch(names: SwitchPlayer): Promise<boolean>;
  /** A launch whose Telegram user is held (`isEntryHeld`): says why, and offers to sign in with login and password. */
  offerPassword(): Promise<void>;
  /** How the account stands with Telegram was changed elsewhere: its card asks again, where there is one. */
  reloadTelegram(): Promise<void>;
}

/** Its dialogs are lazy themselves: a press opens the popup in the same task, so that it can take the focus. */
export const authFace: Face<AuthFace> = (app) => ({
  open: (view, options) => openAuth(app, view, options),
  pageInstead: (view, place = app.place) => authPage({ content: app.content, href: app.href, place }, view),
  followUps: async (outcome) => (await import('./afterAuth.ts')).followUps(app, outcome),
  askToSwitch: (names) => openSwitchPlayer(app, names),
  offerPassword: async () => (await import('./held/offerPassword.ts')).offerPassword(app),
  reloadTelegram: async () => (await import('./held/reloadTelegram.ts')).reloadTelegram(app),
});
