import { expect, test } from 'vitest';
import type { GameFacts } from '../../catalogue/GameFacts.ts';
import type { Draw } from '../../fair/draws.ts';
import type { RoundGame } from '../../rounds/RoundGame.ts';
import type { SlotBet } from '../slotBet.ts';
import { measureReturn } from './measureReturn.ts';

/** What a slot's folder gives to the tests that all slots of its mechanic have. */
export interface ReelGame<Definition, View> {
  readonly definition: Definition;
  readonly symbols: readonly unknown[];
  readonly facts: GameFacts;
  readonly rules: RoundGame<SlotBet, never, View>;
  /** Plays a round; what it pays as a multiple of its stake. */
  readonly playOne: (draw: Draw) => number;
}

/** The tests that every slot of the kit has, whatever its mechanic. `rtp`: the stated return, as a part of the stake. */
export function testReelGame<Definition, View>({ rules, playOne }: ReelGame<Definition, View>, rtp: number): void {
  // `npm run prove -- fairness` plays thirty million rounds.
  test('1-3 the return agrees with the stated one in 400,000 rounds', () => {
    const { mean, error } = measureReturn(playOne, 400_000, 20_261_126);
    expect(error).toBeLessThan(0.04);
    // A correct game is off by more than four errors once in 16,000 seeds.
    expect(Math.abs(mean - rtp)).toBeLessThan(4 * error);
  }, 120_000);

  test('moves and other bets are refused', () => {
    for (const buy of ['yes', 1])
      expect(() => rules.readBet({ buy })).toThrow(expect.objectContaining({ field: 'buy' }));
    expect(rules.readBet({})).toEqual({ buy: false });
    expect(() => rules.readMove({})).toThrow(expect.objectContaining({ field: 'move' }));
  });
}
