import type { Root } from '../createRoot.ts';
import { startBalancePolling } from './balancePolling.ts';
import { startRealtime } from './realtime.ts';
import type { Stop } from '../../kernel/manifest.ts';
import { stopAll } from './stopAll.ts';

/** What only a signed-in player needs (4-7): guests load none of it. */
export function startPlayerFlows(root: Root): Stop {
  return stopAll([startRealtime(root), startBalancePolling(root)]);
}
