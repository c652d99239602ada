import type { GameDefinition } from '../engine/gameDefinition.ts';
import { cherryParade } from './cherryParade.ts';
import { emberDragon } from './emberDragon.ts';
import { lanternHarbor } from './lanternHarbor.ts';

/** Every game of the studio, in the order in which the catalogue shows them. */
export const games: readonly GameDefinition[] = [
  lanternHarbor,
  cherryParade,
  emberDragon,
];

/** The game of that system name, or undefined. */
export function findGame(sysname: string): GameDefinition | undefined {
  return games.find((game) => game.sysname === sysname);
}
