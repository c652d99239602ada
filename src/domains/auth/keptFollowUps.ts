import type { AppServices } from '../../kernel/AppServices.ts';
import type { Entered } from './AuthRequest.ts';

type Keeper = Pick<AppServices, 'storage' | 'session'>;

const key = 'auth.followUps';
const outcomes: readonly Entered[] = ['signedIn', 'registered', 'restored'];

/** Keeps the follow-up popups of this sign-in for the next page load. */
export function keepFollowUps({ storage, session }: Keeper, outcome: Entered): void {
  storage.set(key, `${session.uid} ${outcome}`);
}

/** Whose popups were kept by the page before: the player's sign-in, or null. They are kept no longer. */
export function takeFollowUps({ storage, session }: Keeper): Entered | null {
  const kept = storage.get(key);
  if (kept === null) return null;
  storage.remove(key);
  const [uid, outcome] = kept.split(' ');
  if (uid !== String(session.uid)) return null;
  return outcomes.find((one) => one === outcome) ?? null;
}
