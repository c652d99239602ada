import type { Root } from '../createRoot.ts';
import { startBalancePolling } from './balancePolling.ts';
import { keepDrafts } from '../../kernel/forms/keepDrafts.ts';
import { startRealtime } from './realtime.ts';
import { lookAgainAsPlayer } from './lookAgainAsPlayer.ts';
import { startForEachPlayer } from './startForEachPlayer.ts';
import type { Stop } from '../../kernel/manifest.ts';
import { stopAll } from './stopAll.ts';

/** Flows for signed-in players only (4-7): guests do not load their code. */
export function startPlayerFlows(root: Root): Stop {
  lookAgainAsPlayer(root);
  return stopAll([
    startRealtime(root),
    startBalancePolling(root),
    startForEachPlayer(root, async () => keepDrafts(root)),
  ]);
}
