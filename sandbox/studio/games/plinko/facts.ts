import type { GameFacts } from '../../kit/catalogue/GameFacts.ts';
import { returnRange } from '../../kit/catalogue/returns.ts';
import { plinkoReturn, RISKS, ROWS, slotMultipliers } from './rules.ts';

const bets = ROWS.flatMap((rows) => RISKS.map((risk) => ({ rows, risk })));

export const facts: GameFacts = {
  sysname: 'plinko',
  title: 'Aurora Plinko',
  provider: 'northlamp',
  type: 'fast',
  volatility: 'high',
  ...returnRange(bets.map(plinkoReturn)),
  rtpSource: 'exact',
  maxWin: Math.max(...bets.map((bet) => slotMultipliers(bet)[0]?.toNumber() ?? 0)),
  features: ['provablyFair', 'choosableOdds'],
};
