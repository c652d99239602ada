import type { TableGame } from '../kit/tables/TableGame.ts';
import { carouselTable } from './carousel/rules.ts';
import { crashTable } from './crash/rules.ts';
import { liveRouletteTable } from './liveRoulette/rules.ts';

/** Games whose rounds are shared by everybody at the table, by sysname. */
export const tableGames: ReadonlyMap<string, TableGame> = new Map(
  [crashTable, liveRouletteTable, carouselTable].map((game) => [game.sysname, game]),
);
