import { errorCatalogue } from '../../contract/errors.ts';
import { isApiError } from '../../lib/errors.ts';
import type { LazyTransport } from '../../lib/lazyCall.ts';
import type { Root } from '../createRoot.ts';
import { sessionOver } from './sessionOver.ts';
import type { Stop } from './startFlows.ts';

/** What a failed call means for the whole page (section 8): the transport reports, this decides. */
export function startFailures(root: Root, transport: LazyTransport): Stop {
  transport.onFailure = (error) => {
    if (!isApiError(error)) return;
    const { effect } = errorCatalogue[error.type];
    if (effect === 'forbiddenPage') root.status.show(403);
    if (effect === 'userBlockPage') root.status.show('userBlock');
    if (effect === 'maintenancePage') root.status.show(503);
    if (effect === 'signIn' && !root.session.isLeaving) void sessionOver(root);
  };
  return () => {
    transport.onFailure = () => {};
  };
}
