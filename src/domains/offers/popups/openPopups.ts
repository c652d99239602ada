import type { AppServices } from '../../../kernel/AppServices.ts';
import { isCashierPath } from '../../cashier/paths.ts';
import { createPopupsApi } from './api.ts';
import { campaignDialog } from './campaignDialog.ts';

/**
 * 4-4, 4-15: the popups of campaigns that the player has not seen yet, one by one. None over a payment: who begins in the
 * cashier sees them at the next sign-in.
 */
export async function openPopups(app: AppServices): Promise<void> {
  if (isCashierPath(app.place.path)) return;
  const api = createPopupsApi(app.call);
  const { uid } = app.session;
  const popups = await api.popups();
  const seen = await api.seen(popups.map(({ seenKey }) => seenKey));
  for (const popup of popups.filter(({ seenKey }) => !seen.has(seenKey))) {
    await app.dialogs.untilFree();
    if (app.session.uid !== uid || isCashierPath(app.place.path)) return;
    const isFollowed = await app.dialogs.queue(campaignDialog, popup);
    // Not stored: it is shown once more, which is better than a popup that blocks the others.
    if (app.session.uid === uid) await api.markSeen(popup.seenKey).catch(() => undefined);
    if (!isFollowed) continue;
    app.navigate(popup.buttonLink);
    return;
  }
}
