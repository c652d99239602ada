import { noteVisitor } from '../../lib/visitor.ts';
import type { AppServices } from '../deps.ts';
import { RetryNotice, retryNoticeMs } from './RetryNotice.tsx';

/**
 * Ends the session on the operator, then goes to the index by a whole page load, which builds a new root: nothing of
 * this player stays in memory (4-6). The socket follows `isLeaving` and is closed first. Resolves false if it failed,
 * which a toast reports. `address` is the index, perhaps with a query.
 */
export async function signOut(
  app: Pick<AppServices, 'call' | 'session' | 'notices' | 't' | 'href' | 'platform'>,
  address = '/',
): Promise<boolean> {
  await app.session.beginSignOut();
  try {
    await app.call('GET auth.logout', {});
  } catch {
    app.session.cancelSignOut();
    app.notices.show(app.t('core:signOutFailed'), 'error', {
      time: retryNoticeMs,
      body: { component: RetryNotice, data: { onRetry: () => signOut(app, address) } },
    });
    return false;
  }
  noteVisitor('guest');
  app.platform.restart(app.href(address));
  return true;
}
