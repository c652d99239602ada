import type { AppServices } from '../../kernel/deps.ts';
import type { AuthOutcome } from './openAuth.ts';
import { dropPopupFlags, hasPopupFlag } from './popupFlags.ts';
import { goTo, returnAddress, withRegistered } from './returnAddress.ts';

export type Entered = Exclude<AuthOutcome, 'dismissed'>;

/** What happens after the popup has closed: the address, then the follow-up popups of all domains one by one. */
export async function afterAuth(app: AppServices, outcome: Entered): Promise<void> {
  goOn(app, outcome);
  await followUps(app, outcome);
}

/** The end of each app's last queue: a second queue begins when the first has ended, so their popups never pile up. */
const ends = new WeakMap<object, Promise<void>>();

/**
 * 4-15, 4-31, 4-4: the follow-up popups of all domains in their order, each when the one before has closed. They are
 * the player's who has just entered: the rest is dropped when another player, or none, takes their place.
 */
export function followUps(app: AppServices, outcome: Entered): Promise<void> {
  const { uid } = app.session;
  const before = ends.get(app) ?? Promise.resolve();
  const end = before.then(() => openInTurn(app, outcome, uid));
  ends.set(app, end);
  return end;
}

async function openInTurn(app: AppServices, outcome: Entered, uid: number): Promise<void> {
  // Manifests that fail to load are loaded again by their next user; this sign-in has no follow-ups then.
  const entries = await app.afterAuthEntries().catch(() => []);
  for (const { open } of entries.filter(({ after }) => after.includes(outcome))) {
    if (app.session.uid !== uid) return;
    // A step that fails, such as a refused call, is reported by the transport; the next one does not depend on it.
    await open(app).catch(() => undefined);
  }
}

/**
 * Where the player goes next: to the return address; else after registration to the deposit page (2.9-7); after signing
 * in the page stays, without popup flags (2.8-3). A new player's address says `register=success` (2.8-7).
 */
export function goOn(app: Pick<AppServices, 'navigate' | 'place' | 'content' | 'platform'>, outcome: Entered): void {
  const wanted = returnAddress(app);
  if (wanted !== null) {
    goTo(app, outcome === 'registered' ? withRegistered(wanted) : wanted);
    return;
  }
  if (outcome === 'registered') {
    app.navigate(withRegistered('/cashier/deposit'));
    return;
  }
  if (hasPopupFlag(app.place.search)) dropPopupFlags(app);
}
