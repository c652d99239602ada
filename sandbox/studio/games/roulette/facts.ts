import type { GameFacts } from '../../kit/catalogue/GameFacts.ts';
import { ROULETTE_RETURN } from './rules.ts';

export const facts: GameFacts = {
  sysname: 'roulette',
  title: 'European Roulette',
  provider: 'stonelight',
  type: 'casino',
  volatility: 'medium',
  rtp: ROULETTE_RETURN.toPercent(),
  rtpSource: 'exact',
  maxWin: 36,
  features: ['provablyFair', 'singleZero'],
};
