import type { GameFacts } from '../../kit/catalogue/GameFacts.ts';
import { returnRange } from '../../kit/catalogue/returns.ts';
import { kenoMultiplier, kenoReturn, MOST_PICKS } from './rules.ts';

const picks = Array.from({ length: MOST_PICKS }, (_, index) => index + 1);

export const facts: GameFacts = {
  sysname: 'keno',
  title: 'Lantern Keno',
  provider: 'tidewright',
  type: 'fast',
  volatility: 'high',
  ...returnRange(picks.map(kenoReturn)),
  rtpSource: 'exact',
  maxWin: Math.max(...picks.map((count) => kenoMultiplier(count, count).toNumber())),
  features: ['provablyFair'],
};
