import { ApiError } from './callApi.ts';

const PAUSE_MS = 700;
/** Longest time that a player waits for an outcome, in ms; the house itself asks the casino for up to 16 seconds. */
const PATIENCE_MS = 20_000;

/**
 * Repeats a call that has its own key until its outcome is known: no answer, or one that is pending, says nothing yet. In
 * the end the last answer or error is the caller's.
 */
export async function untilKnown<T>(ask: () => Promise<T>, isPending: (reply: T) => boolean): Promise<T> {
  const since = Date.now();
  const isOver = (): boolean => Date.now() - since > PATIENCE_MS;
  for (;;) {
    try {
      const reply = await ask();
      if (!isPending(reply) || isOver()) return reply;
    } catch (error) {
      if (!(error instanceof ApiError) || error.type !== 'Unknown' || isOver()) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
