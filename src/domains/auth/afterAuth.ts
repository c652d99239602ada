import type { AppServices } from '../../kernel/AppServices.ts';
import { depositPath } from '../cashier/paths.ts';
import type { Entered } from './AuthRequest.ts';
import { accountLanguage, leaveForLanguage } from '../profile/face/accountLanguage.ts';
import { keepFollowUps } from './keptFollowUps.ts';
import { completesRestore } from './restore/awaitSignIn.ts';
import { hasPopupFlag, withoutPopupFlags } from './popupFlags.ts';
import { goTo, returnAddress, withRegistered } from './returnAddress.ts';

/**
 * What happens after the popup has closed: the address, then the follow-up popups of all domains one by one. A player
 * whose account has another language goes there by a page load, and the popups follow on that page.
 */
export async function afterAuth(app: AppServices, entered: Entered): Promise<void> {
  const outcome = completesRestore(app, entered) ? 'restored' : entered;
  const { path, search, hash } = app.place;
  const next = nextPage(app, outcome)?.address ?? path + search + hash;
  if (leavesForLanguage(app, outcome, next)) return;
  goOn(app, outcome);
  await followUps(app, outcome);
}

/** The same after a form page that stands on its own: the player leaves it for `address` in any case. */
export async function afterForm(app: AppServices, entered: Entered, address: string): Promise<void> {
  const outcome = completesRestore(app, entered) ? 'restored' : entered;
  if (leavesForLanguage(app, outcome, address)) return;
  goTo(app, address);
  await followUps(app, outcome);
}

/** 2.1-1: loads the page that comes next in the account's language, unless it is this one's. Returns whether it does. */
function leavesForLanguage(app: AppServices, outcome: Entered, next: string): boolean {
  const language = next.startsWith('/') ? accountLanguage(app) : null;
  if (language === null) return false;
  keepFollowUps(app, outcome);
  leaveForLanguage(app, language, next);
  return true;
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
  const kinds: readonly Entered[] = outcome === 'restored' ? ['signedIn', 'restored'] : [outcome];
  for (const { open } of entries.filter(({ after }) => kinds.some((kind) => after.includes(kind)))) {
    if (app.session.uid !== uid) return;
    // A step that fails, such as a refused call, is reported by the transport; the next one does not depend on it.
    await open(app).catch(() => undefined);
  }
}

/** Replaces this page by the one that the player goes to next, if there is one. */
export function goOn(app: Pick<AppServices, 'navigate' | 'place' | 'content' | 'platform'>, outcome: Entered): void {
  const next = nextPage(app, outcome);
  if (next === null) return;
  if (next.isReplacing) goTo(app, next.address);
  else app.navigate(next.address);
}

interface NextPage {
  readonly address: string;
  /** The way back does not lead to the present page. */
  readonly isReplacing: boolean;
}

/**
 * The return address; else after registration the deposit page (2.9-7); after signing in the page stays, without popup
 * flags (2.8-3). A new player's address says `register=success` (2.8-7).
 */
function nextPage(app: Pick<AppServices, 'place' | 'content'>, outcome: Entered): NextPage | null {
  const wanted = returnAddress(app);
  if (wanted !== null)
    return { address: outcome === 'registered' ? withRegistered(wanted) : wanted, isReplacing: true };
  if (outcome === 'registered') return { address: withRegistered(depositPath()), isReplacing: false };
  return hasPopupFlag(app.place.search) ? { address: withoutPopupFlags(app.place), isReplacing: true } : null;
}
