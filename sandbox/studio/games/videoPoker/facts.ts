import type { GameFacts } from '../../kit/catalogue/GameFacts.ts';
import { PAYS } from './rules.ts';

/** The return is that of the best play of every hand, computed exactly by the fairness proof. */
export const facts: GameFacts = {
  sysname: 'video-poker',
  title: 'Jacks or Better',
  provider: 'vector-row',
  type: 'casino',
  volatility: 'medium',
  rtp: '99.54',
  rtpSource: 'exact',
  maxWin: PAYS.royalFlush,
  features: ['provablyFair', 'decisions'],
};
