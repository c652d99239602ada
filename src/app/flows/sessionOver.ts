import { openAuth } from '../../domains/auth/openAuth.ts';
import { isApiError } from '../../lib/errors.ts';
import type { Root } from '../createRoot.ts';

/** The session is over though the player is here: signing in again keeps the page and what was typed in it. */
export async function sessionOver(root: Root): Promise<void> {
  if (!root.session.isPlayer) return;
  root.notices.show(root.t('core:sessionEnded'), 'info', { allowClose: false });
  // The popup is open before the session is over: the guard of personal pages lets an open popup's page stay.
  const signingIn = openAuth(root, 'authorization');
  // Where the popup is off, the guard leads to what stands in for it (3-32).
  if (root.content.config.auth.isPopupEnabled) root.session.runOut();
  else root.session.end();
  await signingIn;
}

/** The socket tells of a sign-in in another tab before its answer has put the new cookie into the browser. */
const cookieMs = 1_000;

/**
 * The socket said that its session is over. Who is here is asked: another tab may have signed in anew. A player who
 * signed out elsewhere wanted to leave, so that nothing of theirs stays on screen here either (4-6); one whose session
 * ran out did not.
 */
export async function sessionEndedElsewhere(root: Root, reason: string): Promise<void> {
  const { uid } = root.session;
  if (reason === 'replaced') await new Promise<void>((resolve) => void root.clock.after(cookieMs, resolve));
  try {
    const wire = await root.call('GET account.getInfo', {});
    if (uid === 0 || uid !== root.session.uid) return;
    if (wire.uid !== 0) root.session.adopt(wire);
    else if (reason === 'logout') root.session.end();
    else await sessionOver(root);
  } catch (error) {
    if (uid !== root.session.uid) return;
    // A refusal has a page of its own (8-10). Without an answer, the socket's word counts.
    if (isApiError(error) || reason === 'logout') root.session.end();
    else await sessionOver(root);
  }
}
