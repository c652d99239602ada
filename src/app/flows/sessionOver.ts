import { authFace } from '../../domains/auth/face.ts';
import { isApiError } from '../../lib/errors.ts';
import type { Root } from '../createRoot.ts';

/** Duration of a toast that says why the page has changed, in ms. */
const longNoticeMs = 15_000;

/** The session has expired: a sign-in popup keeps the page and what was typed in it. */
export async function sessionOver(root: Root): Promise<void> {
  if (!root.session.isPlayer) return;
  root.notices.show(root.t('core:sessionEnded'), 'info', { allowClose: false });
  // The popup opens before the session ends: the guard of personal pages does not redirect while a dialog is open.
  const signingIn = root.use(authFace).open('authorization');
  // With the popup disabled, the guard redirects to its replacement page (3-32).
  if (root.content.config.auth.isPopupEnabled) root.session.runOut();
  else root.session.end();
  await signingIn;
}

/**
 * Delay before the account is requested, in ms: the socket reports a sign-in in another tab before that tab has the new
 * cookie.
 */
const cookieMs = 1_000;

/** What is said of a session that the player's own wish has ended elsewhere, by the operator's reason. */
const noticeKeys: Readonly<Record<string, string | null>> = {
  logout: null,
  /** There is no way back into a closed account; its own page says so. */
  closed: null,
  /** The player has signed this device out from another one. */
  ended_elsewhere: 'core:endedElsewhere',
  /** A break or self-exclusion. */
  excluded: 'core:endedByBreak',
  /** It has lasted as long as the player allows. */
  session_limit: 'core:endedByLimit',
};

/** The player wants nothing of theirs to stay on this screen (4-6). */
const isWanted = (reason: string): boolean => Object.hasOwn(noticeKeys, reason);

function endHere(root: Root, reason: string): void {
  root.session.end();
  const key = noticeKeys[reason] ?? null;
  if (key !== null) root.notices.show(root.t(key), 'info', { time: longNoticeMs });
}

/**
 * Handles a socket event that the session is over. Requests the account, since another tab may have signed in again.
 * After a sign-out elsewhere nothing of the player stays on screen here either (4-6); after an expiry the page stays.
 */
export async function sessionEndedElsewhere(root: Root, reason: string): Promise<void> {
  const { uid } = root.session;
  if (reason === 'replaced') await new Promise<void>((resolve) => void root.clock.after(cookieMs, resolve));
  const sentMs = root.clock.device();
  try {
    const wire = await root.call('GET account.getInfo', {});
    root.clock.learn(wire.server_time, sentMs);
    if (uid === 0 || uid !== root.session.uid) return;
    if (wire.uid !== 0) root.session.adopt(wire);
    else if (isWanted(reason)) endHere(root, reason);
    else await sessionOver(root);
  } catch (error) {
    if (uid !== root.session.uid) return;
    // A refusal shows a status page (8-10). Without an answer, the event's reason decides.
    if (isApiError(error) || isWanted(reason)) endHere(root, reason);
    else await sessionOver(root);
  }
}
