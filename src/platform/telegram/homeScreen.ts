import { attempt } from './attempt.ts';
import { addToHomeScreen, checkHomeScreenStatus, on } from './sdk.ts';
import { within } from './within.ts';

const questionMs = 400;
/** Timeout in ms; long, because the player has to answer the host's own dialog. */
const decisionMs = 60_000;

/** Whether the host reports that it can add the app to the home screen and has not done so. */
export async function canAddToHomeScreen(): Promise<boolean> {
  const asking = checkHomeScreenStatus.ifAvailable({ timeout: questionMs });
  const status = asking.ok ? await within(Promise.resolve(asking.data), questionMs * 2, 'unsupported') : 'unsupported';
  return status === 'missed' || status === 'unknown';
}

/** Opens the host's dialog; resolves with whether the app was added. */
export async function askForHomeScreen(): Promise<boolean> {
  const stops: (() => void)[] = [];
  const answer = new Promise<boolean>((resolve) => {
    stops.push(
      on('home_screen_added', () => resolve(true)),
      on('home_screen_failed', () => resolve(false)),
    );
  });
  attempt(() => addToHomeScreen.ifAvailable());
  const isAdded = await within(answer, decisionMs, false);
  for (const stop of stops) stop();
  return isAdded;
}
