import { errorCatalogue } from '../../contract/base/errors.ts';
import { isApiError } from '../../lib/errors.ts';
import { supportPath } from '../../domains/support/paths.ts';
import { fatalPage } from '../../lib/fatalPage.ts';
import type { LazyTransport } from '../../lib/lazyCall.ts';
import type { Root } from '../createRoot.ts';
import { sessionEndedElsewhere, sessionOver } from './sessionOver.ts';
import type { Stop } from '../../kernel/manifest.ts';

/**
 * What a failed call means for the whole page (section 8): the transport reports failures, this decides. All are logged
 * (8-27).
 */
export function startFailures(root: Root, transport: LazyTransport): Stop {
  transport.onFailure = (error) => {
    console.warn(
      isApiError(error)
        ? `${error.type} ${errorCatalogue[error.type].code} (${error.status}): ${error.message}`
        : error.message,
    );
    const page = fatalPage(error);
    // 2.11-3: a blocked player writes to support as a guest does.
    if (page === 'userBlock' && root.place.path === supportPath) return;
    if (page !== null) {
      root.status.show(page);
      // Open dialogs belong to the replaced page, and some prevent closing.
      root.dialogs.closeAll();
      return;
    }
    if (!isApiError(error) || errorCatalogue[error.type].effect !== 'signIn' || root.session.isLeaving) return;
    // Another player has signed in in another tab: load the account and adopt that player.
    void (error.data['player_changed'] === true ? sessionEndedElsewhere(root, 'ended') : sessionOver(root));
  };
  return () => {
    transport.onFailure = () => {};
  };
}
