import type { GameFacts } from '../../kit/catalogue/GameFacts.ts';
import { returnRange } from '../../kit/catalogue/returns.ts';
import { MOST_MINES, minesMultiplier, minesReturn, mostTiles } from './rules.ts';

const counts = Array.from({ length: MOST_MINES }, (_, index) => index + 1);
const ways = counts.flatMap((mines) =>
  Array.from({ length: mostTiles(mines) }, (_, index) => ({ mines, opened: index + 1 })),
);

export const facts: GameFacts = {
  sysname: 'mines',
  title: 'Reef Mines',
  provider: 'tidewright',
  type: 'logical',
  volatility: 'high',
  ...returnRange(ways.map(({ mines, opened }) => minesReturn(mines, opened))),
  rtpSource: 'exact',
  maxWin: Math.floor(Math.max(...ways.map(({ mines, opened }) => minesMultiplier(mines, opened).toNumber()))),
  features: ['provablyFair', 'choosableOdds', 'cashOut'],
};
