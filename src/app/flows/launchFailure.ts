import { isApiError } from '../../lib/errors.ts';

/** 8-23: the key of what is said of a launch that did not sign its user in. */
export function launchFailure(error: unknown): string {
  if (!isApiError(error)) return 'core:launch.failed';
  if (error.data['signed_out'] === true) return 'core:launch.signedOut';
  if (error.data['excluded_until'] !== undefined) return 'core:launch.excluded';
  if (error.data['reason'] === 'registration_closed') return 'core:launch.closed';
  if (error.type === 'UserDeletedException') return 'core:launch.accountClosed';
  return error.status === 401 ? 'core:launch.stale' : 'core:launch.failed';
}

/** Failures with which another way to sign in is offered at once: this launch may never do it. */
export const isLaunchOver = (failure: string): boolean => over.has(failure);

const over = new Set(['core:launch.signedOut', 'core:launch.stale', 'core:launch.failed', 'core:launch.closed']);
