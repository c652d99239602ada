import type { Entered } from '../AuthRequest.ts';

/** The apps in which a password was restored whose player has still to sign in with it. */
const awaiting = new WeakSet<object>();

/** With a second factor a restore does not sign in: the next sign-in here completes it. */
export function awaitSignIn(app: object): void {
  awaiting.add(app);
}

/** Whether this entering is the sign-in that a restore has waited for. It waits no longer then. */
export const completesRestore = (app: object, entered: Entered): boolean =>
  entered === 'signedIn' && awaiting.delete(app);
