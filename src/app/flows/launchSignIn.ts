import { authFace } from '../../domains/auth/face.ts';
import type { Entered } from '../../domains/auth/face.ts';
import { isEntryHeld } from '../../domains/auth/face/isEntryHeld.ts';
import { statusOf } from '../../lib/errors.ts';
import type { LaunchRegistration } from '../../platform/Platform.ts';
import type { Root } from '../createRoot.ts';
import { launchFailure } from './launchFailure.ts';

/**
 * 1-22, 7-28: a launch from the messenger registers or signs in without a form; the bearer token is kept in memory
 * only. If another player is signed in here, asks for confirmation first. Resolves with how the player has entered; null
 * if nobody has.
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
    if (statusOf(error) === 403) throw error;
    if (isEntryHeld(error)) {
      // The page does not wait for the answer. Words that cannot be fetched leave a guest, who can sign in.
      root
        .use(authFace)
        .offerPassword()
        .catch(() => undefined);
      return null;
    }
    // 8-23
    const failure = launchFailure(error);
    if (failure !== null) root.notices.show(root.t(failure), 'error');
    return null;
  }
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
