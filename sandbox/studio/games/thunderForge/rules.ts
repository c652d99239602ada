import { holdRounds } from '../../kit/reels/hold/holdRounds.ts';
import { definition } from './definition.ts';

export const thunderForge = holdRounds(definition);
