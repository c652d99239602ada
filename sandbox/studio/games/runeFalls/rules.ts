import { cascadeRounds } from '../../kit/reels/cascade/cascadeRounds.ts';
import { definition } from './definition.ts';

export const runeFalls = cascadeRounds(definition);
