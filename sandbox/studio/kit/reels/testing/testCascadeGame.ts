import { expect, test } from 'vitest';
import { seededDraw } from '../../fair/seededRandom.ts';
import type { CascadeDefinition } from '../cascade/CascadeDefinition.ts';
import { CascadeEngine } from '../cascade/CascadeEngine.ts';
import type { CascadeView } from '../cascade/cascadeView.ts';
import { PAY_PARTS } from '../slotBet.ts';
import { checkCascades } from './cascadeChecks.ts';
import { measureReturn } from './measureReturn.ts';
import { testReelGame } from './testReelGame.ts';
import type { ReelGame } from './testReelGame.ts';

/** The tests that every slot with cascades has. */
export function testCascadeGame(game: ReelGame<CascadeDefinition, CascadeView>): void {
  const { definition, symbols, facts, rules } = game;
  test('1-3 the paytable has every symbol, higher ones pay more, and so do more of them', () => {
    const { pays, weights, freeWeights, sizes } = definition;
    expect(pays.length + 1).toBe(symbols.length);
    expect([weights.length, freeWeights.length]).toEqual([symbols.length, symbols.length]);
    for (const row of pays) {
      expect(row.length).toBe(sizes.length);
      expect(row).toEqual(row.toSorted((one, other) => one - other));
    }
    sizes.forEach((_, step) => {
      const column = pays.map((row) => row[step] ?? 0);
      expect(column).toEqual(column.toSorted((one, other) => other - one));
      expect(column.at(-1)).toBeGreaterThan(0);
    });
  });

  test('the stated highest win is the cap', () => {
    expect(facts.maxWin * PAY_PARTS).toBe(definition.cap);
  });

  test('rounds are as the rules say, step by step', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const { view, staked, payout } = rules.play({ buy: seed % 20 === 0 }, 120n, [], seededDraw(seed));
      if (seed % 20 !== 0) checkCascades(definition, view);
      expect(staked).toBe(seed % 20 === 0 ? 120n * BigInt(definition.featurePrice) : 120n);
      expect(payout).toBe(BigInt(view.total) * 12n);
    }
  }, 60_000);

  // 2.6 million bought rounds were within 0.5 % of the stated return.
  test('the return of bought free spins agrees with the stated one in 60,000 rounds', () => {
    const engine = new CascadeEngine(definition);
    const price = definition.featurePrice * PAY_PARTS;
    const { mean, error } = measureReturn((draw) => engine.play(draw, 'feature', null) / price, 60_000, 20_261_127);
    expect(error).toBeLessThan(0.008);
    expect(Math.abs(mean - Number(facts.rtp) / 100)).toBeLessThan(4 * error);
  }, 120_000);

  testReelGame(game, Number(game.facts.rtp) / 100);
}
