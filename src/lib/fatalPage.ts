import { errorCatalogue } from '../contract/base/errors.ts';
import { isApiError, statusOf } from './errors.ts';

/** A page that replaces the current one, whichever it is. */
export type FatalPage = 403 | 503 | 'userBlock';

/**
 * 8-10 to 8-12: the page for a failed call; null if the failure is reported where the call was made. A 403 counts by
 * its status, since a firewall in front of the operator refuses with a body of its own.
 */
export function fatalPage(error: unknown): FatalPage | null {
  const effect = isApiError(error) ? errorCatalogue[error.type].effect : null;
  if (effect === 'userBlockPage') return 'userBlock';
  if (effect === 'forbiddenPage' || statusOf(error) === 403) return 403;
  return effect === 'maintenancePage' ? 503 : null;
}
