import type { GameFacts } from '../kit/catalogue/GameFacts.ts';
import { facts as blackjack } from './blackjack/facts.ts';
import { facts as carousel } from './carousel/facts.ts';
import { facts as crash } from './crash/facts.ts';
import { facts as dice } from './dice/facts.ts';
import { facts as hilo } from './hilo/facts.ts';
import { facts as keno } from './keno/facts.ts';
import { facts as liveRoulette } from './liveRoulette/facts.ts';
import { facts as mines } from './mines/facts.ts';
import { facts as plinko } from './plinko/facts.ts';
import { facts as roulette } from './roulette/facts.ts';
import { facts as runeFalls } from './runeFalls/facts.ts';
import { facts as sugarTumble } from './sugarTumble/facts.ts';
import { facts as thunderForge } from './thunderForge/facts.ts';
import { facts as vaultOfSuns } from './vaultOfSuns/facts.ts';
import { facts as videoPoker } from './videoPoker/facts.ts';

const reelGames = [sugarTumble, runeFalls, vaultOfSuns, thunderForge];
const known = [
  ...reelGames,
  dice,
  mines,
  hilo,
  plinko,
  keno,
  roulette,
  blackjack,
  videoPoker,
  crash,
  liveRoulette,
  carousel,
];

/** The games of the catalogue whose rounds are a bet and moves: those with a client, in order. */
export const gameFacts: readonly GameFacts[] = [
  crash,
  liveRoulette,
  carousel,
  roulette,
  blackjack,
  videoPoker,
  mines,
  plinko,
  hilo,
  keno,
  dice,
  ...reelGames,
];

/** The facts of the game with that system name, or undefined. */
export const findFacts = (sysname: string): GameFacts | undefined => known.find((facts) => facts.sysname === sysname);
