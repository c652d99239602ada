import type { GameFacts } from '../../kit/catalogue/GameFacts.ts';

/**
 * The return is that of basic strategy, from long simulations: the fairness proof compares it with fresh ones. The
 * most per stake is a blackjack, which pays 3 to 2: 2.5 stakes, rounded up.
 */
export const facts: GameFacts = {
  sysname: 'blackjack',
  title: 'Blackjack Salon',
  provider: 'stonelight',
  type: 'casino',
  volatility: 'low',
  rtp: '99.64',
  rtpSource: 'simulated',
  maxWin: 3,
  features: ['provablyFair', 'decisions'],
};
