import { reaction } from 'mobx';
import type { RealtimeEvent } from '../../contract/index.ts';
import { takeBalance } from '../../domains/session/face/takeBalance.ts';
import { connectRealtime } from '../../lib/realtime/connectRealtime.ts';
import type { Root } from '../createRoot.ts';
import { fetchManifests } from '../routing/fetchManifests.ts';
import { sessionEndedElsewhere } from './sessionOver.ts';
import type { Stop } from '../../kernel/manifest.ts';

/** Time after which polling replaces a disconnected socket, in ms. */
const pollAfterMs = 10_000;

/**
 * Keeps balance and payments up to date while a player is signed in: by the socket, and by polling while it is down.
 */
export function startRealtime(root: Root): Stop {
  let stopPolling: Stop = () => {};
  const pollUntilBack = () => {
    stopPolling();
    const seconds = root.config.balance.countSecondsForInterval;
    let stopAsking: Stop = () => {};
    const stopWaiting = root.clock.after(pollAfterMs, () => {
      void root.session.refreshBalance();
      stopAsking = root.clock.every(seconds * 1000, () => void root.session.refreshBalance());
    });
    stopPolling = () => {
      stopWaiting();
      stopAsking();
    };
  };

  const realtime = connectRealtime({
    call: root.call,
    clock: root.clock,
    locale: root.locale.code,
    isShareable: root.platform.can.cookies,
    handlers: {
      onEvent: (event) => handleEvent(root, event),
      onGap() {
        void root.session.refreshBalance();
        root.news.publishGap();
      },
      onRefused() {
        if (root.session.isPlayer && !root.session.isLeaving) void sessionEndedElsewhere(root, 'ended');
      },
      onState(isConnected) {
        if (!root.session.isPlayer) return;
        if (isConnected) {
          stopPolling();
          void root.session.refreshBalance();
        } else pollUntilBack();
      },
    },
  });

  const stopFollowing = reaction(
    // 4-6: the socket is closed before the session is.
    () => (root.session.isLeaving ? 0 : root.session.uid),
    (uid) => {
      if (uid === 0) {
        // Closing reports that the socket is down, which begins to poll.
        realtime.end();
        stopPolling();
      } else {
        realtime.begin(uid, root.session.account?.eventSeq ?? 0);
        pollUntilBack();
      }
    },
    { fireImmediately: true },
  );
  const wake = () => {
    if (document.visibilityState !== 'visible' || !root.session.isPlayer) return;
    realtime.wake();
    void root.session.refreshBalance();
  };
  document.addEventListener('visibilitychange', wake);
  addEventListener('online', wake);
  return () => {
    stopFollowing();
    realtime.end();
    stopPolling();
    document.removeEventListener('visibilitychange', wake);
    removeEventListener('online', wake);
  };
}

function handleEvent(root: Root, event: RealtimeEvent): void {
  if (event.type === 'account.session_ended') {
    void sessionEndedElsewhere(root, event.data.reason);
    return;
  }
  if (event.type === 'account.balance_updated') {
    // The balance is not a domain's; what has changed it is news to hints and offers.
    if (takeBalance(root.session, event.data)) root.news.publish(event);
    return;
  }
  void tellDomain(root, event).catch(() => undefined);
  root.news.publish(event);
}

/** Runs the domains' handlers of an event. If their code fails to load, stores that subscribe still get the event. */
async function tellDomain(root: Root, event: RealtimeEvent): Promise<void> {
  for (const { events } of await fetchManifests())
    (events?.[event.type] as ((app: Root, event: RealtimeEvent) => void) | undefined)?.(root, event);
}
