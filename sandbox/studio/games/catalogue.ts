import type { GameDefinition } from '../engine/gameDefinition.ts';
import { cherryParade } from './cherryParade.ts';
import { coralDeep } from './coralDeep.ts';
import { courtOfCards } from './courtOfCards.ts';
import { emberDragon } from './emberDragon.ts';
import { frostFjord } from './frostFjord.ts';
import { gemFoundry } from './gemFoundry.ts';
import { jadeAscent } from './jadeAscent.ts';
import { jungleDrum } from './jungleDrum.ts';
import { lanternHarbor } from './lanternHarbor.ts';
import { neonQuarter } from './neonQuarter.ts';
import { nightFlight } from './nightFlight.ts';
import { sandCaravan } from './sandCaravan.ts';

/** Every game of the studio, in catalogue order. */
export const games: readonly GameDefinition[] = [
  lanternHarbor,
  jadeAscent,
  cherryParade,
  emberDragon,
  nightFlight,
  coralDeep,
  sandCaravan,
  frostFjord,
  neonQuarter,
  jungleDrum,
  gemFoundry,
  courtOfCards,
];

/** The game with that system name, or undefined. */
export function findGame(sysname: string): GameDefinition | undefined {
  return games.find((game) => game.sysname === sysname);
}
