import { noteVisitor } from '../../../lib/visitor.ts';
import type { AppServices } from '../../../kernel/AppServices.ts';
import { endPush } from '../signOut/endPush.ts';
import { RetryNotice, retryNoticeMs } from '../../../kernel/RetryNotice.tsx';

interface SignOutOptions {
  /** The index, perhaps with a query. */
  readonly address?: string;
  /** `idle`: for inactivity. Nobody is asked then, and notifications to this browser go on. */
  readonly reason?: 'player' | 'idle';
}

/**
 * Ends the session on the operator, then goes to the index by a whole page load, which builds a new root: nothing of
 * this player stays in memory (4-6). The socket follows `isLeaving` and is closed first. A player is asked first where
 * they would lose something. Resolves false if they stay, or if it failed, which a toast reports.
 */
export async function signOut(
  app: Pick<AppServices, 'call' | 'clock' | 'session' | 'leaving' | 'notices' | 't' | 'href' | 'platform'>,
  options: SignOutOptions = {},
): Promise<boolean> {
  const { address = '/', reason = 'player' } = options;
  if (reason === 'player' && !(await app.leaving.mayLeave())) return false;
  await app.session.beginSignOut();
  try {
    await app.call('GET auth.logout', reason === 'idle' ? { idle: true } : {});
  } catch {
    app.session.cancelSignOut();
    app.notices.show(app.t('core:signOutFailed'), 'error', {
      time: retryNoticeMs,
      body: { component: RetryNotice, data: { onRetry: () => signOut(app, options) } },
    });
    return false;
  }
  if (reason === 'player') await endPush(app);
  noteVisitor('guest');
  app.platform.restart(app.href(address));
  return true;
}
