import { cascadeSimulation } from '../../kit/reels/cascade/cascadeRounds.ts';
import { definition } from './definition.ts';

/** Plays one round; returns what it pays in stakes. */
export const playOne = cascadeSimulation(definition);
