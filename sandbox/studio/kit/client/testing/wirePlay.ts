import type { WirePlay } from '../../server/presentPlay.ts';

/** A settled round of dice as the studio sends it; its amounts are dollars. */
export const wirePlay = (more: Partial<WirePlay> = {}): WirePlay => ({
  id: 'round-1',
  game: 'dice',
  isOver: true,
  stake: '1.00',
  staked: '1.00',
  totalWin: '1.98',
  currency: 'USD',
  bet: { side: 'under', target: 5_000 },
  moves: [],
  view: { roll: 1_234, isWin: true, multiplier: '1.9800' },
  serverSeed: 'ab'.repeat(32),
  seedHash: 'cd'.repeat(32),
  clientSeed: 'mine',
  nonce: 3,
  at: '2026-01-02T03:04:05.000Z',
  ...more,
});
