import { reaction } from 'mobx';
import { statusOf } from '../../lib/errors.ts';
import type { LazyTransport } from '../../lib/lazyCall.ts';
import { noteVisitor } from '../../lib/visitor.ts';
import type { Root } from '../createRoot.ts';
import { isProtectedPath, readRedirectUrl } from '../../shared/navigation/guestGuard.ts';
import { redirectOf } from '../preparePage.ts';
import { signInFromLaunch } from './launchSignIn.ts';
import type { Stop } from '../../kernel/manifest.ts';

/** How often a failed first question about the session is asked again. */
const retryMs = 3_000;

/** Finds out who is here; inside the messenger signs the launching user in. Then keeps guests off personal pages (2.5-4). */
export function startSession(root: Root, transport: LazyTransport): Stop {
  let isStopped = false;
  let stopRetrying: Stop = () => {};
  transport.bearer = () => root.session.bearer;

  async function ask(): Promise<void> {
    try {
      await signInFromLaunch(root);
      await look();
    } catch (error) {
      // Reported by the transport; the page stays usable for a guest meanwhile. Who is refused (8-12) stays so.
      if (!isStopped && statusOf(error) !== 403) stopRetrying = root.clock.after(retryMs, () => void ask());
    }
  }

  async function look(): Promise<void> {
    await root.session.load();
    // A launch that named a personal page was sent to the index, since the server knows no messenger's player.
    const wanted = root.session.isPlayer ? readRedirectUrl(root.place.search) : null;
    if (wanted !== null) root.navigate(wanted, { replace: true });
  }

  // Players hear of a change by their socket. A guest has none: who comes back may have signed in in another tab.
  const comeBack = () => {
    if (document.visibilityState === 'visible' && root.session.status === 'guest' && !root.dialogs.isAnyOpen)
      look().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', comeBack);

  const isGuarded = () => root.session.status === 'guest' && !root.dialogs.isAnyOpen && root.status.current === null;
  const stopGuard = reaction(
    () => (isGuarded() ? guardedTo(root) : null),
    (away) => {
      if (away !== null) root.navigate(away, { replace: true });
    },
  );
  const stopAccepting = reaction(
    () => root.session.hasRunOut && isGuarded() && !isProtectedPath(root.place.path),
    (isAccepted) => {
      if (isAccepted) root.session.acceptEnd();
    },
  );
  const stopNoting = reaction(
    () => root.session.status,
    (status) => {
      if (status !== 'unknown') noteVisitor(status);
    },
  );
  void ask();
  return () => {
    isStopped = true;
    stopRetrying();
    stopNoting();
    stopAccepting();
    stopGuard();
    document.removeEventListener('visibilitychange', comeBack);
  };
}

/** Where a guest at this address goes: back to signing in (2.5-4), but for who has just said no to that. */
function guardedTo(root: Root): string | null {
  const { path, search } = root.place;
  if (root.session.hasRunOut && isProtectedPath(path)) return root.href('/');
  return redirectOf(root, path, search, true);
}
