import { reaction } from 'mobx';
import type { AppServices } from '../../../kernel/AppServices.ts';
import { startWarning } from '../../../kernel/dialogs/startWarning.ts';
import type { Stop } from '../../../kernel/manifest.ts';
import { signOut } from '../face/signOut.ts';
import { onStored } from '../../../lib/onStored.ts';
import { onShown, onUserActivity } from '../../../lib/onUserActivity.ts';
import { idleEndAddress, showIdleEnd } from './idleEnd.ts';
import { idleDialog } from './idleDialog.ts';
import { IdleTimer } from './IdleTimer.ts';
import type { LastActivity } from './IdleTimer.ts';

/** Holds the time of the last activity in any tab. */
const lastActiveKey = 'session.lastActive';

/** Delay before a failed request of the idle time, or a failed sign-out, is repeated, in ms. */
const retryMs = 5_000;

/** In ms. A session that ends this close to the end of the idle time was ended by it, in another tab. */
const nearMs = 3_000;

const lastActivity = ({ storage }: Pick<AppServices, 'storage'>): LastActivity => ({
  read() {
    const text = storage.get(lastActiveKey) ?? '';
    return /^\d{1,15}$/.test(text) ? Number(text) : null;
  },
  write: (at) => storage.set(lastActiveKey, String(at)),
});

/** 4-2, 4-3: signs a player out who does nothing for the time that the operator sets (3-11). Follows the session. */
export function startIdleLogout(app: AppServices): Stop {
  let stopWatch: Stop = () => {};
  const stopFollowing = reaction(
    () => app.session.uid,
    (uid) => {
      stopWatch();
      stopWatch = uid === 0 ? () => {} : watchPlayer(app);
    },
    { fireImmediately: true },
  );
  return () => {
    stopFollowing();
    stopWatch();
  };
}

/** Watches one player from now on. */
function watchPlayer(app: AppServices): Stop {
  let stop: Stop = () => {};
  let isStopped = false;
  const begin = async (): Promise<void> => {
    try {
      const { time_to_force_logout: seconds } = await app.call('GET metadata.getgeneralinfo', {});
      if (!isStopped) stop = startTimer(app, seconds);
    } catch {
      // Reported by the transport.
      if (!isStopped) stop = app.clock.after(retryMs, () => void begin());
    }
  };
  void begin();
  return () => {
    isStopped = true;
    stop();
  };
}

function startTimer(app: AppServices, limitSeconds: number): Stop {
  let stopRetrying: Stop = () => {};
  /** Without an answer nobody is signed out: tried again, while the warning covers the page. */
  const leave = async (): Promise<void> => {
    if (!(await signOut(app, { address: idleEndAddress, reason: 'idle' })))
      stopRetrying = app.clock.after(retryMs, () => void leave());
  };
  const timer = new IdleTimer(app.clock, lastActivity(app), limitSeconds, () => void leave());
  const note = () => timer.note();
  const stops = [
    onUserActivity(note),
    onShown(() => timer.look()),
    onStored(lastActiveKey, () => timer.look()),
    app.activity.subscribe(note),
    reaction(() => app.place.path + app.place.search, note),
    startWarning(app.clock, {
      secondsLeft: () => timer.secondsLeft,
      // A game in full screen would cover the warning.
      open: () => app.dialogs.open(idleDialog, timer, { beforeOpen: () => app.platform.fullScreen?.exit() }),
      onThere: note,
    }),
  ];
  timer.start();
  return () => {
    for (const stop of stops) stop();
    stopRetrying();
    if (!app.session.isPlayer && timer.msLeft() < nearMs) void showIdleEnd(app);
    timer.stop();
  };
}
