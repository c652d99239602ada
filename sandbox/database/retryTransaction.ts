import { sqlErrorCode } from './database.ts';

/** serialization_failure, deadlock_detected: a retry of the same work may succeed. */
const RETRYABLE = new Set(['40001', '40P01']);
const ATTEMPTS = 6;

/** Runs `attempt` until it succeeds or fails for another reason, at most 6 times, with growing random pauses. */
export async function retryTransaction<T>(attempt: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (count >= ATTEMPTS || !RETRYABLE.has(sqlErrorCode(error))) throw error;
      await pause(Math.random() * 5 * 2 ** count);
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
