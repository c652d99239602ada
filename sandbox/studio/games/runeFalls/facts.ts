import type { GameFacts } from '../../kit/catalogue/GameFacts.ts';

/** The return is the mean of 110 million simulated rounds, 0.96965, with a standard error of 0.00117. */
export const facts: GameFacts = {
  sysname: 'rune-falls',
  title: 'Rune Falls',
  provider: 'northlamp',
  type: 'slot',
  volatility: 'high',
  rtp: '96.96',
  rtpSource: 'simulated',
  maxWin: 5_000,
  features: ['cascades', 'clusters', 'freeSpins', 'multiplier', 'provablyFair'],
};
