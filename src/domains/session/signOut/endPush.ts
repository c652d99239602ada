import type { AppServices } from '../../../kernel/AppServices.ts';

/** Longest wait for the browser, in ms. */
const longestMs = 1_000;

/**
 * Ends the push messages to this browser: a message that is on its way is not shown any more. The operator sends none
 * after a sign-out in any case.
 */
export async function endPush({ platform, clock }: Pick<AppServices, 'platform' | 'clock'>): Promise<void> {
  if (platform.push === null) return;
  const ending = platform.push().then((push) => (push.permission() === 'granted' ? push.unsubscribe() : undefined));
  await Promise.race([
    // The page has not loaded its code, or the browser refuses: see above.
    ending.catch(() => undefined),
    new Promise<void>((resolve) => clock.after(longestMs, resolve)),
  ]);
}
