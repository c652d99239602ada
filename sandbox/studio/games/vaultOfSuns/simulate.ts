import { holdSimulation } from '../../kit/reels/hold/holdRounds.ts';
import { definition } from './definition.ts';

/** Plays one round; returns what it pays in stakes. */
export const playOne = holdSimulation(definition);
