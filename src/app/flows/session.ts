import { reaction, when } from 'mobx';
import { authFace } from '../../domains/auth/face.ts';
import { isHandPath } from '../../domains/handoff/paths.ts';
import { accountLanguage, launchLanguage, leaveForLanguage } from '../../domains/profile/face/accountLanguage.ts';
import { statusOf } from '../../lib/errors.ts';
import type { LazyTransport } from '../../lib/lazyCall.ts';
import { noteVisitor } from '../../lib/visitor.ts';
import type { Root } from '../createRoot.ts';
import { isProtectedPath, returnPathOf } from '../../shared/navigation/guestGuard.ts';
import { redirectOf } from '../preparePage.ts';
import { signInFromLaunch } from './launchSignIn.ts';
import type { Stop } from '../../kernel/manifest.ts';

/** Delay before a failed first session request is retried, in ms. */
const retryMs = 3_000;

/**
 * Loads the session; inside the messenger signs the launching user in first. Then redirects guests from personal pages
 * (2.5-4).
 */
export function startSession(root: Root, transport: LazyTransport): Stop {
  let isStopped = false;
  let isSilenceTold = false;
  let stopRetrying: Stop = () => {};
  transport.bearer = () => root.session.bearer;
  transport.onBearer = (token) => root.session.keepBearer(token);

  async function ask(): Promise<void> {
    try {
      if (isHandedHere(root)) await handedHere();
      const entered = await signInFromLaunch(root);
      await look();
      if (await goToLaunchLanguage(root)) return;
      // 4-4, 4-15: what follows a sign-in by a form follows one by a launch.
      if (entered !== null && !isStopped && root.session.isPlayer) void root.use(authFace).followUps(entered);
    } catch (error) {
      // Reported by the transport. A refusal (8-12) is not retried.
      if (isStopped || statusOf(error) === 403) return;
      await goOnAsGuest();
      if (!isStopped) stopRetrying = root.clock.after(retryMs, () => void ask());
    }
  }

  /** The page stays usable while the launch, or the session, is asked for again. */
  async function goOnAsGuest(): Promise<void> {
    if (root.platform.launch.registration === null) return;
    if (root.session.status === 'unknown') await look().catch(() => undefined);
    if (isStopped || isSilenceTold || root.session.isPlayer) return;
    isSilenceTold = true;
    root.notices.show(root.t('core:launch.noAnswer'), 'error');
  }

  /** The launch signs its own user in only if the player does not come from another device after all. */
  async function handedHere(): Promise<void> {
    await look();
    const { language } = root.platform.launch;
    const isOther = language !== null && language !== root.locale.code;
    if (isOther && root.session.status === 'guest' && root.locale.all.some(({ code }) => code === language))
      leaveForLanguage(root, language, root.place.path);
    await when(() => isStopped || root.session.isPlayer || !isHandPath(root.place.path));
  }

  async function look(): Promise<void> {
    await root.session.load();
    // A launch at a personal page was redirected to the index, since the server does not know the messenger's player.
    const wanted = root.session.isPlayer ? returnPathOf(root.place) : null;
    if (wanted !== null) root.navigate(wanted, { replace: true });
  }

  // Players get session changes by the socket. Guests have none and may have signed in in another tab, so they reload
  // the session when the tab becomes visible.
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

/** A launch by a handoff's link: its user may be another player's, or have no account, which must not be made for them. */
const isHandedHere = ({ platform, place }: Root): boolean =>
  platform.launch.registration !== null && isHandPath(place.path);

/**
 * 2.1-1: each launch is a sign-in, after which the page continues in the account's language; where the account has no
 * say, in the one chosen before or the messenger's. At most one page load. Returns whether it leaves:
 * the next page is another launch, which shows the popups that follow.
 */
async function goToLaunchLanguage(root: Root): Promise<boolean> {
  if (root.platform.launch.registration === null) return false;
  const language = accountLanguage(root) ?? (await launchLanguage(root));
  if (language === null) return false;
  const { path, search, hash } = root.place;
  leaveForLanguage(root, language, returnPathOf(root.place) ?? path + search + hash);
  return true;
}

/**
 * Where a guest at this address is redirected (2.5-4); to the index without a popup if they have just declined to sign
 * in again.
 */
function guardedTo(root: Root): string | null {
  const { path, search, hash } = root.place;
  if (root.session.hasRunOut && isProtectedPath(path)) return root.href('/');
  return redirectOf(root, path, search, true, hash);
}
