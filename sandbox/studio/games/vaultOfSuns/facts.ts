import type { GameFacts } from '../../kit/catalogue/GameFacts.ts';

/** The return is exact; its test computes it. */
export const facts: GameFacts = {
  sysname: 'vault-of-suns',
  title: 'Vault of Suns',
  provider: 'stonelight',
  type: 'slot',
  volatility: 'high',
  rtp: '96.40',
  rtpSource: 'exact',
  maxWin: 2_166,
  rule: 'lines',
  lines: 10,
  features: ['holdAndWin', 'fixedJackpots', 'respins', 'provablyFair'],
};
