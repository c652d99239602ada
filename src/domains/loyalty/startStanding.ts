import { reaction } from 'mobx';
import type { AppServices } from '../../kernel/AppServices.ts';
import { standingStore } from './face/StandingStore.ts';
import type { Stop } from '../../kernel/manifest.ts';
import { levelReachedDialog } from './levelReachedDialog.ts';
import { loyaltyPath, profileLoyaltyPath } from './paths.ts';
import { markTold, readTold, toldHere } from './toldLevel.ts';

/**
 * Where a new level is celebrated: a notice has told it on any other page, and leads here. A game that goes on in the
 * small player is not covered.
 */
const isPlaceFor = ({ play, place }: Pick<AppServices, 'play' | 'place'>): boolean =>
  !play.isGameOpen &&
  !play.isMoneyMoving &&
  (place.path.startsWith(loyaltyPath) || place.path.startsWith(profileLoyaltyPath));

/** 4-7: keeps the player's points and level up to date on every page, and celebrates a level on the pages of loyalty. */
export function startStanding(app: AppServices): Stop {
  const store = app.store(standingStore);
  const { uid } = app.session;
  const levelNow = (): number => store.standing?.level ?? 0;
  const isWelcome = (): boolean => isPlaceFor(app) && !app.dialogs.isAnyOpen && app.session.uid === uid;
  let isCelebrating = false;

  /** All levels since the last time are one celebration, those that come while it is open too. */
  const celebrate = async (): Promise<void> => {
    const here = toldHere(app, uid);
    if (isCelebrating || (here !== null && levelNow() <= here)) return;
    isCelebrating = true;
    try {
      // Read at the last moment: another device may have told it.
      const from = await readTold(app, uid, levelNow());
      if (levelNow() <= from || !isWelcome()) return;
      void markTold(app, uid, levelNow());
      const isFollowed = await app.dialogs.queue(levelReachedDialog, { from });
      if (app.session.uid !== uid) return;
      if (levelNow() > (toldHere(app, uid) ?? 0)) void markTold(app, uid, levelNow());
      if (isFollowed) app.navigate(loyaltyPath);
    } catch {
      // Reported by the transport; the next visit to these pages tells it.
    } finally {
      isCelebrating = false;
    }
  };

  void store.load(uid);
  const stops = [
    app.news.subscribe((event) => {
      if (event.type === 'loyalty.changed') store.take(event.data);
    }),
    app.news.subscribeGaps(() => void store.refresh()),
    reaction(
      () => (isWelcome() ? levelNow() : 0),
      (level) => {
        if (level > 0) void celebrate();
      },
      { fireImmediately: true },
    ),
    reaction(
      levelNow,
      (level) => {
        if (level > 0 && toldHere(app, uid) === null) void readTold(app, uid, level).catch(() => undefined);
      },
      { fireImmediately: true },
    ),
  ];
  return () => stops.forEach((stop) => stop());
}
