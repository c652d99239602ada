import type { AppServices } from '../../kernel/deps.ts';
import type { AuthOutcome } from './openAuth.ts';
import { readRedirectUrl } from '../../shared/navigation/guestGuard.ts';
import { accountLanguage, leaveForLanguage } from '../../kernel/accountLanguage.ts';
import { keepFollowUps } from './keptFollowUps.ts';
import { dropPopupFlags, hasPopupFlag } from './popupFlags.ts';

export type Entered = Exclude<AuthOutcome, 'dismissed'>;

/**
 * What happens after the popup has closed: the address, then the follow-up popups of all domains one by one. A player
 * whose account has another language goes there by a page load, and the popups follow on that page.
 */
export async function afterAuth(app: AppServices, outcome: Entered): Promise<void> {
  const language = accountLanguage(app);
  if (language !== null) {
    keepFollowUps(app, outcome);
    leaveForLanguage(app, language, viewAfter(app, outcome));
    return;
  }
  goOn(app, outcome);
  await followUps(app, outcome);
}

/** 4-15, 4-4: they are the player's who has just signed in. */
export async function followUps(app: AppServices, outcome: Entered): Promise<void> {
  const { uid } = app.session;
  const entries = await app.afterAuthEntries();
  for (const { open } of entries.filter(({ after }) => after.includes(outcome))) {
    if (app.session.uid !== uid) return;
    await open(app);
  }
}

/** The page that `goOn` would lead to: the current one if it does not navigate. */
function viewAfter(app: AppServices, outcome: Entered): string {
  const { path, search, hash } = app.place;
  let view = path + search + hash;
  goOn(
    {
      ...app,
      navigate: (to) => {
        view = to;
      },
    },
    outcome,
  );
  return view;
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
