import type { WheelSettings } from './settings.ts';

export type WinnersTab = 'all' | 'my';

/** 3-40: whose wins are listed, in their order. A guest has none of their own. */
export function winnersTabs(
  { winnersTabs: shown, winnersOrder }: WheelSettings,
  isPlayer: boolean,
): readonly WinnersTab[] {
  if (!isPlayer) return shown === 'onlyUser' ? [] : ['all'];
  if (shown === 'onlyUser') return ['my'];
  if (shown === 'onlyPublic') return ['all'];
  return winnersOrder === 'userFirst' ? ['my', 'all'] : ['all', 'my'];
}
