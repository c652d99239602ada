import { isApiError } from '../../../lib/errors.ts';

/** What was presented opens nothing since the password was changed, until the player has confirmed it. */
export const isEntryHeld = (error: unknown): boolean => isApiError(error) && error.data['entry_held'] === true;
