import { readRedirectUrl } from '../../shared/navigation/guestGuard.ts';
import type { AppServices } from '../../kernel/deps.ts';
import type { AuthOutcome } from './openAuth.ts';
import { dropPopupFlags, hasPopupFlag } from './popupFlags.ts';

/**
 * Where the player goes next: to the address requested before signing in; else after registration to the deposit page
 * with `register=success` (2.9-7, 2.8-7); after signing in the page stays, without popup flags (2.8-3).
 */
export function afterAuth(app: Pick<AppServices, 'navigate' | 'place'>, outcome: AuthOutcome): void {
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
