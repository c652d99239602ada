import { expect, test } from 'vitest';
import { seededDraw } from '../../fair/seededRandom.ts';
import { exactHold } from '../hold/exactHold.ts';
import { highestHold } from './highestHold.ts';
import type { HoldDefinition } from '../hold/HoldDefinition.ts';
import type { HoldView } from '../hold/holdView.ts';
import { PAY_PARTS } from '../slotBet.ts';
import { checkHold } from './holdChecks.ts';
import { testReelGame } from './testReelGame.ts';
import type { ReelGame } from './testReelGame.ts';

/** The tests that every slot with hold-and-win respins has. */
export function testHoldGame(game: ReelGame<HoldDefinition, HoldView>): void {
  const { definition, symbols, facts, rules } = game;
  const figures = exactHold(definition);

  test('1-3 the stated return is the exact one, and that of the bought respins is within 0.5 % of it', () => {
    expect(facts.rtp).toBe(figures.rtp.toPercent());
    const bought = figures.bought.dividedBy(definition.hold.price).toNumber();
    expect(Math.abs(bought - figures.rtp.toNumber())).toBeLessThan(0.005);
  });

  test('1-3 the catalogue has its lines, or its ways: every combination of places on all reels', () => {
    const { columns, rows, rule } = definition;
    expect(facts.rule).toBe(rule.kind);
    expect(facts.lines).toBe(rule.kind === 'lines' ? rule.lines.length : rows ** columns);
  });

  test('1-3 the paytable has every symbol, higher ones pay more, and so do more of them', () => {
    const pays = definition.pays.slice(1);
    expect(definition.pays.length + 1).toBe(symbols.length);
    for (const row of definition.pays) expect(row).toEqual(row.toSorted((one, other) => one - other));
    for (const step of [0, 1, 2] as const) {
      const column = pays.map((row) => row[step]);
      expect(column).toEqual(column.toSorted((one, other) => other - one));
      expect(column.at(-1)).toBeGreaterThan(0);
    }
    const shown = new Set(definition.strips.flat());
    expect(symbols.filter((_, symbol) => !shown.has(symbol))).toEqual([]);
  });

  test('the stated highest win is that of all stops and coins', () => {
    expect(facts.maxWin).toBe(Math.floor(highestHold(definition) / PAY_PARTS));
  }, 60_000);

  test('rounds are as the rules say, step by step', () => {
    for (let seed = 0; seed < 1_500; seed += 1) {
      const buy = seed % 10 === 0;
      const { view, staked, payout } = rules.play({ buy }, 120n, [], seededDraw(seed));
      checkHold(definition, view);
      expect(staked).toBe(buy ? 120n * BigInt(definition.hold.price) : 120n);
      expect(payout).toBe(BigInt(view.total) * 12n);
    }
  });

  testReelGame(game, figures.rtp.toNumber());
}
