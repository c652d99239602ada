import { reaction } from 'mobx';
import type { AppServices } from '../../../kernel/AppServices.ts';
import type { Stop } from '../../../kernel/manifest.ts';
import { isBusy } from './isBusy.ts';
import { hasLooked, openUnseen } from './openUnseen.ts';

/**
 * How long nothing else must have gone on, in ms: the page is looked at first, and what follows a sign-in on this page
 * shows the cashback in its own turn.
 */
const quietMs = 2_000;

/** 4-4: the player was signed in when the page was loaded, or was in a game after the sign-in. */
export function startUnseen(app: AppServices): Stop {
  let stopTimer: Stop = () => {};
  const stopWatching = reaction(
    () => (app.session.isPlayer && !app.dialogs.isAnyOpen && !isBusy(app) ? app.session.uid : 0),
    (uid) => {
      stopTimer();
      if (uid !== 0 && !hasLooked(app))
        // A refused call is reported by the transport.
        stopTimer = app.clock.after(quietMs, () => void openUnseen(app).catch(() => undefined));
    },
    { fireImmediately: true },
  );
  return () => {
    stopTimer();
    stopWatching();
  };
}
