import type { AnyRoundGame } from '../kit/rounds/storedRound.ts';
import { anyRoundGame } from '../kit/rounds/storedRound.ts';
import { blackjack } from './blackjack/rules.ts';
import { dice } from './dice/rules.ts';
import { hilo } from './hilo/rules.ts';
import { keno } from './keno/rules.ts';
import { mines } from './mines/rules.ts';
import { plinko } from './plinko/rules.ts';
import { roulette } from './roulette/rules.ts';
import { videoPoker } from './videoPoker/rules.ts';

/** Games whose rounds are a bet and moves, by sysname. */
export const roundGames: ReadonlyMap<string, AnyRoundGame> = new Map([
  ['blackjack', anyRoundGame(blackjack)],
  ['dice', anyRoundGame(dice)],
  ['hilo', anyRoundGame(hilo)],
  ['keno', anyRoundGame(keno)],
  ['mines', anyRoundGame(mines)],
  ['plinko', anyRoundGame(plinko)],
  ['roulette', anyRoundGame(roulette)],
  ['video-poker', anyRoundGame(videoPoker)],
]);
