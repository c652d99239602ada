import { isApiError } from '../../lib/errors.ts';

/**
 * 8-23: the key of the toast for a launch that did not sign its user in; null where nothing is shown: the player has
 * signed out of this launch and stays a guest.
 */
export function launchFailure(error: unknown): string | null {
  if (!isApiError(error)) return 'core:launch.noAnswer';
  if (error.data['signed_out'] === true) return null;
  if (error.data['excluded_until'] !== undefined) return 'core:launch.excluded';
  if (error.data['reason'] === 'registration_closed') return 'core:launch.closed';
  if (error.type === 'UserDeletedException') return 'core:launch.accountClosed';
  return error.status === 401 ? 'core:launch.stale' : 'core:launch.failed';
}
