import { facts as runeFallsFacts } from '../games/runeFalls/facts.ts';
import { runeFalls } from '../games/runeFalls/rules.ts';
import { playOne as playRuneFalls } from '../games/runeFalls/simulate.ts';
import { facts as sugarTumbleFacts } from '../games/sugarTumble/facts.ts';
import { sugarTumble } from '../games/sugarTumble/rules.ts';
import { playOne as playSugarTumble } from '../games/sugarTumble/simulate.ts';
import { definition as thunderForgeDefinition } from '../games/thunderForge/definition.ts';
import { thunderForge } from '../games/thunderForge/rules.ts';
import { playOne as playThunderForge } from '../games/thunderForge/simulate.ts';
import { definition as vaultOfSunsDefinition } from '../games/vaultOfSuns/definition.ts';
import { vaultOfSuns } from '../games/vaultOfSuns/rules.ts';
import { playOne as playVaultOfSuns } from '../games/vaultOfSuns/simulate.ts';
import type { Draw } from '../kit/fair/draws.ts';
import { exactHold } from '../kit/reels/hold/exactHold.ts';
import type { SlotBet } from '../kit/reels/slotBet.ts';
import type { RoundGame } from '../kit/rounds/RoundGame.ts';
import { playByRules } from './playByRules.ts';
import type { Trial } from './Trial.ts';

const none = (): never => {
  throw new Error('A slot has no moves');
};

function spins<View>(
  game: string,
  expected: number,
  playOne: (draw: Draw) => number,
  rules: RoundGame<SlotBet, never, View>,
): Trial {
  return {
    game,
    name: 'spins',
    expected,
    play: (draw) => ({ staked: 1, paid: playOne(draw) }),
    reference: (draw) => playByRules(rules, { buy: false }, draw, none),
  };
}

/** The stated return of a cascade is that of long simulations, cut to two decimals. */
const stated = ({ rtp }: { readonly rtp: string }): number => Number(rtp) / 100;

/** Slots with cascades or hold-and-win respins. The return of the others is proven by `npm run prove -- rtp`. */
export const reelTrials: readonly Trial[] = [
  spins('sugar-tumble', stated(sugarTumbleFacts), playSugarTumble, sugarTumble),
  spins('rune-falls', stated(runeFallsFacts), playRuneFalls, runeFalls),
  spins('vault-of-suns', exactHold(vaultOfSunsDefinition).rtp.toNumber(), playVaultOfSuns, vaultOfSuns),
  spins('thunder-forge', exactHold(thunderForgeDefinition).rtp.toNumber(), playThunderForge, thunderForge),
];
