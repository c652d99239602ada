import type { AppServices } from '../../../kernel/AppServices.ts';
import { createCashbackApi } from '../api.ts';
import { cashbackPath } from '../paths.ts';
import { isBusy } from './isBusy.ts';
import { isUnseen } from './isUnseen.ts';
import { unseenCashbackDialog } from './unseenCashbackDialog.ts';

/** The player whom each app has last looked for: once a visit, whoever comes first, the sign-in or the page's start. */
const looked = new WeakMap<object, number>();

/** Whether the player's newest cashback has been looked for on this page. */
export const hasLooked = (app: AppServices): boolean => looked.get(app) === app.session.uid;

/** 4-24: shows the newest cashback unless the player has seen it or is in a game; that one is shown later. */
export async function openUnseen(app: AppServices): Promise<void> {
  const { uid } = app.session;
  if (isBusy(app) || hasLooked(app)) return;
  looked.set(app, uid);
  const api = createCashbackApi(app.call);
  const [newest, seenId] = await Promise.all([api.newest(), api.seen()]);
  if (newest === null || !isUnseen(newest, seenId)) return;
  await app.dialogs.untilFree();
  if (app.session.uid !== uid) return;
  if (isBusy(app)) {
    looked.delete(app);
    return;
  }
  const isFollowed = await app.dialogs.queue(unseenCashbackDialog, newest);
  // Not stored: it is shown once more, which is better than a popup that blocks the others.
  if (app.session.uid === uid) await api.markSeen(newest.id).catch(() => undefined);
  if (isFollowed) app.navigate(cashbackPath);
}
