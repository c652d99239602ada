import type { Clock } from '../../client/SpinController.ts';
import { StudioCallError } from '../../client/StudioCallError.ts';

export const FIRST_RETRY_MS = 400;
const LONGEST_RETRY_MS = 5_000;

/**
 * Repeats a call, always with the same id, until its outcome is known. Returns the reply, or a refusal. `onUnknown` is
 * called when a reply was lost, so that the player is told.
 */
export async function askUntilKnown<Answer>(
  call: () => Promise<Answer>,
  clock: Clock,
  onUnknown: () => void,
): Promise<Answer | StudioCallError> {
  let pause = FIRST_RETRY_MS;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      const reason = error instanceof StudioCallError ? error : new StudioCallError('Unknown', String(error));
      // With the commitment of the next round, this round was given up: its call would always be refused.
      if (reason.kind === 'RoundTooSoon' && reason.commitment === null) {
        await clock.wait(Math.max(50, reason.retryAfterMs));
      } else if (reason.kind === 'Unknown') {
        onUnknown();
        await clock.wait(Math.max(pause, reason.retryAfterMs));
        pause = Math.min(LONGEST_RETRY_MS, pause * 2);
      } else {
        return reason;
      }
    }
  }
}
