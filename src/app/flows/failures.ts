import { errorCatalogue } from '../../contract/errors.ts';
import { openAuth } from '../../domains/auth/openAuth.ts';
import { isApiError } from '../../lib/errors.ts';
import type { LazyTransport } from '../../lib/lazyCall.ts';
import type { Root } from '../createRoot.ts';
import type { Stop } from './startFlows.ts';

/** What a failed call means for the whole page (section 8): the transport reports, this decides. */
export function startFailures(root: Root, transport: LazyTransport): Stop {
  transport.onFailure = (error) => {
    if (!isApiError(error)) return;
    const { effect } = errorCatalogue[error.type];
    if (effect === 'forbiddenPage') root.status.show(403);
    if (effect === 'userBlockPage') root.status.show('userBlock');
    if (effect === 'maintenancePage') root.status.show(503);
    if (effect === 'signIn') void sessionOver(root);
  };
  return () => {
    transport.onFailure = () => {};
  };
}

/** Signing in again keeps the page and what was typed in it. */
async function sessionOver(root: Root): Promise<void> {
  if (!root.session.isPlayer) return;
  root.notices.show(root.t('core:sessionEnded'), 'info');
  // The popup is open before the session is over: the guard of personal pages lets an open popup's page stay.
  const signingIn = openAuth(root, 'authorization');
  root.session.end();
  await signingIn;
}
