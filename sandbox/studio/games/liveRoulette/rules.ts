import { sharedRound } from '../../kit/rounds/sharedRound.ts';
import type { TableGame } from '../../kit/tables/TableGame.ts';
import { POCKETS } from '../../kit/roulette/places.ts';
import { roulette } from '../roulette/rules.ts';

/** European roulette at a shared table: the same bets, one number for everybody. */
export const liveRoulette = sharedRound(roulette);

export const liveRouletteTable: TableGame = {
  sysname: 'live-roulette',
  bettingMs: 20_000,
  restMs: 6_000,
  outcome: (draw) => [draw(POCKETS)],
  runMs: () => 9_000,
};
