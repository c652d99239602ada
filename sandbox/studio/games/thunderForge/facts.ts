import type { GameFacts } from '../../kit/catalogue/GameFacts.ts';

/** The return is exact; its test computes it. */
export const facts: GameFacts = {
  sysname: 'thunder-forge',
  title: 'Thunder Forge',
  provider: 'northlamp',
  type: 'slot',
  volatility: 'high',
  rtp: '95.99',
  rtpSource: 'exact',
  maxWin: 5_608,
  rule: 'ways',
  lines: 1_024,
  features: ['holdAndWin', 'fixedJackpots', 'respins', 'provablyFair'],
};
