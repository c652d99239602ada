import type { AnyRoundGame } from '../kit/rounds/storedRound.ts';
import { anyRoundGame } from '../kit/rounds/storedRound.ts';
import { blackjack } from './blackjack/rules.ts';
import { carousel } from './carousel/rules.ts';
import { crash } from './crash/rules.ts';
import { dice } from './dice/rules.ts';
import { hilo } from './hilo/rules.ts';
import { keno } from './keno/rules.ts';
import { liveRoulette } from './liveRoulette/rules.ts';
import { mines } from './mines/rules.ts';
import { plinko } from './plinko/rules.ts';
import { roulette } from './roulette/rules.ts';
import { runeFalls } from './runeFalls/rules.ts';
import { sugarTumble } from './sugarTumble/rules.ts';
import { thunderForge } from './thunderForge/rules.ts';
import { vaultOfSuns } from './vaultOfSuns/rules.ts';
import { videoPoker } from './videoPoker/rules.ts';

/** Games whose rounds are a bet and moves, by sysname. */
export const roundGames: ReadonlyMap<string, AnyRoundGame> = new Map([
  ['blackjack', anyRoundGame(blackjack)],
  ['carousel', anyRoundGame(carousel)],
  ['crash', anyRoundGame(crash)],
  ['dice', anyRoundGame(dice)],
  ['hilo', anyRoundGame(hilo)],
  ['keno', anyRoundGame(keno)],
  ['live-roulette', anyRoundGame(liveRoulette)],
  ['mines', anyRoundGame(mines)],
  ['plinko', anyRoundGame(plinko)],
  ['roulette', anyRoundGame(roulette)],
  ['rune-falls', anyRoundGame(runeFalls)],
  ['sugar-tumble', anyRoundGame(sugarTumble)],
  ['thunder-forge', anyRoundGame(thunderForge)],
  ['vault-of-suns', anyRoundGame(vaultOfSuns)],
  ['video-poker', anyRoundGame(videoPoker)],
]);
