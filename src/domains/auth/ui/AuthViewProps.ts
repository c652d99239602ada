import type { AuthType } from '../settings.ts';
import type { AuthView, Entered } from '../AuthRequest.ts';

/** What every view of the auth popup receives. */
export interface AuthViewProps {
  /** 3-27: the chosen way to sign in or to register. */
  readonly type: AuthType;
  /** Chooses another way by its id. */
  readonly choose: (id: string) => void;
  /** Switches the popup to another view. */
  readonly show: (view: AuthView) => void;
  /** Closes the popup; the session is loaded by then. */
  readonly finish: (outcome: Entered) => void;
}
