import type { Draw } from '../../fair/draws.ts';
import type { RoundGame } from '../../rounds/RoundGame.ts';
import { PAY_PARTS } from '../slotBet.ts';
import type { SlotBet } from '../slotBet.ts';
import { slotRounds } from '../slotRounds.ts';
import type { HoldDefinition } from './HoldDefinition.ts';
import { HoldEngine } from './HoldEngine.ts';
import type { HoldView } from './holdView.ts';

/** The rules of a hold-and-win game. */
export function holdRounds(definition: HoldDefinition): RoundGame<SlotBet, never, HoldView> {
  const engine = new HoldEngine(definition);
  return slotRounds(definition.hold.price, (draw, entry) => engine.show(draw, entry));
}

/** Plays rounds without a log, for simulations; returns what each pays in stakes. */
export function holdSimulation(definition: HoldDefinition): (draw: Draw) => number {
  const engine = new HoldEngine(definition);
  return (draw) => engine.play(draw, 'spin', null) / PAY_PARTS;
}
