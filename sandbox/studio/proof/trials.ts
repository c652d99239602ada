import { decisionTrials } from './decisionTrials.ts';
import { instantTrials } from './instantTrials.ts';
import { reelTrials } from './reelTrials.ts';
import type { Trial } from './Trial.ts';

/** Ways to play every game of the kit, with what each returns by the game's figures. */
export const trials: readonly Trial[] = [...instantTrials, ...decisionTrials, ...reelTrials];
