import { withDraws } from '../kit/fair/draws.ts';
import type { RoundSeeds } from '../kit/fair/draws.ts';
import type { GameDefinition } from './gameDefinition.ts';
import { playRound } from './playRound.ts';
import type { RoundResult } from './roundResult.ts';

/** Plays the round of a slot that the seeds determine. */
export const playFairRound = (game: GameDefinition, seeds: RoundSeeds): Promise<RoundResult> =>
  withDraws(seeds, (draw) => playRound(game, draw));
