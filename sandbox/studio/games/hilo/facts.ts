import type { GameFacts } from '../../kit/catalogue/GameFacts.ts';
import { HILO_RETURN, MOST_STAKES } from './rules.ts';

export const facts: GameFacts = {
  sysname: 'hilo',
  title: 'Crown Hi-Lo',
  provider: 'stonelight',
  type: 'high_low',
  volatility: 'medium',
  rtp: HILO_RETURN.toPercent(),
  rtpSource: 'exact',
  maxWin: MOST_STAKES,
  features: ['provablyFair', 'choosableOdds', 'cashOut'],
};
