import type { Draw } from '../../fair/draws.ts';
import type { RoundGame } from '../../rounds/RoundGame.ts';
import { PAY_PARTS } from '../slotBet.ts';
import type { SlotBet } from '../slotBet.ts';
import { slotRounds } from '../slotRounds.ts';
import type { CascadeDefinition } from './CascadeDefinition.ts';
import { CascadeEngine } from './CascadeEngine.ts';
import type { CascadeSpin, CascadeView } from './cascadeView.ts';

/** The rules of a cascade game. */
export function cascadeRounds(definition: CascadeDefinition): RoundGame<SlotBet, never, CascadeView> {
  const engine = new CascadeEngine(definition);
  return slotRounds<CascadeView>(definition.featurePrice, (draw, entry) => {
    const spins: CascadeSpin[] = [];
    const total = engine.play(draw, entry, spins);
    return { spins, total, isCapped: total === definition.cap };
  });
}

/** Plays rounds without a log, for simulations; returns what each pays in stakes. */
export function cascadeSimulation(definition: CascadeDefinition): (draw: Draw) => number {
  const engine = new CascadeEngine(definition);
  return (draw) => engine.play(draw, 'spin', null) / PAY_PARTS;
}
