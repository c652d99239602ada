import type { Root } from '../createRoot.ts';
import type { Stop } from '../../kernel/manifest.ts';
import { isGamePath } from '../../domains/games/paths.ts';

/**
 * 4-48..4-51: polls the balance as configured: on an interval, until the player has not clicked for the configured
 * minutes, and after clicks, with at least the configured delay between requests. Not on game pages, where the socket
 * delivers the balance. Off by default (9-3).
 */
export function startBalancePolling(root: Root): Stop {
  const settings = root.config.balance;
  let lastClickAt = root.clock.now();
  let lastAskedAt = Number.NEGATIVE_INFINITY;

  const ask = (): void => {
    if (!root.session.isPlayer || isGamePath(root.place.path)) return;
    lastAskedAt = root.clock.now();
    void root.session.refreshBalance();
  };
  const isAway = (): boolean =>
    settings.isEnabledTurnOffRequests &&
    root.clock.now() - lastClickAt > settings.countMinutesAfterWhichRequestsTurnedOff * 60_000;

  const stopInterval = settings.isEnabledInterval
    ? root.clock.every(settings.countSecondsForInterval * 1_000, () => {
        if (!isAway()) ask();
      })
    : () => {};

  const handleClick = (): void => {
    const wasAway = isAway();
    lastClickAt = root.clock.now();
    const isDue = lastClickAt - lastAskedAt >= settings.countSecondsForDelayBetweenClick * 1_000;
    if (isDue && (settings.isEnabledRequestsAfterClick || (settings.isEnabledInterval && wasAway))) ask();
  };
  document.addEventListener('click', handleClick);
  return () => {
    stopInterval();
    document.removeEventListener('click', handleClick);
  };
}
