import type { GameFacts } from '../../kit/catalogue/GameFacts.ts';
import { returnRange } from '../../kit/catalogue/returns.ts';
import { diceMultiplier, diceReturn, FEWEST, MOST } from './rules.ts';

const targets = Array.from({ length: MOST - FEWEST + 1 }, (_, index) => FEWEST + index);

export const facts: GameFacts = {
  sysname: 'dice',
  title: 'Midnight Dice',
  provider: 'vector-row',
  type: 'logical',
  volatility: 'medium',
  ...returnRange(targets.map((target) => diceReturn({ side: 'under', target }))),
  rtpSource: 'exact',
  maxWin: Math.floor(diceMultiplier({ side: 'under', target: FEWEST }).toNumber()),
  features: ['provablyFair', 'choosableOdds'],
};
