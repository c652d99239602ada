import { errorCatalogue } from '../contract/errors.ts';
import { isApiError, statusOf } from './errors.ts';

/** A page that takes the place of the current one, whatever that was. */
export type FatalPage = 403 | 503 | 'userBlock';

/**
 * 8-10 to 8-12: the page that a failed call leads to; null where the failure is told where it happened. A 403 counts by
 * its status, since a firewall in front of the operator refuses with a body of its own.
 */
export function fatalPage(error: unknown): FatalPage | null {
  const effect = isApiError(error) ? errorCatalogue[error.type].effect : null;
  if (effect === 'userBlockPage') return 'userBlock';
  if (effect === 'forbiddenPage' || statusOf(error) === 403) return 403;
  return effect === 'maintenancePage' ? 503 : null;
}
