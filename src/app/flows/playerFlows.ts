import type { Root } from '../createRoot.ts';
import { startBalancePolling } from './balancePolling.ts';
import { startRealtime } from './realtime.ts';
import type { Stop } from './startFlows.ts';

/** What only a signed-in player needs (4-7): guests load none of it. */
export function startPlayerFlows(root: Root): Stop {
  const stops = [startRealtime(root), startBalancePolling(root)];
  return () => {
    for (const stop of stops) stop();
  };
}
