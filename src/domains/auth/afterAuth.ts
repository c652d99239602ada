import type { AppServices } from '../../kernel/deps.ts';
import type { AuthOutcome } from './openAuth.ts';
import { readRedirectUrl } from '../../shared/navigation/guestGuard.ts';
import { dropPopupFlags, hasPopupFlag } from './popupFlags.ts';

type Entered = Exclude<AuthOutcome, 'dismissed'>;

/** What happens after the popup has closed: the address, then the follow-up popups of all domains one by one. */
export async function afterAuth(app: AppServices, outcome: Entered): Promise<void> {
  goOn(app, outcome);
  const { uid } = app.session;
  const entries = await app.afterAuthEntries();
  for (const { open } of entries.filter(({ after }) => after.includes(outcome))) {
    // 4-15, 4-4: they are the player's who has just signed in.
    if (app.session.uid !== uid) return;
    await open(app);
  }
}

/**
 * Where the player goes next: to the address requested before signing in; else after registration to the deposit page
 * with `register=success` (2.9-7, 2.8-7); after signing in the page stays, without popup flags (2.8-3).
 */
export function goOn(app: Pick<AppServices, 'navigate' | 'place'>, outcome: Entered): void {
  const wanted = readRedirectUrl(app.place.search);
  if (wanted !== null) {
    app.navigate(wanted, { replace: true });
    return;
  }
  if (outcome === 'registered') {
    app.navigate('/cashier/deposit?register=success');
    return;
  }
  if (hasPopupFlag(app.place.search)) dropPopupFlags(app);
}
