import type { GameFacts } from '../../kit/catalogue/GameFacts.ts';
import { returnRange } from '../../kit/catalogue/returns.ts';
import { spotReturn } from './rules.ts';
import { FIELDS, MOST_RAISES, SPOTS } from './wheel.ts';

const highestRaise = Math.max(...FIELDS.map((field) => (field.kind === 'raise' ? field.by : 1)));

export const facts: GameFacts = {
  sysname: 'carousel',
  title: 'Grand Carousel',
  provider: 'stonelight',
  type: 'live',
  volatility: 'medium',
  rtp: returnRange(SPOTS.map(spotReturn)).rtp,
  rtpSource: 'exact',
  maxWin: Math.max(...SPOTS) * highestRaise ** MOST_RAISES,
  features: ['provablyFair', 'sharedRounds', 'multiplier'],
};
