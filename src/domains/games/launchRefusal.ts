import { launchRefusals } from '../../contract/games/launchRefusals.ts';
import { isApiError } from '../../lib/errors.ts';

/**
 * 2.11-4: why a game does not open: what the operator says; `vendor`: its studio does not answer; `signIn`: only players
 * play it; `failed`: not known.
 */
export const slotErrors = [...launchRefusals, 'vendor', 'signIn', 'failed'] as const;
export type SlotError = (typeof slotErrors)[number];

/** Of a text that is not trusted. */
export const slotErrorOf = (text: unknown): SlotError => slotErrors.find((one) => one === text) ?? 'failed';

/** The reason that a refused launch names; null for any other error. */
export function launchRefusal(error: unknown): SlotError | null {
  if (!isApiError(error)) return null;
  const { reason } = error.data;
  return launchRefusals.find((one) => one === reason) ?? null;
}
