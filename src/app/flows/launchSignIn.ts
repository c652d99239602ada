import { authFace } from '../../domains/auth/face.ts';
import type { Entered } from '../../domains/auth/face.ts';
import { isEntryHeld } from '../../domains/auth/face/isEntryHeld.ts';
import { NoAnswerError, statusOf } from '../../lib/errors.ts';
import type { LaunchRegistration } from '../../platform/Platform.ts';
import type { Root } from '../createRoot.ts';
import { RetryNotice } from '../../kernel/RetryNotice.tsx';
import { isLaunchOver, launchFailure } from './launchFailure.ts';

/** Duration in ms of what is said with the other ways to sign in. */
const overMs = 20_000;

/**
 * 1-22, 7-28: a launch from the messenger registers or signs in without a form; the bearer token is kept in memory
 * only. If another player is signed in here, asks for confirmation first. Resolves with how the player has entered; null
 * if nobody has. Rejects where the site is silent or has refused for good.
 */
export async function signInFromLaunch(root: Root): Promise<Entered | null> {
  const { registration } = root.platform.launch;
  if (!registration || root.session.isPlayer) return null;
  try {
    const entered = await register(root, registration);
    if (entered !== null) return entered;
    await root.session.load();
    const { uid, account } = root.session;
    const isAgreed = await root.use(authFace).askToSwitch({
      current: account?.login ?? '',
      launching: root.platform.launch.userName,
    });
    return isAgreed ? await register(root, registration, String(uid)) : null;
  } catch (error) {
    // Shown as a status page already (8-12).
    if (statusOf(error) === 403 || error instanceof NoAnswerError) throw error;
    if (isEntryHeld(error)) {
      // The page does not wait for the answer. Words that cannot be fetched leave a guest, who can sign in.
      root
        .use(authFace)
        .offerPassword()
        .catch(() => undefined);
      return null;
    }
    sayFailure(root, launchFailure(error));
    return null;
  }
}

/** 8-23: says why nobody was signed in; where this launch will sign nobody in, with the other ways at hand. */
function sayFailure(root: Root, failure: string): void {
  const type = failure === 'core:launch.signedOut' ? 'info' : 'error';
  if (!isLaunchOver(failure)) return root.notices.show(root.t(failure), type);
  const label = root.t('core:signIn');
  root.notices.show(root.t(failure), type, {
    time: overMs,
    body: { component: RetryNotice, data: { label, onRetry: () => openEntry(root) } },
  });
}

/** Opens the popup with every way to sign in, or the page in its place (3-32). */
function openEntry(root: Root): void {
  const auth = root.use(authFace);
  const page = auth.pageInstead('authorization');
  if (page === null) void auth.open('authorization');
  else if (page.startsWith('/')) root.navigate(page);
  else root.platform.openExternal(page);
}

/** Resolves with null if another player is signed in here and has not agreed to be replaced. */
async function register(root: Root, registration: LaunchRegistration, replaces = ''): Promise<Entered | null> {
  const { status, payload } = await root.call('POST auth.register', {
    ...registration,
    locale: root.locale.code,
    ...(replaces === '' ? {} : { replaces }),
  });
  if (payload === null) return null;
  if (payload.token !== null) root.session.keepBearer(payload.token);
  return status === 'REGISTERED' ? 'registered' : 'signedIn';
}
