import type { GameFacts } from '../../kit/catalogue/GameFacts.ts';
import { returnRange } from '../../kit/catalogue/returns.ts';
import { crashReturn, MOST, ONE } from './rules.ts';

/** Targets of which the return is stated: those between have it up to the rounding of a billionth. */
const TARGETS = [101, 150, 200, 1_000, 10_000, 100_000, MOST];

export const facts: GameFacts = {
  sysname: 'crash',
  title: 'Comet Rush',
  provider: 'stonelight',
  type: 'fast',
  volatility: 'high',
  rtp: returnRange(TARGETS.map(crashReturn)).rtp,
  rtpSource: 'exact',
  maxWin: MOST / ONE,
  features: ['provablyFair', 'sharedRounds', 'autoCashOut'],
};
